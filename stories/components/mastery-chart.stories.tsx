import type { Meta, StoryObj } from '@storybook/react-vite'
import { MasteryChart } from '../../ui/components/mastery-chart.tsx'

const meta = {
  component: MasteryChart,
  args: {
    title: 'Le théorème de Pythagore, compétence par compétence',
    summary: 'Une compétence est acquise après plusieurs bonnes réponses de suite.',
    rows: [
      { label: 'Reconnaître l’hypoténuse', share: 0.81, shareLabel: '81 %', stateLabel: 'Acquis' },
      { label: 'Calculer une longueur', share: 0.46, shareLabel: '46 %', stateLabel: 'En cours' },
      { label: 'Montrer qu’un triangle est rectangle', share: 0.12, shareLabel: '12 %', stateLabel: 'À reprendre' },
      { label: 'Résoudre un problème', share: 0, shareLabel: '0 %', stateLabel: 'Pas encore commencé' },
    ],
    emptyText: 'Répondez à un premier quiz pour voir ici ce que vous maîtrisez.',
  },
  argTypes: { summary: { control: false }, emptyText: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 640 }}><Story /></div>],
  parameters: {
    english: {
      'Le théorème de Pythagore, compétence par compétence': 'Pythagoras’ theorem, skill by skill',
      'Une compétence est acquise après plusieurs bonnes réponses de suite.': 'A skill is mastered after several right answers in a row.',
      'Reconnaître l’hypoténuse': 'Recognise the hypotenuse',
      'Calculer une longueur': 'Work out a length',
      'Montrer qu’un triangle est rectangle': 'Show that a triangle is right-angled',
      'Résoudre un problème': 'Solve a problem',
      Acquis: 'Mastered',
      'En cours': 'In progress',
      'À reprendre': 'To go over again',
      'Pas encore commencé': 'Not started yet',
      'Répondez à un premier quiz pour voir ici ce que vous maîtrisez.': 'Answer a first quiz to see here what you have mastered.',
      'Vos matières': 'Your subjects',
      'La part de chaque programme que vous maîtrisez aujourd’hui.': 'How much of each syllabus you have mastered today.',
      Mathématiques: 'Mathematics',
      Français: 'French',
      'Histoire-géographie': 'History and geography',
      Sciences: 'Science',
      Anglais: 'English',
      Philosophie: 'Philosophy',
      'Comparer, confronter et mettre en relation des documents de natures différentes sur les mémoires de la Seconde Guerre mondiale':
        'Compare, contrast and connect documents of different kinds on how the Second World War is remembered',
      'En cours, avec trois bonnes réponses sur cinq': 'In progress, with three right answers out of five',
      '81 %': '81%', '46 %': '46%', '12 %': '12%', '0 %': '0%', '72 %': '72%', '58 %': '58%', '34 %': '34%', '90 %': '90%', '65 %': '65%', '8 %': '8%', '100 %': '100%',
    },
  },
} satisfies Meta<typeof MasteryChart>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const BySubject: Story = {
  args: {
    title: 'Vos matières',
    summary: 'La part de chaque programme que vous maîtrisez aujourd’hui.',
    rows: [
      { label: 'Mathématiques', share: 0.72, shareLabel: '72 %', subject: 'mathematics' },
      { label: 'Français', share: 0.58, shareLabel: '58 %', subject: 'french' },
      { label: 'Histoire-géographie', share: 0.34, shareLabel: '34 %', subject: 'history-geography' },
      { label: 'Sciences', share: 0.9, shareLabel: '90 %', subject: 'sciences' },
      { label: 'Anglais', share: 0.65, shareLabel: '65 %', subject: 'english' },
      { label: 'Philosophie', share: 0.08, shareLabel: '8 %', subject: 'philosophy' },
    ],
  },
}
export const Empty: Story = { args: { rows: [] } }
export const OneSkill: Story = { args: { rows: [{ label: 'Calculer une longueur', share: 0.46, shareLabel: '46 %', stateLabel: 'En cours' }] } }
export const AllMastered: Story = {
  args: {
    rows: [
      { label: 'Reconnaître l’hypoténuse', share: 1, shareLabel: '100 %', stateLabel: 'Acquis' },
      { label: 'Calculer une longueur', share: 1, shareLabel: '100 %', stateLabel: 'Acquis' },
    ],
  },
}
export const NothingYet: Story = {
  args: {
    rows: [
      { label: 'Reconnaître l’hypoténuse', share: 0, shareLabel: '0 %', stateLabel: 'Pas encore commencé' },
      { label: 'Calculer une longueur', share: 0, shareLabel: '0 %', stateLabel: 'Pas encore commencé' },
    ],
  },
}
export const LongText: Story = {
  args: {
    rows: [
      {
        label: 'Comparer, confronter et mettre en relation des documents de natures différentes sur les mémoires de la Seconde Guerre mondiale',
        share: 0.46,
        shareLabel: '46 %',
        stateLabel: 'En cours, avec trois bonnes réponses sur cinq',
        subject: 'history-geography',
      },
    ],
  },
}
export const OnAPhone: Story = { ...BySubject, globals: { viewport: { value: 'phone' } } }

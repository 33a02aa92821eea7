import type { Meta, StoryObj } from '@storybook/react-vite'
import { QuizCard, type QuizCardProps } from '../../ui/components/quiz-card.tsx'

const meta = {
  component: QuizCard,
  args: {
    to: '/livres/maths-troisieme/pythagore/quiz',
    title: 'Le théorème de Pythagore',
    subject: 'mathematics',
    subjectLabel: 'Mathématiques',
    questionsLabel: '12 questions',
    progress: { state: 'not-started', label: 'Pas encore commencé' },
    access: 'free',
    accessLabel: 'Gratuit',
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'Together' ? 1200 : 420 }}><Story /></div>],
  parameters: {
    english: {
      'Le théorème de Pythagore': 'Pythagoras’ theorem',
      Mathématiques: 'Mathematics',
      '12 questions': '12 questions',
      'Pas encore commencé': 'Not started yet',
      Gratuit: 'Free',
      '5 réponses données sur 12': '5 of 12 questions answered',
      'Meilleur résultat : 10 sur 12': 'Best result: 10 out of 12',
      'Meilleur résultat : 12 sur 12': 'Best result: 12 out of 12',
      'Avec l’abonnement': 'With a subscription',
      Ouvert: 'Open',
      Philosophie: 'Philosophy',
      'La conscience et l’inconscient': 'Consciousness and the unconscious',
      'Histoire-géographie': 'History and geography',
      'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance':
        'Memories of the Second World War in France since 1945, between oblivion and recognition',
      '40 questions, dont huit à réponse rédigée': '40 questions, eight of them with a written answer',
      'Compris dans votre abonnement Famille 12 mois': 'Included in your Family plan, 12 months',
      '31 réponses données sur 40, dont 24 justes': '31 of 40 questions answered, 24 of them right',
      'Le present perfect': 'The present perfect',
      Anglais: 'English',
      '8 questions': '8 questions',
    },
  },
} satisfies Meta<typeof QuizCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const InProgress: Story = {
  args: { progress: { state: 'in-progress', done: 5, total: 12, label: '5 réponses données sur 12' }, access: 'open', accessLabel: 'Ouvert' },
}
export const BestResult: Story = {
  args: { progress: { state: 'best-result', done: 10, total: 12, label: 'Meilleur résultat : 10 sur 12' }, accessLabel: undefined },
}
export const AllRight: Story = {
  args: { progress: { state: 'best-result', done: 12, total: 12, label: 'Meilleur résultat : 12 sur 12' } },
}
export const Locked: Story = {
  args: {
    subject: 'philosophy',
    subjectLabel: 'Philosophie',
    title: 'La conscience et l’inconscient',
    access: 'locked',
    accessLabel: 'Avec l’abonnement',
  },
}
export const LongText: Story = {
  args: {
    subject: 'history-geography',
    subjectLabel: 'Histoire-géographie',
    title: 'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance',
    questionsLabel: '40 questions, dont huit à réponse rédigée',
    progress: { state: 'in-progress', done: 31, total: 40, label: '31 réponses données sur 40, dont 24 justes' },
    access: 'open',
    accessLabel: 'Compris dans votre abonnement Famille 12 mois',
  },
}
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

type Grid = QuizCardProps & { others: readonly Partial<QuizCardProps>[] }

export const Together: StoryObj<Grid> = {
  args: {
    others: [
      InProgress.args ?? {},
      BestResult.args ?? {},
      Locked.args ?? {},
      LongText.args ?? {},
      { subject: 'english', subjectLabel: 'Anglais', title: 'Le present perfect', questionsLabel: '8 questions' },
    ],
  },
  argTypes: { others: { control: false } },
  render: ({ others, ...first }) => (
    <ul className="card-grid">
      {[{}, ...others].map((own, index) => (
        <li key={index}>
          <QuizCard {...first} {...own} />
        </li>
      ))}
    </ul>
  ),
}

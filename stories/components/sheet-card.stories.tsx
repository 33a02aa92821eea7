import type { Meta, StoryObj } from '@storybook/react-vite'
import { SheetCard, type SheetCardProps } from '../../ui/components/sheet-card.tsx'

const meta = {
  component: SheetCard,
  args: {
    href: '/fiches/theoreme-de-pythagore.pdf',
    title: 'Le théorème de Pythagore, l’essentiel',
    description: 'L’énoncé, la réciproque et trois exercices corrigés, à imprimer recto verso.',
    subject: 'mathematics',
    subjectLabel: 'Mathématiques',
    facts: ['PDF de 2 pages', '320 kilo-octets', 'Troisième', 'En français'],
    linkLabel: 'Télécharger la fiche',
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'Together' ? 1200 : 420 }}><Story /></div>],
  parameters: {
    english: {
      'Le théorème de Pythagore, l’essentiel': 'Pythagoras’ theorem, the essentials',
      'L’énoncé, la réciproque et trois exercices corrigés, à imprimer recto verso.':
        'The statement, its converse and three worked exercises, to print on both sides.',
      Mathématiques: 'Mathematics',
      'PDF de 2 pages': '2-page PDF',
      '320 kilo-octets': '320 kilobytes',
      Troisième: 'Year 10 (troisième)',
      'En français': 'In French',
      'Télécharger la fiche': 'Download the sheet',
      Anglais: 'English',
      'En anglais': 'In English',
      Terminale: 'Year 13 (terminale)',
      'Méthode de la dissertation': 'How to write a philosophy essay',
      Philosophie: 'Philosophy',
      'PDF de 4 pages': '4-page PDF',
      '1,2 mégaoctet': '1.2 megabytes',
      'Chronologie de la Seconde Guerre mondiale et de ses mémoires, de l’armistice de 1940 au discours du Vel d’Hiv':
        'Timeline of the Second World War and how it has been remembered, from the armistice of 1940 to the Vel d’Hiv speech',
      'De 1940 à 1995, en dix-huit dates expliquées, avec une carte et quatre documents à commenter.':
        'From 1940 to 1995, in eighteen dates explained, with a map and four documents to comment on.',
      'Histoire-géographie': 'History and geography',
      'Tronc commun et enseignement de spécialité': 'Core curriculum and specialist option',
      'PDF de 12 pages en couleurs, au format A4': '12-page colour PDF, A4',
      'Télécharger la chronologie complète et ses documents': 'Download the full timeline and its documents',
      'Irregular verbs, sorted by sound': 'Irregular verbs, sorted by sound',
    },
  },
} satisfies Meta<typeof SheetCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutDescription: Story = {
  args: {
    description: undefined,
    subject: 'philosophy',
    subjectLabel: 'Philosophie',
    title: 'Méthode de la dissertation',
    facts: ['PDF de 4 pages', '1,2 mégaoctet', 'Terminale', 'En français'],
  },
}
export const InAnotherLanguage: Story = {
  args: {
    title: 'Irregular verbs, sorted by sound',
    description: undefined,
    subject: 'english',
    subjectLabel: 'Anglais',
    language: 'en',
    facts: ['PDF de 2 pages', '320 kilo-octets', 'Troisième', 'En anglais'],
  },
}
export const LongText: Story = {
  args: {
    title: 'Chronologie de la Seconde Guerre mondiale et de ses mémoires, de l’armistice de 1940 au discours du Vel d’Hiv',
    description: 'De 1940 à 1995, en dix-huit dates expliquées, avec une carte et quatre documents à commenter.',
    subject: 'history-geography',
    subjectLabel: 'Histoire-géographie',
    facts: ['PDF de 12 pages en couleurs, au format A4', '1,2 mégaoctet', 'Terminale', 'Tronc commun et enseignement de spécialité'],
    linkLabel: 'Télécharger la chronologie complète et ses documents',
  },
}
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

type Grid = SheetCardProps & { others: readonly Partial<SheetCardProps>[] }

export const Together: StoryObj<Grid> = {
  args: { others: [WithoutDescription.args ?? {}, InAnotherLanguage.args ?? {}, LongText.args ?? {}] },
  argTypes: { others: { control: false } },
  render: ({ others, ...first }) => (
    <ul className="card-grid">
      {[{}, ...others].map((own, index) => (
        <li key={index}>
          <SheetCard {...first} {...own} />
        </li>
      ))}
    </ul>
  ),
}

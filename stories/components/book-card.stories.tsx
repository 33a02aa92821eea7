import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookCard, type BookCardProps } from '../../ui/components/book-card.tsx'

/** The cards of a shelf, side by side. */
function Shelf({ books }: { books: readonly BookCardProps[] }) {
  return (
    <ul className="card-grid">
      {books.map((book) => (
        <li key={book.to}><BookCard {...book} /></li>
      ))}
    </ul>
  )
}

const mathematics: BookCardProps = {
  to: '/revisions/maths-troisieme',
  title: 'Réussir le brevet de mathématiques',
  description: '18 cours courts et 240 questions, du calcul littéral aux probabilités.',
  subject: 'mathematics',
  subjectLabel: 'Mathématiques',
  levelLabel: 'Troisième',
}
const french: BookCardProps = {
  to: '/revisions/bac-de-francais',
  title: 'Le bac de français',
  description: 'Les œuvres, la grammaire et l’oral, étape par étape.',
  subject: 'french',
  subjectLabel: 'Français',
  levelLabel: 'Première',
}
const history: BookCardProps = {
  to: '/revisions/monde-depuis-1945',
  title: 'Le monde depuis 1945',
  description: 'Guerre froide, décolonisation, mondialisation.',
  subject: 'history-geography',
  subjectLabel: 'Histoire-géographie',
  levelLabel: 'Terminale',
}
const sciences: BookCardProps = {
  to: '/revisions/sciences-seconde',
  title: 'Physique, chimie, SVT',
  description: 'L’essentiel de la seconde en 20 cours.',
  subject: 'sciences',
  subjectLabel: 'Sciences',
  levelLabel: 'Seconde',
}
const english: BookCardProps = {
  to: '/revisions/anglais-troisieme',
  title: 'Parler anglais sans trembler',
  description: 'Les temps, les questions, les mots utiles.',
  subject: 'english',
  subjectLabel: 'Anglais',
  levelLabel: 'Troisième',
}
const philosophy: BookCardProps = {
  to: '/revisions/philosophie',
  title: 'Penser par soi-même',
  description: 'Les 17 notions et la dissertation.',
  subject: 'philosophy',
  subjectLabel: 'Philosophie',
  levelLabel: 'Terminale',
}

const meta = {
  component: BookCard,
  args: mathematics,
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'Grid' ? 1200 : 380 }}>
        <Story />
      </div>
    ),
  ],
  parameters: {
    english: {
      'Réussir le brevet de mathématiques': 'Pass the brevet in mathematics',
      '18 cours courts et 240 questions, du calcul littéral aux probabilités.': '18 short lessons and 240 questions, from algebra to probability.',
      Mathématiques: 'Mathematics',
      Troisième: 'Year 10',
      'Le bac de français': 'French for the baccalauréat',
      'Les œuvres, la grammaire et l’oral, étape par étape.': 'The set works, grammar and the oral, step by step.',
      Français: 'French',
      Première: 'Year 12',
      'Le monde depuis 1945': 'The world since 1945',
      'Guerre froide, décolonisation, mondialisation.': 'The Cold War, decolonisation, globalisation.',
      'Histoire-géographie': 'History and geography',
      Terminale: 'Final year',
      'Physique, chimie, SVT': 'Physics, chemistry, biology',
      'L’essentiel de la seconde en 20 cours.': 'The essentials of Year 11 in 20 lessons.',
      Seconde: 'Year 11',
      'Parler anglais sans trembler': 'Speaking English without fear',
      'Les temps, les questions, les mots utiles.': 'Tenses, questions, useful words.',
      Anglais: 'English',
      'Penser par soi-même': 'Thinking for yourself',
      'Les 17 notions et la dissertation.': 'The 17 themes and the essay.',
      Philosophie: 'Philosophy',
      'Méthode, documents et cartes pour l’épreuve commune d’histoire-géographie et d’enseignement moral et civique':
        'Method, documents and maps for the joint paper in history, geography and civic education',
      'Toutes les études de documents, les croquis à savoir refaire et les définitions à connaître mot pour mot.':
        'Every document study, the sketch maps to be able to draw again and the definitions to know word for word.',
    },
  },
} satisfies Meta<typeof BookCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = { args: french }
export const HistoryGeography: Story = { args: history }
export const Sciences: Story = { args: sciences }
export const English: Story = { args: english }
export const Philosophy: Story = { args: philosophy }
export const LongText: Story = {
  args: {
    ...history,
    title: 'Méthode, documents et cartes pour l’épreuve commune d’histoire-géographie et d’enseignement moral et civique',
    description: 'Toutes les études de documents, les croquis à savoir refaire et les définitions à connaître mot pour mot.',
  },
}
export const Grid: StoryObj<typeof Shelf> = {
  args: { books: [mathematics, french, history, sciences, english, philosophy] },
  render: ({ books }) => <Shelf books={books} />,
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ArticleCard, type ArticleCardProps } from '../../ui/components/article-card.tsx'

const meta = {
  component: ArticleCard,
  args: {
    to: '/blog/reviser-sans-relire',
    title: 'Réviser sans relire : pourquoi se poser des questions marche mieux',
    excerpt: 'Relire donne l’impression de savoir. Chercher la réponse, puis vérifier, fait vraiment retenir.',
    section: 'Méthode',
    dateLabel: '3 novembre 2026',
    date: '2026-11-03',
    readingTime: '6 min de lecture',
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'Together' ? 1200 : 420 }}><Story /></div>],
  parameters: {
    english: {
      'Réviser sans relire : pourquoi se poser des questions marche mieux': 'Revising without rereading: why asking yourself questions works better',
      'Relire donne l’impression de savoir. Chercher la réponse, puis vérifier, fait vraiment retenir.':
        'Rereading makes us feel that we know. Looking for the answer, then checking it, is what makes it stick.',
      Méthode: 'Method',
      '3 novembre 2026': '3 November 2026',
      '6 min de lecture': '6 min read',
      'Le jour de l’épreuve de philosophie, heure par heure': 'The day of the philosophy exam, hour by hour',
      'Quatre heures, deux sujets et une explication de texte : comment les répartir.': 'Four hours, two essays and a text to explain: how to share them out.',
      'Bac et brevet': 'Exams',
      '12 octobre 2026': '12 October 2026',
      '9 min de lecture': '9 min read',
      'Ce que les correcteurs attendent vraiment d’une démonstration de géométrie rédigée en troisième, et pourquoi une figure ne prouve rien':
        'What examiners really expect from a written geometry proof, and why a figure proves nothing',
      'Une figure aide à trouver, elle ne démontre pas. On part de ce que l’énoncé donne, on cite le théorème, on vérifie ses conditions, puis on conclut par une phrase : quatre temps, toujours dans cet ordre.':
        'A figure helps us find, it proves nothing. Start from what the question gives, name the theorem, check its conditions, then conclude in a sentence: four steps, always in that order.',
      'Conseils de professeurs pour les mathématiques': 'Advice from mathematics teachers',
      '21 septembre 2026': '21 September 2026',
      '14 min de lecture': '14 min read',
    },
  },
} satisfies Meta<typeof ArticleCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPicture: Story = { args: { showsPicture: true } }
export const WithPictureOfASubject: Story = {
  args: {
    to: '/blog/jour-de-l-epreuve',
    title: 'Le jour de l’épreuve de philosophie, heure par heure',
    excerpt: 'Quatre heures, deux sujets et une explication de texte : comment les répartir.',
    section: 'Bac et brevet',
    dateLabel: '12 octobre 2026',
    date: '2026-10-12',
    readingTime: '9 min de lecture',
    subject: 'philosophy',
    showsPicture: true,
  },
}
export const LongText: Story = {
  args: {
    to: '/blog/demonstration',
    title:
      'Ce que les correcteurs attendent vraiment d’une démonstration de géométrie rédigée en troisième, et pourquoi une figure ne prouve rien',
    excerpt:
      'Une figure aide à trouver, elle ne démontre pas. On part de ce que l’énoncé donne, on cite le théorème, on vérifie ses conditions, puis on conclut par une phrase : quatre temps, toujours dans cet ordre.',
    section: 'Conseils de professeurs pour les mathématiques',
    dateLabel: '21 septembre 2026',
    date: '2026-09-21',
    readingTime: '14 min de lecture',
    subject: 'mathematics',
    showsPicture: true,
  },
}
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

type Grid = ArticleCardProps & { others: readonly Partial<ArticleCardProps>[] }

export const Together: StoryObj<Grid> = {
  args: { showsPicture: true, others: [WithPictureOfASubject.args ?? {}, LongText.args ?? {}] },
  argTypes: { others: { control: false } },
  render: ({ others, ...first }) => (
    <ul className="card-grid">
      {[{}, ...others].map((own, index) => (
        <li key={index}>
          <ArticleCard {...first} {...own} />
        </li>
      ))}
    </ul>
  ),
}

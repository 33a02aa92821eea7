import type { Meta, StoryObj } from '@storybook/react-vite'
import { BookCard } from '../../ui/components/book-card.tsx'

const meta = {
  component: BookCard,
  args: {
    to: '/livres/maths-troisieme',
    title: 'Réussir le brevet de mathématiques',
    description: '18 cours courts et 240 questions, du calcul littéral aux probabilités.',
    subject: 'mathematics',
    subjectLabel: 'Mathématiques',
    levelLabel: 'Troisième',
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'Grid' || name === 'Side By Side' ? 1200 : 380 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof BookCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const French: Story = {
  args: { subject: 'french', subjectLabel: 'Français', levelLabel: 'Première', title: 'Le bac de français', description: 'Les œuvres, la grammaire et l’oral, étape par étape.' },
}
export const HistoryGeography: Story = {
  args: { subject: 'history-geography', subjectLabel: 'Histoire-géographie', levelLabel: 'Terminale', title: 'Le monde depuis 1945', description: 'Guerre froide, décolonisation, mondialisation.' },
}
export const Sciences: Story = {
  args: { subject: 'sciences', subjectLabel: 'Sciences', levelLabel: 'Seconde', title: 'Physique, chimie, SVT', description: 'L’essentiel de la seconde en 20 cours.' },
}
export const English: Story = {
  args: { subject: 'english', subjectLabel: 'Anglais', levelLabel: 'Troisième', title: 'Parler anglais sans trembler', description: 'Les temps, les questions, les mots utiles.' },
}
export const Philosophy: Story = {
  args: { subject: 'philosophy', subjectLabel: 'Philosophie', levelLabel: 'Terminale', title: 'Penser par soi-même', description: 'Les 17 notions et la dissertation.' },
}
export const Grid: Story = {
  render: (args) => (
    <ul className="card-grid">
      {[{}, French.args, HistoryGeography.args, Sciences.args, English.args, Philosophy.args].map((own, index) => (
        <li key={index}><BookCard {...args} {...own} /></li>
      ))}
    </ul>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { CourseCard } from '../../ui/components/course-card.tsx'

const meta = {
  component: CourseCard,
  args: {
    to: '/cours/theoreme-de-pythagore',
    title: 'Le théorème de Pythagore',
    description: 'Calculer une longueur dans un triangle rectangle, et reconnaître un triangle qui ne l’est pas.',
    subject: 'mathematics',
    meta: '25 min · 12 questions',
    status: 'free',
    statusLabel: 'Gratuit',
  },
  decorators: [
    (Story, { name }) => (
      <div style={{ maxWidth: name === 'Grid' || name === 'Side By Side' ? 1200 : 420 }}>
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof CourseCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Locked: Story = {
  args: {
    subject: 'philosophy',
    title: 'La conscience et l’inconscient',
    description: 'De Descartes à Freud : peut-on se connaître soi-même ?',
    meta: '40 min',
    status: 'locked',
    statusLabel: 'Avec l’abonnement',
  },
}
export const Opened: Story = {
  args: {
    subject: 'sciences',
    title: 'L’énergie et ses conversions',
    description: 'Formes d’énergie, chaînes de conversion, puissance et rendement.',
    status: 'open',
    statusLabel: 'Ouvert',
  },
}
export const WithoutMeta: Story = { args: { meta: undefined } }
export const LongTitle: Story = {
  args: {
    subject: 'history-geography',
    title: 'Les mémoires de la Seconde Guerre mondiale en France depuis 1945, entre oubli et reconnaissance',
    description: 'Comment le récit de la guerre a changé, du résistancialisme au discours de 1995.',
    status: 'locked',
    statusLabel: 'Avec l’abonnement',
  },
}
export const Grid: Story = {
  render: (args) => (
    <ul className="card-grid">
      <li><CourseCard {...args} /></li>
      <li><CourseCard {...args} {...Locked.args} /></li>
      <li><CourseCard {...args} {...Opened.args} /></li>
      <li><CourseCard {...args} subject="french" title="Analyser un poème de Baudelaire" description="Vers, rimes, images : une méthode en quatre lectures." /></li>
      <li><CourseCard {...args} {...LongTitle.args} /></li>
      <li><CourseCard {...args} subject="english" title="Le present perfect" description="Le passé qui compte encore : have et le participe passé." /></li>
    </ul>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { PageCard, type PageCardProps } from '../../ui/components/page-card.tsx'

const meta = {
  component: PageCard,
  args: {
    to: '/bac/grand-oral',
    title: 'Le grand oral',
    description: 'Choisir ses questions, préparer son exposé, répondre au jury.',
  },
  decorators: [(Story, { name }) => <div style={{ maxWidth: name === 'Together' ? 1200 : 420 }}><Story /></div>],
  parameters: {
    english: {
      'Le grand oral': 'The oral exam',
      'Choisir ses questions, préparer son exposé, répondre au jury.': 'Choosing your questions, preparing your talk, answering the panel.',
      'Information d’un partenaire : Onisep': 'Information from a partner: Onisep',
      'Le second degré': 'Quadratics',
      Chapitre: 'Chapter',
      'Résoudre une équation du second degré, étudier le signe d’un trinôme et tracer une parabole, avec des exemples rédigés en entier.':
        'Solving a quadratic equation, studying the sign of a trinomial and drawing a parabola, with examples worked out in full.',
    },
  },
} satisfies Meta<typeof PageCard>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const TitleOnly: Story = { args: { description: undefined } }
export const OfAPartner: Story = { args: { label: 'Information d’un partenaire : Onisep' } }
export const OfASubject: Story = {
  args: {
    to: '/revisions/mathematiques-premiere/algebre/second-degre',
    title: 'Le second degré',
    description: 'Résoudre une équation du second degré, étudier le signe d’un trinôme et tracer une parabole, avec des exemples rédigés en entier.',
    label: 'Chapitre',
    subject: 'mathematics',
  },
}

type Grid = PageCardProps & { others: readonly Partial<PageCardProps>[] }

export const Together: StoryObj<Grid> = {
  args: { others: [OfAPartner.args ?? {}, OfASubject.args ?? {}] },
  argTypes: { others: { control: false } },
  render: ({ others, ...first }) => (
    <ul className="card-grid">
      {[{}, ...others].map((own, index) => (
        <li key={index}>
          <PageCard {...first} {...own} />
        </li>
      ))}
    </ul>
  ),
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { PageSection } from '../../ui/components/page-section.tsx'

const meta = {
  component: PageSection,
  args: {
    title: 'Comprendre d’abord, s’entraîner ensuite',
    lead: 'Chaque cours tient en une demi-heure et se termine par un quiz corrigé, question par question.',
    tone: 'plain',
    children: (
      <div className="cluster">
        <ButtonLink to="/revisions">Parcourir les cours</ButtonLink>
        <ButtonLink to="/premium" variant="secondary">Voir les prix</ButtonLink>
      </div>
    ),
  },
  argTypes: { children: { control: false }, lead: { control: 'text' }, tone: { control: 'inline-radio', options: ['plain', 'paper', 'honey', 'ink'] } },
  parameters: {
    layout: 'fullscreen',
    english: {
      'Comprendre d’abord, s’entraîner ensuite': 'Understand first, practise next',
      'Chaque cours tient en une demi-heure et se termine par un quiz corrigé, question par question.':
        'Each lesson takes half an hour and ends with a quiz, marked question by question.',
      'Parcourir les cours': 'Browse the lessons',
      'Voir les prix': 'See the prices',
      'Tous les cours de troisième': 'Every lesson of Year 10',
      'Le droit de se tromper, de recommencer autant de fois qu’il le faut, et de demander pourquoi':
        'The right to be wrong, to start again as many times as it takes, and to ask why',
    },
  },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Paper: Story = { args: { tone: 'paper' } }
export const Honey: Story = { args: { tone: 'honey' } }
export const Ink: Story = { args: { tone: 'ink' } }
export const PageTitle: Story = { args: { headingLevel: 1, title: 'Tous les cours de troisième' } }
export const WithoutHeader: Story = { args: { title: undefined, lead: undefined } }
export const HeaderOnly: Story = { args: { children: undefined } }
export const LongTitle: Story = {
  args: { tone: 'honey', title: 'Le droit de se tromper, de recommencer autant de fois qu’il le faut, et de demander pourquoi' },
}

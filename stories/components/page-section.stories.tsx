import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { PageSection } from '../../ui/components/page-section.tsx'

const meta = {
  component: PageSection,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Comprendre d’abord, s’entraîner ensuite',
    lead: 'Chaque cours tient en une demi-heure et se termine par un quiz corrigé, question par question.',
    tone: 'plain',
    children: (
      <div className="cluster">
        <ButtonLink to="/cours">Parcourir les cours</ButtonLink>
        <ButtonLink to="/abonnement" variant="secondary">Voir les prix</ButtonLink>
      </div>
    ),
  },
  argTypes: { children: { control: false } },
} satisfies Meta<typeof PageSection>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Paper: Story = { args: { tone: 'paper' } }
export const Honey: Story = { args: { tone: 'honey' } }
export const Ink: Story = { args: { tone: 'ink' } }
export const PageTitle: Story = { args: { headingLevel: 1, title: 'Tous les cours de troisième' } }
export const WithoutHeader: Story = { args: { title: undefined, lead: undefined } }

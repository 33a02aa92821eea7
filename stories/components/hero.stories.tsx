import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'
import { Hero } from '../../ui/components/hero.tsx'

const meta = {
  component: Hero,
  parameters: { layout: 'fullscreen' },
  args: {
    title: 'Chaque notion à sa place, et tout se tient.',
    lead: 'Des cours courts, des quiz expliqués et des progrès qui se voient, de la troisième à la terminale.',
    actions: (
      <>
        <ButtonLink to="/cours" size="large">Commencer gratuitement</ButtonLink>
        <ButtonLink to="/abonnement" size="large" variant="secondary">Voir les prix</ButtonLink>
      </>
    ),
  },
  argTypes: { actions: { control: false }, illustration: { control: false } },
} satisfies Meta<typeof Hero>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithoutIllustration: Story = { args: { illustration: null } }

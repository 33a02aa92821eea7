import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'

const meta = {
  component: ButtonLink,
  args: { to: '/abonnement', children: 'Voir les abonnements', variant: 'primary', size: 'medium' },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', to: '/connexion', children: 'Se connecter' } }
export const Quiet: Story = { args: { variant: 'quiet', to: '/cours', children: 'Parcourir les cours' } }
export const Danger: Story = { args: { variant: 'danger', to: '/compte/supprimer', children: 'Supprimer mon compte' } }
export const Large: Story = { args: { size: 'large', children: 'Essayer gratuitement' } }
export const FullWidth: Story = { args: { fullWidth: true } }

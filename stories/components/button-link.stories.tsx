import type { Meta, StoryObj } from '@storybook/react-vite'
import { ButtonLink } from '../../ui/components/button.tsx'

const meta = {
  component: ButtonLink,
  args: { to: '/premium', children: 'Voir les abonnements', variant: 'primary', size: 'medium' },
  parameters: {
    english: {
      'Voir les abonnements': 'See the subscriptions',
      'Se connecter': 'Log in',
      'Parcourir les cours': 'Browse the lessons',
      'Supprimer mon compte': 'Delete my account',
      'Essayer gratuitement': 'Try for free',
      'Continuer vers le paiement de l’abonnement famille à l’année': 'Continue to the payment of the yearly family subscription',
    },
  },
} satisfies Meta<typeof ButtonLink>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', to: '/login', children: 'Se connecter' } }
export const Quiet: Story = { args: { variant: 'quiet', to: '/revisions', children: 'Parcourir les cours' } }
export const Danger: Story = { args: { variant: 'danger', to: '/mon-compte/supprimer', children: 'Supprimer mon compte' } }
export const Large: Story = { args: { size: 'large', children: 'Essayer gratuitement' } }
export const FullWidth: Story = { args: { fullWidth: true } }
export const LongText: Story = {
  args: { children: 'Continuer vers le paiement de l’abonnement famille à l’année' },
  decorators: [(Story) => <div style={{ maxWidth: 280 }}><Story /></div>],
}

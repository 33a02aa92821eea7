import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button } from '../../ui/components/button.tsx'

const meta = {
  component: Button,
  args: { children: 'Valider ma réponse', variant: 'primary', size: 'medium' },
} satisfies Meta<typeof Button>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const Secondary: Story = { args: { variant: 'secondary', children: 'Revoir le cours' } }
export const Quiet: Story = { args: { variant: 'quiet', children: 'Passer cette question' } }
export const Danger: Story = { args: { variant: 'danger', children: 'Résilier mon abonnement' } }
export const Large: Story = { args: { size: 'large', children: 'Commencer le quiz' } }
export const Busy: Story = { args: { busy: true, children: 'Paiement en cours' } }
export const Disabled: Story = { args: { disabled: true, children: 'Déjà abonné' } }
export const FullWidth: Story = { args: { fullWidth: true, children: 'Créer mon compte' } }
export const LongText: Story = {
  args: { children: 'Continuer avec l’abonnement annuel et payer 59,88 € aujourd’hui en une seule fois' },
  decorators: [(Story) => <div style={{ maxWidth: 300 }}><Story /></div>],
}
export const Together: Story = {
  render: () => (
    <div className="cluster">
      <Button>Valider</Button>
      <Button variant="secondary">Revoir le cours</Button>
      <Button variant="quiet">Passer</Button>
    </div>
  ),
}

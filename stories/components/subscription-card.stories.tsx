import type { Meta, StoryObj } from '@storybook/react-vite'
import { Button, ButtonLink } from '../../ui/components/button.tsx'
import { Notice } from '../../ui/components/notice.tsx'
import { SubscriptionCard } from '../../ui/components/subscription-card.tsx'

const meta = {
  component: SubscriptionCard,
  args: {
    title: 'Solo 12 mois',
    state: 'Abonnement en cours',
    stateTone: 'success',
    facts: [
      { label: 'Depuis le', value: '21 novembre 2026' },
      { label: 'Prochain renouvellement', value: '21 novembre 2027' },
      { label: 'Prix du renouvellement', value: '89,99 €' },
    ],
    actions: <ButtonLink to="/mon-compte/abonnement/1/resilier" variant="secondary">Résilier</ButtonLink>,
    receiptsTitle: 'Reçus',
    receipts: [{ id: '0199a7b2-7c1e-7d7a-9f0e-4b1f6f0c2a11', label: '21 novembre 2026', amount: '80,99 €' }],
  },
  argTypes: { actions: { control: false }, children: { control: false } },
  decorators: [(Story) => <div style={{ maxWidth: 736 }}><Story /></div>],
} satisfies Meta<typeof SubscriptionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const Cancelled: Story = {
  args: {
    state: 'Abonnement résilié',
    stateTone: 'warning',
    facts: [{ label: 'Accès jusqu’au', value: '21 novembre 2027' }],
    children: <p>Rien d’autre ne sera débité.</p>,
    actions: <Button variant="secondary">Reprendre l’abonnement</Button>,
  },
}
export const PaidBack: Story = {
  args: {
    state: 'Contrat annulé',
    stateTone: 'neutral',
    facts: [{ label: 'Remboursement', value: '89,99 €' }],
    children: <Notice tone="info">Le remboursement est demandé.</Notice>,
    actions: undefined,
    receipts: [],
  },
}

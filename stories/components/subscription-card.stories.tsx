import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, userEvent, within } from 'storybook/test'
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
  parameters: {
    english: {
      'Solo 12 mois': 'Solo, 12 months',
      'Abonnement en cours': 'Active subscription',
      'Depuis le': 'Since',
      '21 novembre 2026': 'November 21, 2026',
      'Prochain renouvellement': 'Next renewal',
      '21 novembre 2027': 'November 21, 2027',
      'Prix du renouvellement': 'Price of the renewal',
      '89,99 €': '€89.99',
      Résilier: 'Cancel',
      Reçus: 'Receipts',
      '80,99 €': '€80.99',
      'Abonnement résilié': 'Cancelled subscription',
      'Accès jusqu’au': 'Access until',
      'Rien d’autre ne sera débité.': 'Nothing more will be charged.',
      'Reprendre l’abonnement': 'Resume the subscription',
      'Contrat annulé': 'Contract withdrawn from',
      Remboursement: 'Refund',
      'Le remboursement est demandé.': 'The refund has been requested.',
      'En attente du paiement': 'Waiting for payment',
      'Commandé le': 'Ordered on',
      'Votre opérateur n’a pas encore confirmé le paiement.': 'Your operator has not confirmed the payment yet.',
      'Payer maintenant': 'Pay now',
      'Abonnement terminé': 'Subscription over',
      'Terminé le': 'Ended on',
      'Reprendre une formule': 'Choose a plan again',
      'Famille 12 mois, offre de rentrée des établissements partenaires de l’académie': 'Family, 12 months, back-to-school offer of the partner schools of the district',
    },
  },
} satisfies Meta<typeof SubscriptionCard>

export default meta
type Story = StoryObj<typeof meta>

export const Running: Story = {}
export const WithReceipts: Story = {
  play: async ({ canvasElement }) => {
    const canvas = within(canvasElement)
    const group = canvas.getByRole('group')
    const summary = group.querySelector('summary')
    if (!summary) throw new Error('The receipts have no summary.')
    await userEvent.click(summary)
    await expect(canvas.getByRole('list')).toBeVisible()
  },
}
export const Pending: Story = {
  args: {
    state: 'En attente du paiement',
    stateTone: 'warning',
    facts: [{ label: 'Commandé le', value: '21 novembre 2026' }],
    children: <Notice tone="warning">Votre opérateur n’a pas encore confirmé le paiement.</Notice>,
    actions: <ButtonLink to="/premium/checkout/solo">Payer maintenant</ButtonLink>,
    receipts: [],
  },
}
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
export const Over: Story = {
  args: {
    state: 'Abonnement terminé',
    stateTone: 'neutral',
    facts: [{ label: 'Terminé le', value: '21 novembre 2026' }],
    actions: <ButtonLink to="/premium">Reprendre une formule</ButtonLink>,
  },
}
export const LongTitle: Story = { args: { title: 'Famille 12 mois, offre de rentrée des établissements partenaires de l’académie' } }

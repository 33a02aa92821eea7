import type { Meta, StoryObj } from '@storybook/react-vite'
import { Badge } from '../../ui/components/badge.tsx'
import { FactList } from '../../ui/components/fact-list.tsx'

const meta = {
  component: FactList,
  args: {
    facts: [
      { label: 'Formule', value: 'Solo 12 mois' },
      { label: 'Commandée le', value: '21 novembre 2026' },
      { label: 'Remboursement', value: '89,99 €' },
    ],
  },
  decorators: [(Story) => <div style={{ maxWidth: 480 }}><Story /></div>],
  parameters: {
    english: {
      Formule: 'Plan',
      'Solo 12 mois': 'Solo, 12 months',
      'Commandée le': 'Ordered on',
      '21 novembre 2026': 'November 21, 2026',
      Remboursement: 'Refund',
      '89,99 €': '€89.99',
      'Référence de la commande': 'Order reference',
      État: 'State',
      'Abonnement en cours': 'Active subscription',
      'Personnes qui peuvent se connecter avec cet abonnement famille': 'People who can log in with this family subscription',
      'Camille Moreau, Sacha Moreau, Maxence Moreau-Delacroix et Inès Moreau-Delacroix':
        'Camille Moreau, Sacha Moreau, Maxence Moreau-Delacroix and Inès Moreau-Delacroix',
    },
  },
} satisfies Meta<typeof FactList>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const LongReference: Story = {
  args: { facts: [{ label: 'Référence de la commande', value: '0199a7b2-7c1e-7d7a-9f0e-4b1f6f0c2a11' }] },
}
export const WithBadge: Story = {
  args: { facts: [{ label: 'État', value: <Badge tone="success">Abonnement en cours</Badge> }] },
}
export const LongText: Story = {
  args: {
    facts: [
      {
        label: 'Personnes qui peuvent se connecter avec cet abonnement famille',
        value: 'Camille Moreau, Sacha Moreau, Maxence Moreau-Delacroix et Inès Moreau-Delacroix',
      },
    ],
  },
}

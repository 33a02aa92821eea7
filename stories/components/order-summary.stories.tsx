import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from '../../ui/components/order-summary.tsx'

const meta = {
  component: OrderSummary,
  args: {
    lines: [{ label: 'Abonnement au mois', amount: '7,99 €' }],
    totalLabel: 'À payer aujourd’hui',
    total: '7,99 €',
  },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}><Story /></div>],
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDiscount: Story = {
  args: {
    lines: [
      { label: 'Abonnement à l’année', amount: '95,88 €' },
      { label: 'Remise pour 12 mois', amount: '− 36,00 €', tone: 'discount' },
      { label: 'dont TVA (20 %)', amount: '9,98 €' },
    ],
    total: '59,88 €',
  },
}
export const WithNote: Story = {
  args: { note: 'Puis 7,99 € le 21 de chaque mois. Tu peux arrêter quand tu veux depuis ton compte.' },
}

import type { Meta, StoryObj } from '@storybook/react-vite'
import { OrderSummary } from '../../ui/components/order-summary.tsx'

const meta = {
  component: OrderSummary,
  args: {
    lines: [{ label: 'Abonnement au mois', amount: '11,99 €' }],
    totalLabel: 'À payer aujourd’hui',
    total: '11,99 €',
  },
  argTypes: { note: { control: 'text' } },
  decorators: [(Story) => <div style={{ maxWidth: 440 }}><Story /></div>],
  parameters: {
    english: {
      'Abonnement au mois': 'Monthly subscription',
      '11,99 €': '€11.99',
      'À payer aujourd’hui': 'To pay today',
      'Abonnement à l’année': 'Yearly subscription',
      '89,99 €': '€89.99',
      'Remise de 10 %': '10% off',
      '− 9,00 €': '− €9.00',
      'dont TVA (20 %)': 'including VAT (20%)',
      '13,50 €': '€13.50',
      '80,99 €': '€80.99',
      'Puis 11,99 € le 21 de chaque mois. Vous pouvez résilier à tout moment depuis votre compte.':
        'Then €11.99 on the 21st of each month. You can cancel at any time from your account.',
      'Abonnement famille à l’année, offre de rentrée des établissements partenaires': 'Yearly family subscription, back-to-school offer of partner schools',
      '149,99 €': '€149.99',
      'Abonnement famille de 12 mois': 'Family subscription for 12 months',
      '98 385 F CFA': 'F CFA 98,385',
      'Carte cadeau': 'Gift card',
      '− 11,99 €': '− €11.99',
      '0,00 €': '€0.00',
    },
  },
} satisfies Meta<typeof OrderSummary>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithDiscount: Story = {
  args: {
    lines: [
      { label: 'Abonnement à l’année', amount: '89,99 €' },
      { label: 'Remise de 10 %', amount: '− 9,00 €', tone: 'discount' },
      { label: 'dont TVA (20 %)', amount: '13,50 €' },
    ],
    total: '80,99 €',
  },
}
export const WithNote: Story = {
  args: { note: 'Puis 11,99 € le 21 de chaque mois. Vous pouvez résilier à tout moment depuis votre compte.' },
}
export const InFrancs: Story = {
  args: { lines: [{ label: 'Abonnement famille de 12 mois', amount: '98 385 F CFA' }], total: '98 385 F CFA' },
}
export const NothingToPay: Story = {
  args: {
    lines: [
      { label: 'Abonnement au mois', amount: '11,99 €' },
      { label: 'Carte cadeau', amount: '− 11,99 €', tone: 'discount' },
    ],
    total: '0,00 €',
  },
}
export const LongText: Story = {
  args: {
    lines: [{ label: 'Abonnement famille à l’année, offre de rentrée des établissements partenaires', amount: '149,99 €' }],
    total: '149,99 €',
  },
}

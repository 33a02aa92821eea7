import type { Meta, StoryObj } from '@storybook/react-vite'
import { Price } from '../../ui/components/price.tsx'

const meta = {
  component: Price,
  args: {
    unit: '7,50 €',
    unitLabel: 'par mois',
    total: '89,99 €',
    totalLabel: 'au total, pour 12 mois',
  },
  decorators: [(Story) => <div style={{ maxWidth: 400 }}><Story /></div>],
  parameters: {
    english: {
      '7,50 €': '€7.50',
      'par mois': 'per month',
      '89,99 €': '€89.99',
      'au total, pour 12 mois': 'in total, for 12 months',
      '59,99 €': '€59.99',
      '5,00 €': '€5.00',
      'Prix précédent :': 'Previous price:',
            '33 % d’économie': 'Save 33%',
      '99,99 €': '€99.99',
      'une seule fois, sans limite de durée': 'once only, with no time limit',
      '8 200 F CFA': 'CFA 8,200',
      '98 400 F CFA': 'CFA 98,400',
      'au total, pour 12 mois, par mobile money': 'in total, for 12 months, by mobile money',
      'par mois et pour toute la famille, jusqu’à quatre enfants': 'per month for the whole family, up to four children',
      'au total, payés aujourd’hui en une seule fois pour 48 mois d’accès à toutes les matières':
        'in total, paid today in one go for 48 months of access to every subject',
      'Prix le plus bas des trente jours précédents :': 'Lowest price of the previous thirty days:',
      'Soit 37 % d’économie par rapport au prix précédent': 'A saving of 37% on the previous price',
      '5,19 €': '€5.19',
      '249,00 €': '€249.00',
      '399,99 €': '€399.99',
      '1,00 €': '€1.00',
      'par jour': 'per day',
      '6,99 €': '€6.99',
      'au total, pour 7 jours': 'in total, for 7 days',
    },
  },
} satisfies Meta<typeof Price>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}
export const WithPriorPrice: Story = {
  args: { unit: '5,00 €', total: '59,99 €', prior: '89,99 €', priorLabel: 'Prix précédent :', saving: '33 % d’économie' },
}
export const WithoutWordsForThePriorPrice: Story = { args: { unit: '5,00 €', total: '59,99 €', prior: '89,99 €' } }
export const WithSavingOnly: Story = { args: { unit: '5,00 €', total: '59,99 €', saving: '33 % d’économie' } }
export const PaidOnce: Story = {
  args: { unit: undefined, unitLabel: undefined, total: '99,99 €', totalLabel: 'une seule fois, sans limite de durée' },
}
export const PerDay: Story = {
  args: { unit: '1,00 €', unitLabel: 'par jour', total: '6,99 €', totalLabel: 'au total, pour 7 jours' },
}
export const InFrancs: Story = {
  args: { unit: '8 200 F CFA', total: '98 400 F CFA', totalLabel: 'au total, pour 12 mois, par mobile money' },
}
export const LongText: Story = {
  args: {
    unit: '5,19 €',
    unitLabel: 'par mois et pour toute la famille, jusqu’à quatre enfants',
    total: '249,00 €',
    totalLabel: 'au total, payés aujourd’hui en une seule fois pour 48 mois d’accès à toutes les matières',
    prior: '399,99 €',
    priorLabel: 'Prix le plus bas des trente jours précédents :',
    saving: 'Soit 37 % d’économie par rapport au prix précédent',
  },
}
export const OnAPhone: Story = { ...LongText, globals: { viewport: { value: 'phone' } } }

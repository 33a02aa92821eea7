import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect, fn, userEvent } from 'storybook/test'
import { Price } from '../../ui/components/price.tsx'
import { SubscriptionPopin } from '../../ui/components/subscription-popin.tsx'

const meta = {
  component: SubscriptionPopin,
  args: {
    price: <Price unit="5,00 €" unitLabel="par mois" total="59,99 €" totalLabel="au total, pour 12 mois" />,
    onClose: fn(),
  },
  argTypes: { price: { control: false } },
  parameters: {
    docs: { story: { inline: false, iframeHeight: 620 } },
    english: {
      '5,00 €': '€5.00',
      'par mois': 'per month',
      '59,99 €': '€59.99',
      'au total, pour 12 mois': 'in total, for 12 months',
      '89,99 €': '€89.99',
      'Prix précédent': 'Previous price',
      '33 % de moins par mois': '33% less per month',
    },
  },
} satisfies Meta<typeof SubscriptionPopin>

export default meta
type Story = StoryObj<typeof meta>

export const Default: Story = {}

export const OnOffer: Story = {
  args: {
    price: (
      <Price
        unit="5,00 €"
        unitLabel="par mois"
        total="59,99 €"
        totalLabel="au total, pour 12 mois"
        prior="89,99 €"
        priorLabel="Prix précédent"
        saving="33 % de moins par mois"
      />
    ),
  },
}

export const PriceOnItsWay: Story = { args: { price: null } }

/** Whoever goes and looks at the plans does not find the popin again behind them. */
export const Followed: Story = {
  play: async ({ canvas, args }) => {
    await userEvent.click(canvas.getByRole('link'))
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

export const PutOff: Story = {
  play: async ({ canvas, args }) => {
    await expect(canvas.getByRole('link')).toHaveAttribute('href', '/premium')
    const later = canvas.getAllByRole('button').at(-1)
    if (later) await userEvent.click(later)
    await expect(args.onClose).toHaveBeenCalledOnce()
  },
}

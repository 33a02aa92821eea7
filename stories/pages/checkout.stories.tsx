import type { Meta, StoryObj } from '@storybook/react-vite'
import { expect } from 'storybook/test'
import { type PageArgs, pageStories, refused } from './in-memory-site.tsx'

const meta = { ...pageStories, args: { ...pageStories.args, path: '/premium/checkout/solo-yearly', viewer: 'member' } } satisfies Meta<PageArgs>

export default meta
type Story = StoryObj<PageArgs>

const order = { intent: 'order', coupon: '', appliedCoupon: '', idempotencyKey: 'form-0001', immediateAccess: 'on' }

export const Default: Story = {}
export const Family: Story = { args: { path: '/premium/checkout/family-yearly' } }
export const Monthly: Story = { args: { path: '/premium/checkout/solo-monthly' } }
export const Lifetime: Story = { args: { path: '/premium/checkout/family-lifetime' } }
export const MobileMoney: Story = {
  args: { path: '/premium/checkout/africa-family-yearly-mobile-money' },
  globals: { region: 'SN' },
}
export const WithCoupon: Story = { args: { path: '/premium/checkout/solo-yearly?coupon=BIENVENUE' } }
export const CouponUnknown: Story = {
  args: { path: '/premium/checkout/solo-yearly?coupon=MIEL' },
  play: async ({ canvasElement }) => {
    const coupon = canvasElement.querySelector('main [name="coupon"]')
    await expect(coupon).toHaveAttribute('aria-invalid', 'true')
    await expect(coupon).toHaveValue('MIEL')
  },
}
export const EmailRefused: Story = {
  args: { path: '/premium/checkout/africa-family-yearly-mobile-money', sent: { ...order, email: 'camille@' } },
  globals: { region: 'SN' },
  play: refused({ marked: ['email'], kept: { email: 'camille@' } }),
}
export const ConditionsRefused: Story = {
  args: { sent: { intent: 'order', coupon: '', appliedCoupon: '', idempotencyKey: 'form-0001' } },
  play: refused({ marked: ['immediateAccess'] }),
}
export const AlreadySubscribed: Story = { args: { viewer: 'subscriber', sent: order }, play: refused({ marked: [] }) }
export const Unreachable: Story = {
  args: { service: 'unreachable-when-sent', sent: order },
  play: async (context) => {
    await refused({ marked: [] })(context)
    await expect(context.canvasElement.querySelector('main [name="immediateAccess"]')).toBeChecked()
  },
}
export const PlanUnknown: Story = { args: { path: '/premium/checkout/formule-inconnue' } }

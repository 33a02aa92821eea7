import { expect, test } from 'vitest'
import { eur } from '../money/money.ts'
import { recentPurchase } from './recent-purchase.ts'

const now = 10_000_000
const receipt = (orderId: string, paidAt: number) => ({ orderId, amount: eur(89.99), paidAt })

test.each([
  ['nothing was paid', [], null],
  ['it was paid just now', [receipt('order-1', now)], 'order-1'],
  ['it was paid an hour ago', [receipt('order-1', now - 3_600_000)], 'order-1'],
  ['it was paid longer ago', [receipt('order-1', now - 3_600_001)], null],
  ['there was a payment before', [receipt('order-1', now - 9), receipt('order-2', now - 1), receipt('order-0', 5)], 'order-2'],
])('%s', (_, receipts, orderId) => {
  const told = recentPurchase({ planId: 'solo-yearly', receipts }, now)
  expect(told).toEqual(orderId === null ? null : { type: 'purchase-completed', orderId, purchase: { planId: 'solo-yearly', amount: eur(89.99) } })
})

import { expect, test } from 'vitest'
import { notRunning } from './subscription-refusal.ts'

test.each([
  [{ state: 'pending' }, { type: 'subscription-pending' }],
  [{ state: 'expired', endedAt: 5 }, { type: 'subscription-expired', endedAt: 5 }],
  [{ state: 'refunded', refundedAt: 7 }, { type: 'subscription-already-refunded', refundedAt: 7 }],
] as const)('nothing can be done to a subscription that is %o, and it says why', (status, refusal) => {
  expect(notRunning(status)).toEqual(refusal)
})

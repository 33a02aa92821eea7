import { expect, test } from 'vitest'
import { needsParent, parentGateAddress } from './parent-gate.ts'

test.each([
  '/mon-compte',
  '/mon-compte/',
  '/Mon-Compte',
  '/mon-compte/famille',
  '/mon-compte/abonnement/1/resilier',
  '/premium/checkout/solo-yearly',
  '/validation-buybox',
  '/validatePayment',
  '/validatePayment/en-cours',
  '/subscribe-success',
  '/profiling',
  '/mon-avenir',
])('%s is the parent’s', (path) => {
  expect(needsParent(path)).toBe(true)
})

test.each(['/', '/premium', '/premium/offre-famille', '/revisions/cours-et-quiz', '/qui-revise', '/qui-revise/parent', '/mon-comptes', '/faq'])(
  '%s is open to a child',
  (path) => {
    expect(needsParent(path)).toBe(false)
  },
)

test('the gate knows where to go on to', () => {
  expect(parentGateAddress('/premium/checkout/solo?coupon=A&b')).toBe('/qui-revise/parent?next=%2Fpremium%2Fcheckout%2Fsolo%3Fcoupon%3DA%26b')
})

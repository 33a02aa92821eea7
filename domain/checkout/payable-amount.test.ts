import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eur, xof } from '../money/money.ts'
import { payableAmount } from './payable-amount.ts'

test.each([
  ['francs by mobile money', xof(98_387), 'mobile-money', xof(98_385)],
  ['an exact multiple', xof(98_385), 'mobile-money', xof(98_385)],
  ['just below one', xof(98_384), 'mobile-money', xof(98_380)],
  ['less than the smallest', xof(4), 'mobile-money', xof(0)],
  ['nothing', xof(0), 'mobile-money', xof(0)],
  ['francs by card', xof(98_387), 'card', xof(98_387)],
  ['francs by gift card', xof(98_387), 'gift-card', xof(98_387)],
  ['euros by mobile money', eur(89.99), 'mobile-money', eur(89.99)],
] as const)('of %s, what can be paid is paid', (_, amount, provider, expected) => {
  expect(payableAmount(amount, provider)).toEqual(expected)
})

test('by mobile money nobody pays more, nor five francs less, than what is asked', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 1_000_000_000 }), (francs) => {
      const { minorUnits } = payableAmount(xof(francs), 'mobile-money')
      expect(minorUnits % 5).toBe(0)
      expect(francs - minorUnits).toBeGreaterThanOrEqual(0)
      expect(francs - minorUnits).toBeLessThan(5)
    }),
  )
})

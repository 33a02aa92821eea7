import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { divideMoney, roundMinorUnits } from './divide-money.ts'
import { eur, xof } from './money.ts'

describe('a price divided by its duration', () => {
  test.each([
    [eur(89.99), 12, eur(7.5)],
    [eur(149.99), 12, eur(12.5)],
    [eur(29.99), 3, eur(10)],
    [eur(64.99), 3, eur(21.66)],
    [eur(249), 48, eur(5.19)],
    [eur(199), 48, eur(4.15)],
    [eur(0.01), 2, eur(0.01)],
    [eur(0.01), 3, eur(0)],
    [eur(0.02), 4, eur(0.01)],
    [eur(0), 12, eur(0)],
    [eur(11.99), 1, eur(11.99)],
    [xof(98_387), 12, xof(8_200)],
    [xof(0), 12, xof(0)],
    [xof(1), 1, xof(5)],
    [xof(5), 1, xof(5)],
    [xof(6), 1, xof(10)],
    [xof(1), 1440, xof(5)],
    [xof(60), 12, xof(5)],
    [xof(61), 12, xof(10)],
  ])('%o over %i is %o', (price, parts, expected) => {
    expect(divideMoney(price, parts)).toEqual(expected)
  })

  test('in euros is never further than half a cent from the true value', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 1500 }), (cents, parts) => {
        const { minorUnits } = divideMoney({ minorUnits: cents, currency: 'EUR' }, parts)
        expect(Math.abs(2 * (minorUnits * parts - cents))).toBeLessThanOrEqual(parts)
      }),
    )
  })

  test('in francs is a multiple of 5, never below the true value and less than 5 above it', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 10_000_000 }), fc.integer({ min: 1, max: 1500 }), (francs, parts) => {
        const { minorUnits } = divideMoney(xof(francs), parts)
        expect(minorUnits % 5).toBe(0)
        expect(minorUnits * parts).toBeGreaterThanOrEqual(francs)
        expect((minorUnits - 5) * parts).toBeLessThan(francs)
      }),
    )
  })

  test('is what exact fractions give, for amounts of any size', () => {
    const amount = fc.integer({ min: 0, max: 2 ** 51 })
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 36_500 }), (minorUnits, parts) => {
        const [n, d] = [BigInt(minorUnits), BigInt(parts)]
        expect(BigInt(roundMinorUnits(minorUnits, parts, 'EUR'))).toBe((2n * n + d) / (2n * d))
        expect(BigInt(roundMinorUnits(minorUnits, parts, 'XOF'))).toBe(((n + 5n * d - 1n) / (5n * d)) * 5n)
      }),
      { numRuns: 1000 },
    )
  })
})

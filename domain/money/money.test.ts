import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { currencies, eur, fromDecimal, isSameMoney, toDecimal, xof } from './money.ts'

test('the product sells in euros and in CFA francs', () => {
  expect(currencies).toEqual(['EUR', 'XOF'])
})

describe('a decimal amount', () => {
  test.each([
    [0, 'EUR', 0],
    [0.1, 'EUR', 10],
    [0.29, 'EUR', 29],
    [1.15, 'EUR', 115],
    [4.35, 'EUR', 435],
    [89.99, 'EUR', 8999],
    [1.005, 'EUR', 101],
    [8.325, 'EUR', 833],
    [1.0049, 'EUR', 100],
    [0.005, 'EUR', 1],
    [0.0049999, 'EUR', 0],
    [5e-7, 'EUR', 0],
    [1e7, 'EUR', 1_000_000_000],
    [98_387, 'XOF', 98_387],
    [0.5, 'XOF', 1],
    [0.49, 'XOF', 0],
    [1e-7, 'XOF', 0],
    [1e21, 'XOF', 1e21],
  ] as const)('%s %s is %s minor units', (amount, currency, minorUnits) => {
    expect(fromDecimal(amount, currency)).toEqual({ minorUnits, currency })
  })

  test('is written and read back without a change, in every currency', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1_000_000_000_000 }), fc.constantFrom(...currencies), (minorUnits, currency) => {
        const money = { minorUnits, currency }
        expect(fromDecimal(toDecimal(money), currency)).toEqual(money)
      }),
    )
  })
})

test('euros have two decimals, francs none', () => {
  expect([eur(11.99), xof(500)]).toEqual([
    { minorUnits: 1199, currency: 'EUR' },
    { minorUnits: 500, currency: 'XOF' },
  ])
  expect([toDecimal(eur(11.99)), toDecimal(xof(500))]).toEqual([11.99, 500])
})

test.each([
  ['the same amount', eur(1), eur(1), true],
  ['another amount', eur(1), eur(1.01), false],
  ['another currency', eur(1), xof(100), false],
  ['nothing in another currency', eur(0), xof(0), false],
])('one euro or none beside %s is the same money: as it should', (_, a, b, expected) => {
  expect(isSameMoney(a, b)).toBe(expected)
})

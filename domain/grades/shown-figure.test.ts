import fc from 'fast-check'
import { expect, test } from 'vitest'
import { fraction } from './fraction.ts'
import { shownFigure } from './shown-figure.ts'

test.each([
  ['9.999', 9999, 1000, '9', '99'],
  ['10', 10, 1, '10', '00'],
  ['10.05', 1005, 100, '10', '05'],
  ['two thirds', 2, 3, '0', '66'],
  ['0', 0, 1, '0', '00'],
  ['1200.5', 2401, 2, '1200', '50'],
  ['1.15, which no binary number is', 115, 100, '1', '15'],
])('%s is shown with two decimals, cut', (_, numerator, denominator, whole, decimals) => {
  expect(shownFigure(fraction(numerator, denominator))).toEqual({ whole, decimals })
})

test('a mark by half a weight is shown in full with three', () => {
  expect(shownFigure(fraction(30_625, 1000), 3)).toEqual({ whole: '30', decimals: '625' })
})

test('what is shown is never above the figure, and less than a hundredth below it', () => {
  fc.assert(
    fc.property(fc.nat({ max: 2_000_000 }), fc.integer({ min: 1, max: 20_000 }), (numerator, denominator) => {
      const { whole, decimals } = shownFigure(fraction(numerator, denominator))
      const hundredths = BigInt(whole + decimals)
      expect(hundredths * BigInt(denominator)).toBeLessThanOrEqual(BigInt(numerator) * 100n)
      expect((hundredths + 1n) * BigInt(denominator)).toBeGreaterThan(BigInt(numerator) * 100n)
    }),
  )
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { compareFractions, type Fraction, fraction } from './fraction.ts'
import { entriesOf, type WeightedEntry, weightedMean } from './weighted-mean.ts'

const entry = (id: string, weight: number, mark: number | null): WeightedEntry => ({
  id,
  weight,
  value: mark === null ? null : fraction(mark, 100),
})

test('the calculation is laid out line by line', () => {
  expect(weightedMean([entry('french', 2.5, 1225), entry('philosophy', 8, null), entry('oral', 5, 800)])).toEqual({
    lines: [
      {
        id: 'french',
        weight: 2.5,
        value: fraction(49, 4),
        product: fraction(245, 8),
        pointsSoFar: fraction(245, 8),
        weightSoFar: 2.5,
      },
      { id: 'oral', weight: 5, value: fraction(8), product: fraction(40), pointsSoFar: fraction(565, 8), weightSoFar: 7.5 },
    ],
    bonus: fraction(0),
    points: fraction(565, 8),
    weight: 7.5,
    outOf: 150,
    mean: fraction(113, 12),
    missing: ['philosophy'],
  })
})

describe('a bonus', () => {
  test.each([
    ['joins the points without a weight', 5, fraction(25, 2)],
    ['below zero is taken away', -5, fraction(15, 2)],
    ['never takes the points below zero', -30, fraction(0)],
  ])('%s', (_, bonus, mean) => {
    const result = weightedMean([entry('a', 2, 1000)], fraction(bonus))
    expect([result.bonus, result.mean]).toEqual([fraction(bonus), mean])
  })

  test('alone is no mean', () => {
    expect(weightedMean([entry('a', 2, null)], fraction(5)).mean).toBeNull()
  })
})

test('the entries of components hold their marks, or none', () => {
  expect(entriesOf([{ id: 'a', weight: 2 }, { id: 'b', weight: 1 }], { a: 1250, c: 2000 })).toEqual([
    { id: 'a', weight: 2, value: fraction(25, 2) },
    { id: 'b', weight: 1, value: null },
  ])
})

describe('for any marks and weights', () => {
  const drawn = fc.array(fc.tuple(fc.nat({ max: 2000 }), fc.integer({ min: 1, max: 200 })), { minLength: 1, maxLength: 40 })
  const meanOf = (marks: readonly (readonly [number, number])[]): Fraction =>
    weightedMean(marks.map(([mark, halves], index) => entry(String(index), halves / 2, mark))).mean!

  test('the mean is the one of integers of any size', () => {
    fc.assert(
      fc.property(drawn, (marks) => {
        const { numerator, denominator } = meanOf(marks)
        const products = marks.reduce((sum, [mark, halves]) => sum + BigInt(mark) * BigInt(halves), 0n)
        const weights = marks.reduce((sum, [, halves]) => sum + BigInt(halves), 0n)
        expect(BigInt(numerator) * weights * 100n).toBe(products * BigInt(denominator))
      }),
    )
  })

  test('the mean lies between the lowest and the highest mark', () => {
    fc.assert(
      fc.property(drawn, (marks) => {
        const all = marks.map(([mark]) => mark)
        expect(compareFractions(meanOf(marks), fraction(Math.min(...all), 100))).toBeGreaterThanOrEqual(0)
        expect(compareFractions(meanOf(marks), fraction(Math.max(...all), 100))).toBeLessThanOrEqual(0)
      }),
    )
  })

  test('the order of the components changes nothing', () => {
    fc.assert(
      fc.property(drawn, (marks) => {
        expect(meanOf(marks.toReversed())).toEqual(meanOf(marks))
        expect(meanOf(marks.toSorted(([a], [b]) => a - b))).toEqual(meanOf(marks))
      }),
    )
  })

  test('a better mark never lowers the mean', () => {
    fc.assert(
      fc.property(drawn, fc.nat(), fc.nat({ max: 2000 }), (marks, drawnIndex, better) => {
        const index = drawnIndex % marks.length
        const raised = marks.map(([mark, halves], at) => [at === index ? Math.max(mark, better) : mark, halves] as const)
        expect(compareFractions(meanOf(raised), meanOf(marks))).toBeGreaterThanOrEqual(0)
      }),
    )
  })
})

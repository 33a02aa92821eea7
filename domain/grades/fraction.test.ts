import fc from 'fast-check'
import { expect, test } from 'vitest'
import {
  addFractions,
  compareFractions,
  divideFractions,
  type Fraction,
  fraction,
  greaterOf,
  isAtLeast,
  multiplyFractions,
  smallerOf,
} from './fraction.ts'

test.each([
  [1225, 100, 49, 4],
  [0, 100, 0, 1],
  [-20, 8, -5, 2],
  [7, 7, 1, 1],
  [3, 5, 3, 5],
])('%i over %i is %i over %i', (numerator, denominator, lowest, under) => {
  expect(fraction(numerator, denominator)).toEqual({ numerator: lowest, denominator: under })
})

test('a whole number is over one', () => {
  expect(fraction(12)).toEqual({ numerator: 12, denominator: 1 })
})

test.each([
  [9999, 1000, 10, false],
  [10_000, 1000, 10, true],
  [10_001, 1000, 10, true],
  [-1, 2, 0, false],
])('%i/%i is at least %i: %s', (numerator, denominator, threshold, expected) => {
  expect(isAtLeast(fraction(numerator, denominator), threshold)).toBe(expected)
})

test('of two numbers, the smaller and the greater are told apart', () => {
  const [third, half] = [fraction(1, 3), fraction(1, 2)]
  expect([smallerOf(third, half), smallerOf(half, third)]).toEqual([third, third])
  expect([greaterOf(third, half), greaterOf(half, third)]).toEqual([half, half])
})

const drawn = fc.tuple(fc.integer({ min: -40_000, max: 40_000 }), fc.integer({ min: 1, max: 4000 })).map(([n, d]) => fraction(n, d))
const big = ({ numerator, denominator }: Fraction) => ({ n: BigInt(numerator), d: BigInt(denominator) })
/** Whether a fraction is the one of these two big integers. */
const expectSame = (value: Fraction, n: bigint, d: bigint) => {
  expect(big(value).n * d).toBe(n * big(value).d)
}

test('sums, products, quotients and comparisons are those of integers of any size', () => {
  fc.assert(
    fc.property(drawn, drawn, (a, b) => {
      const [x, y] = [big(a), big(b)]
      expectSame(addFractions(a, b), x.n * y.d + y.n * x.d, x.d * y.d)
      expectSame(multiplyFractions(a, b), x.n * y.n, x.d * y.d)
      if (b.numerator > 0) expectSame(divideFractions(a, b), x.n * y.d, x.d * y.n)
      const difference = x.n * y.d - y.n * x.d
      expect(Math.sign(compareFractions(a, b))).toBe(difference > 0n ? 1 : difference < 0n ? -1 : 0)
    }),
  )
})

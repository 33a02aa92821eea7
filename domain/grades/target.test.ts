import { expect, test } from 'vitest'
import { fraction } from './fraction.ts'
import { admittedWith, reachesTarget, targetMeans, targets } from './target.ts'

test('the targets are 10, 12, 14 and 16', () => {
  expect(targets.map((target) => [target, targetMeans[target]])).toEqual([
    ['pass', 10],
    ['assez-bien', 12],
    ['bien', 14],
    ['tres-bien', 16],
  ])
})

test.each([
  [10, 1, null, 'none'],
  [11_999, 1000, null, 'none'],
  [12, 1, 'assez-bien', 'none'],
  [13_999, 1000, 'assez-bien', 'none'],
  [14, 1, 'bien', 'none'],
  [15_999, 1000, 'bien', 'none'],
  [16, 1, 'tres-bien', 'none'],
  [17_999, 1000, 'tres-bien', 'none'],
  [18, 1, 'tres-bien', 'possible'],
  [20, 1, 'tres-bien', 'possible'],
])('a mean of %i/%i gives the mention %s, congratulations %s', (numerator, denominator, mention, congratulations) => {
  expect(admittedWith(fraction(numerator, denominator), 'possible')).toEqual({ kind: 'admitted', mention, congratulations })
})

test('a mean that is not known reaches nothing', () => {
  expect(reachesTarget(null, 'pass')).toBe(false)
})

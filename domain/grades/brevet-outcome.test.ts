import { expect, test } from 'vitest'
import { brevetOutcome } from './brevet-outcome.ts'
import { fraction } from './fraction.ts'

test.each([
  [fraction(9999, 1000), { kind: 'failed' }],
  [fraction(10), { kind: 'admitted', mention: null, congratulations: 'none' }],
  [fraction(14), { kind: 'admitted', mention: 'bien', congratulations: 'none' }],
  [fraction(18), { kind: 'admitted', mention: 'tres-bien', congratulations: 'awarded' }],
])('a mean of %o leads to %o', (mean, outcome) => {
  expect(brevetOutcome(mean, 'awarded')).toEqual(outcome)
})

test('an exam without congratulations gives none', () => {
  expect(brevetOutcome(fraction(20), 'none')).toMatchObject({ congratulations: 'none' })
})

import { expect, test } from 'vitest'
import { fraction } from './fraction.ts'
import { gradeResult } from './grade-result.ts'
import { weightedMean } from './weighted-mean.ts'

const first = { id: 'continuous', ...weightedMean([{ id: 'a', weight: 1, value: fraction(8) }]) } as const
const last = { id: 'final', ...weightedMean([{ id: 'b', weight: 1, value: fraction(12) }]) } as const
const empty = { id: 'final', ...weightedMean([]) } as const
const outcomeOf = (mean: { numerator: number }) => `mean ${mean.numerator}`

test('the last step gives the mean, and the mean the outcome', () => {
  expect(gradeResult([first, last], [], outcomeOf)).toEqual({
    mean: fraction(12),
    steps: [first, last],
    missing: [],
    isProvisional: false,
    outcome: 'mean 12',
  })
})

test('a result is provisional as long as a mark is missing', () => {
  expect(gradeResult([last], ['oral'], outcomeOf)).toMatchObject({ missing: ['oral'], isProvisional: true, outcome: 'mean 12' })
})

test('without any mark there is no mean and no outcome', () => {
  expect(gradeResult([first, empty], ['b'], outcomeOf)).toMatchObject({ mean: null, outcome: { kind: 'no-mark-yet' } })
})

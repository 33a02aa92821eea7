import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { defaultReviewParameters, parseReviewParameters, reviewAlgorithm } from './review-parameters.ts'

test('the parameters are the published ones, until somebody chooses others', () => {
  expect(defaultReviewParameters).toEqual({
    desiredRetention: 0.9,
    longestInterval: 365,
    weights: [
      0.212, 1.2931, 2.3065, 8.2956, 6.4133, 0.8334, 3.0194, 0.001, 1.8722, 0.1666, 0.796, 1.4835, 0.0614, 0.2629, 1.6483, 0.6014,
      1.8729, 0.5425, 0.0912, 0.0658, 0.1542,
    ],
    examAt: null,
  })
  expect(reviewAlgorithm).toBe('v5.4.2 using FSRS-6.0')
})

test.each([
  ['the usual ones', {}],
  ['an exam', { examAt: Date.UTC(2027, 5, 15, 8) }],
  ['the least retention and the shortest interval', { desiredRetention: 0.7, longestInterval: 1 }],
  ['the most retention and the longest interval', { desiredRetention: 0.97, longestInterval: 36_500 }],
])('%s are read as they are', (_, changes) => {
  const parameters = { ...defaultReviewParameters, ...changes }
  expect(parseReviewParameters(JSON.parse(JSON.stringify(parameters)))._unsafeUnwrap()).toEqual(parameters)
})

describe('refused, by the name of the field, are parameters', () => {
  test.each([
    ['of too little retention', { desiredRetention: 0.69 }, 'desiredRetention', 'invalid'],
    ['of too much retention', { desiredRetention: 0.98 }, 'desiredRetention', 'invalid'],
    ['without an interval', { longestInterval: 0 }, 'longestInterval', 'invalid'],
    ['with an interval of a century and a day', { longestInterval: 36_501 }, 'longestInterval', 'invalid'],
    ['with an interval of half a day', { longestInterval: 1.5 }, 'longestInterval', 'invalid'],
    ['with the 19 weights of an older algorithm', { weights: defaultReviewParameters.weights.slice(0, 19) }, 'weights', 'invalid'],
    ['with an infinite weight', { weights: defaultReviewParameters.weights.with(3, Infinity) }, 'weights.3', 'invalid'],
    ['with an exam before 1970', { examAt: -1 }, 'examAt', 'invalid'],
    ['that do not say whether there is an exam', { examAt: undefined }, 'examAt', 'missing'],
    ['with a field that none has', { fuzz: true }, 'fuzz', 'unknown'],
  ])('%s', (_, changes, field, fault) => {
    expect(parseReviewParameters({ ...defaultReviewParameters, ...changes })._unsafeUnwrapErr()).toEqual({
      type: 'review-parameters-malformed',
      faults: [{ field, fault }],
    })
  })
})

test('whatever comes, parameters or a refusal are the answer', () => {
  expectNeverThrows(parseReviewParameters, defaultReviewParameters)
})

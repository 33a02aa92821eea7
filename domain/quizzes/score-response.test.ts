import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMultipleChoice, aNumericQuestion, aSingleChoice, aTextQuestion, aTrueFalse } from '../../tests/builders/a-question.ts'
import { readNumber, scoreResponse } from './score-response.ts'

const score = (question: Parameters<typeof scoreResponse>[0], ...response: string[]) => scoreResponse(question, response)

test.each([
  ['the right choice', aSingleChoice(), ['b'], 1],
  ['a wrong choice', aSingleChoice(), ['a'], 0],
  ['all the right ticks', aMultipleChoice(), ['a', 'c'], 1],
  ['one right tick of two', aMultipleChoice(), ['c'], 0.5],
  ['one right and one wrong tick', aMultipleChoice(), ['a', 'b'], 0],
  ['every box ticked', aMultipleChoice(), ['a', 'b', 'c', 'd'], 0],
  ['the same right tick twice', aMultipleChoice(), ['a', 'a'], 0.5],
  ['true, rightly', aTrueFalse({ answer: true }), ['true'], 1],
  ['false, rightly', aTrueFalse({ answer: false }), ['false'], 1],
  ['true, wrongly', aTrueFalse({ answer: false }), ['true'], 0],
  ['the number', aNumericQuestion({ answer: 2.5 }), ['2,5'], 1],
  ['the number with its unit', aNumericQuestion({ answer: 2.5, unit: 'cm' }), ['2.5 cm'], 1],
  ['a number on the edge of what is tolerated', aNumericQuestion({ answer: 0.2, tolerance: 0.1 }), ['0.3'], 1],
  ['a number beyond it', aNumericQuestion({ answer: 0.2, tolerance: 0.1 }), ['0.301'], 0],
  ['a fraction', aNumericQuestion({ answer: 0.75 }), ['3/4'], 1],
  ['the word', aTextQuestion({ answers: ['métaphore'] }), ['Metaphore '], 1],
  ['another spelling that counts', aTextQuestion({ answers: ['minimum', 'un minimum'] }), ['Un  minimum'], 1],
  ['another word', aTextQuestion({ answers: ['métaphore'] }), ['comparaison'], 0],
])('%s scores as it should', (_, question, response, points) => {
  expect(score(question, ...response)._unsafeUnwrap()).toBe(points)
})

describe('a response is refused, and costs nothing,', () => {
  test.each([
    ['when nothing is ticked', aSingleChoice(), [], 'response-empty'],
    ['when only blanks are typed', aTextQuestion(), ['  '], 'response-empty'],
    ['when it is no choice of the question', aSingleChoice(), ['z'], 'response-not-a-choice'],
    ['when two choices come where one is asked', aSingleChoice(), ['a', 'b'], 'response-not-a-choice'],
    ['when one of the ticks is no choice', aMultipleChoice(), ['a', 'z'], 'response-not-a-choice'],
    ['when it is neither true nor false', aTrueFalse(), ['maybe'], 'response-not-a-choice'],
    ['when it is no number', aNumericQuestion(), ['deux'], 'response-not-a-number'],
    ['when it is the number in another unit', aNumericQuestion({ unit: 'cm' }), ['2 km'], 'response-not-a-number'],
    ['when it divides by zero', aNumericQuestion(), ['1/0'], 'response-not-a-number'],
  ])('%s', (_, question, response, type) => {
    expect(score(question, ...response)._unsafeUnwrapErr()).toEqual({ type })
  })
})

test.each([
  ['12', 12], ['-3', -3], ['−3', -3], ['+4', 4], ['1 234,5', 1234.5], ['1 234', 1234], ['.5', 0.5], ['2.', 2], ['1e3', 1000], ['-1/4', -0.25],
  ['', null], ['1,2,3', null], ['1/2/3', null], ['x', null], ['1e9999', null], ['--1', null], ['Infinity', null], ['0x10', null],
])('%j is read as %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

test('whatever is typed gets between 0 and 1 point or a refusal, never an exception', () => {
  const question = fc.constantFrom(aSingleChoice(), aMultipleChoice(), aTrueFalse(), aNumericQuestion({ unit: 'm' }), aTextQuestion())
  fc.assert(
    fc.property(question, fc.array(fc.string(), { maxLength: 5 }), (drawn, response) => {
      const points = scoreResponse(drawn, response).unwrapOr(0)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000 },
  )
})

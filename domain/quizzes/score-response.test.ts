import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import {
  aMatching,
  aMultipleChoice,
  aNumericQuestion,
  anOrdering,
  aSingleChoice,
  aTextQuestion,
  aTrueFalse,
} from '../../tests/builders/a-question.ts'
import { scoreResponse } from './score-response.ts'

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
  ['two words run together', aTextQuestion({ answers: ['un minimum'] }), ['unminimum'], 0],
  ['another word', aTextQuestion({ answers: ['métaphore'] }), ['comparaison'], 0],
  ['a word with a ligature', aTextQuestion({ answers: ['cœur'] }), ['COEUR'], 1],
  ['a Latin word with a ligature', aTextQuestion({ answers: ['curriculum vitæ'] }), ['curriculum vitae'], 1],
  ['a word with a straight apostrophe', aTextQuestion({ answers: ['l’été', 'aujourdʼhui'] }), ["l'ete"], 1],
  ['a word with the other typographic apostrophe', aTextQuestion({ answers: ['aujourdʼhui'] }), ['aujourd’hui'], 1],
  ['the right order', anOrdering(), ['a', 'b', 'c', 'd'], 1],
  ['two neighbours swapped', anOrdering(), ['a', 'c', 'b', 'd'], 4 / 6],
  ['the last item first', anOrdering(), ['d', 'a', 'b', 'c'], 0],
  ['the first item third', anOrdering(), ['b', 'c', 'a', 'd'], 2 / 6],
  ['the reverse order', anOrdering(), ['d', 'c', 'b', 'a'], 0],
  ['an order as right as wrong', anOrdering(), ['b', 'd', 'a', 'c'], 0],
  ['two items in order', anOrdering({ items: [{ id: 'a', text: 'un' }, { id: 'b', text: 'deux' }] }), ['a', 'b'], 1],
  ['two items swapped', anOrdering({ items: [{ id: 'a', text: 'un' }, { id: 'b', text: 'deux' }] }), ['b', 'a'], 0],
  ['an order with blanks around', anOrdering(), [' a', 'b ', '', 'c', 'd'], 1],
  ['all the right pairs', aMatching(), ['a:a', 'b:b', 'c:c'], 1],
  ['the right pairs, the last first', aMatching(), ['c:c', 'a:a', 'b:b'], 1],
  ['one right pair of three', aMatching(), ['a:a', 'b:c', 'c:b'], 1 / 3],
  ['no right pair', aMatching(), ['a:b', 'b:c', 'c:a'], 0],
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
    ['when true and false are both ticked', aTrueFalse(), ['true', 'false'], 'response-not-a-choice'],
    ['when an item is none of the question', anOrdering(), ['a', 'b', 'c', 'z'], 'response-not-a-choice'],
    ['when a place is empty', anOrdering(), ['a', '', 'b', 'c'], 'response-incomplete'],
    ['when an item is at two places', anOrdering(), ['a', 'b', 'c', 'c'], 'response-repeats-a-choice'],
    ['when there are more items than places', anOrdering(), ['a', 'b', 'c', 'd', 'a'], 'response-repeats-a-choice'],
    ['when no place is filled', anOrdering(), ['', '', '', ''], 'response-empty'],
    ['when a left side has no right one', aMatching(), ['a:a', 'b:b'], 'response-incomplete'],
    ['when a right side is in two pairs', aMatching(), ['a:a', 'b:a', 'c:c'], 'response-repeats-a-choice'],
    ['when a left side is in two pairs', aMatching(), ['a:a', 'a:b', 'c:c'], 'response-repeats-a-choice'],
    ['when a left side is unknown', aMatching(), ['a:a', 'z:b', 'c:c'], 'response-not-a-choice'],
    ['when a right side is unknown', aMatching(), ['a:a', 'b:z', 'c:c'], 'response-not-a-choice'],
    ['when something is no pair', aMatching(), ['a:a', 'b', 'c:c'], 'response-not-a-choice'],
    ['when something is more than a pair', aMatching(), ['a:a', 'b:b:b', 'c:c'], 'response-not-a-choice'],
    ['when it divides by zero', aNumericQuestion(), ['1/0'], 'response-not-a-number'],
  ])('%s', (_, question, response, type) => {
    expect(score(question, ...response)._unsafeUnwrapErr()).toEqual({ type })
  })
})

test('whatever is typed gets between 0 and 1 point or a refusal, never an exception', () => {
  const question = fc.constantFrom(aSingleChoice(), aMultipleChoice(), aTrueFalse(), aNumericQuestion({ unit: 'm' }), aTextQuestion(), anOrdering(), aMatching())
  fc.assert(
    fc.property(question, fc.array(fc.string(), { maxLength: 5 }), (drawn, response) => {
      const points = scoreResponse(drawn, response).unwrapOr(0)
      expect(points).toBeGreaterThanOrEqual(0)
      expect(points).toBeLessThanOrEqual(1)
    }),
    { numRuns: 2000 },
  )
})

describe('a long answer', () => {
  const word = 'a'.repeat(200)
  test.each([
    ['is read up to 200 characters', `${word}b`, 1],
    ['is read up to its 200th character', `${'a'.repeat(199)}b`, 0],
  ])('%s', (_, typed, points) => {
    expect(score(aTextQuestion({ answers: [word] }), typed)._unsafeUnwrap()).toBe(points)
  })
})

const orders = fc.shuffledSubarray(['a', 'b', 'c', 'd'], { minLength: 4 })

describe('an order', () => {
  test('earns everything only when it is right', () => {
    fc.assert(
      fc.property(orders, (order) => {
        expect(score(anOrdering(), ...order)._unsafeUnwrap() === 1).toBe(order.join('') === 'abcd')
      }),
    )
  })

  test('earns more once two neighbours stand right', () => {
    fc.assert(
      fc.property(orders, fc.nat({ max: 2 }), (order, place) => {
        const [first = '', second = ''] = order.slice(place, place + 2).toSorted()
        const better = order.toSpliced(place, 2, first, second)
        expect(score(anOrdering(), ...better)._unsafeUnwrap()).toBeGreaterThanOrEqual(score(anOrdering(), ...order)._unsafeUnwrap())
      }),
    )
  })
})

test('numbers large and small are compared with the precision of a calculator', () => {
  expect(score(aNumericQuestion({ answer: 1e15, tolerance: 0.5 }), '1000000000000001')._unsafeUnwrap()).toBe(1)
  expect(score(aNumericQuestion({ answer: 1e15, tolerance: 0.5 }), '1000000000000003')._unsafeUnwrap()).toBe(0)
  expect(score(aNumericQuestion({ answer: -1e15, tolerance: 0.5 }), '-1000000000000001')._unsafeUnwrap()).toBe(1)
})

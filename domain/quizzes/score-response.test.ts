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

const rightOnes = (...right: string[]) =>
  aMultipleChoice({ choices: ['a', 'b', 'c', 'd'].map((id) => ({ id, text: id, correct: right.includes(id) })) })
const oneOfFour = rightOnes('a')
const threeOfFour = rightOnes('a', 'b', 'c')
const allRight = rightOnes('a', 'b', 'c', 'd')

const threeItems = anOrdering({ items: anOrdering().items.slice(0, 3) })
const charge = aNumericQuestion({ answer: 1.6e-19, tolerance: 1e-21 })

const score = (question: Parameters<typeof scoreResponse>[0], ...response: string[]) => scoreResponse(question, response)

test.each([
  ['the right choice', aSingleChoice(), ['b'], 1],
  ['a wrong choice', aSingleChoice(), ['a'], 0],
  ['all the right ticks', aMultipleChoice(), ['a', 'c'], 1],
  ['one right tick of two', aMultipleChoice(), ['c'], 0.5],
  ['one right and one wrong tick', aMultipleChoice(), ['a', 'b'], 0],
  ['two right ticks and one wrong of two', aMultipleChoice(), ['a', 'b', 'c'], 0.5],
  ['wrong ticks only', aMultipleChoice(), ['b', 'd'], 0],
  ['every box ticked', aMultipleChoice(), ['a', 'b', 'c', 'd'], 0],
  ['every box ticked where three of four are right', threeOfFour, ['a', 'b', 'c', 'd'], 0],
  ['two right ticks of three', threeOfFour, ['a', 'b'], 2 / 3],
  ['two right ticks of three and the only wrong one', threeOfFour, ['a', 'b', 'd'], 0],
  ['every box ticked where one of four is right', oneOfFour, ['a', 'b', 'c', 'd'], 0],
  ['the right tick and one of three wrong ones', oneOfFour, ['a', 'b'], 1 - 1 / 3],
  ['every box ticked where all are right', allRight, ['a', 'b', 'c', 'd'], 1],
  ['one box ticked where all are right', allRight, ['a'], 0.25],
  ['the same right tick twice', aMultipleChoice(), ['a', 'a'], 0.5],
  ['true, rightly', aTrueFalse({ answer: true }), ['true'], 1],
  ['false, rightly', aTrueFalse({ answer: false }), ['false'], 1],
  ['true, wrongly', aTrueFalse({ answer: false }), ['true'], 0],
  ['the number', aNumericQuestion({ answer: 2.5 }), ['2,5'], 1],
  ['the number with its unit', aNumericQuestion({ answer: 2.5, unit: 'cm' }), ['2.5 cm'], 1],
  ['a number on the edge of what is tolerated', aNumericQuestion({ answer: 0.2, tolerance: 0.1 }), ['0.3'], 1],
  ['a number beyond it', aNumericQuestion({ answer: 0.2, tolerance: 0.1 }), ['0.301'], 0],
  ['a number on the edge, off by a hair in binary', aNumericQuestion({ answer: 1, tolerance: 0.1 }), ['1.1'], 1],
  ['a number on the edge of a tolerance wider than the answer', aNumericQuestion({ answer: 0.01, tolerance: 2.3 }), ['2.31'], 1],
  ['a tiny number', charge, ['1,6 × 10^-19'], 1],
  ['a tiny number on the edge of what is tolerated', charge, ['1,61 × 10^-19'], 1],
  ['a tiny number beyond it', charge, ['1,62 × 10^-19'], 0],
  ['nothing for a tiny number', charge, ['0'], 0],
  ['zero, exactly', aNumericQuestion({ answer: 0 }), ['0'], 1],
  ['a tiny number for zero', aNumericQuestion({ answer: 0 }), ['1e-19'], 0],
  ['a fraction', aNumericQuestion({ answer: 0.75 }), ['3/4'], 1],
  ['the word', aTextQuestion({ answers: ['métaphore'] }), ['Metaphore '], 1],
  ['another spelling that counts', aTextQuestion({ answers: ['minimum', 'un minimum'] }), ['Un  minimum'], 1],
  ['two words run together', aTextQuestion({ answers: ['un minimum'] }), ['unminimum'], 0],
  ['another word', aTextQuestion({ answers: ['métaphore'] }), ['comparaison'], 0],
  ['a word with a ligature', aTextQuestion({ answers: ['cœur'] }), ['COEUR'], 1],
  ['a Latin word with a ligature', aTextQuestion({ answers: ['curriculum vitæ'] }), ['curriculum vitae'], 1],
  ['a word with a straight apostrophe', aTextQuestion({ answers: ['l’été', 'aujourdʼhui'] }), ["l'ete"], 1],
  ['a word with the other typographic apostrophe', aTextQuestion({ answers: ['aujourdʼhui'] }), ['aujourd’hui'], 1],
  ['a word between single quotation marks', aTextQuestion({ answers: ["l'ete"] }), ['l‘été'], 1],
  ['a word with a hyphen of its own', aTextQuestion({ answers: ['peut-être'] }), ['peut‐être'], 1],
  ['a word with a hyphen that does not break', aTextQuestion({ answers: ['arc‑en‑ciel'] }), ['arc-en-ciel'], 1],
  ['a word without its hyphen', aTextQuestion({ answers: ['peut-être'] }), ['peutêtre'], 0],
  ['a word and a full stop', aTextQuestion({ answers: ['minimum'] }), ['Minimum.'], 1],
  ['a word, a blank and a full stop', aTextQuestion({ answers: ['minimum'] }), ['minimum .'], 1],
  ['a word without the full stop that the author wrote', aTextQuestion({ answers: ['etc.'] }), ['etc'], 1],
  ['a word and two full stops', aTextQuestion({ answers: ['minimum'] }), ['minimum..'], 0],
  ['a word after a full stop', aTextQuestion({ answers: ['minimum'] }), ['.minimum'], 0],
  ['the right order', anOrdering(), ['a', 'b', 'c', 'd'], 1],
  ['two neighbours swapped', anOrdering(), ['a', 'c', 'b', 'd'], 4 / 6],
  ['the last item first', anOrdering(), ['d', 'a', 'b', 'c'], 0],
  ['the first item third', anOrdering(), ['b', 'c', 'a', 'd'], 2 / 6],
  ['the reverse order', anOrdering(), ['d', 'c', 'b', 'a'], 0],
  ['an order as right as wrong', anOrdering(), ['b', 'd', 'a', 'c'], 0],
  ['three items in order', threeItems, ['a', 'b', 'c'], 1],
  ['three items, two neighbours swapped', threeItems, ['b', 'a', 'c'], 1 / 3],
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

/** Every order of some ids. */
const everyOrder = (ids: readonly string[]): string[][] =>
  ids.length === 0 ? [[]] : ids.flatMap((first) => everyOrder(ids.filter((id) => id !== first)).map((others) => [first, ...others]))
const mean = (points: readonly number[]) => points.reduce((sum, earned) => sum + earned, 0) / points.length

test.each([
  ['three items in order', 5 / 18, everyOrder(['a', 'b', 'c']).map((order) => score(threeItems, ...order))],
  ['four items in order', 7 / 36, everyOrder(['a', 'b', 'c', 'd']).map((order) => score(anOrdering(), ...order))],
  ['three pairs', 1 / 3, everyOrder(['a', 'b', 'c']).map((rights) => score(aMatching(), ...rights.map((right, left) => `${'abc'[left]}:${right}`)))],
])('a blind guess at %s earns %d on average', (_, points, scores) => {
  expect(mean(scores.map((scored) => scored._unsafeUnwrap()))).toBeCloseTo(points, 12)
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

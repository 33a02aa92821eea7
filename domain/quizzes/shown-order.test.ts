import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownOrder } from './shown-order.ts'

const named = (ids: readonly string[]) => ids.map((id) => ({ id }))
const shown = (ids: readonly string[], attemptId: string, questionId = 'q1') => shownOrder(named(ids), attemptId, questionId).map(({ id }) => id)
const ids = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 10 })
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']
const attempts = Array.from({ length: 4000 }, (_, index) => `attempt-${index}`)

describe('the items of a question', () => {
  test('are all shown, in an order that is not the answer', () => {
    fc.assert(
      fc.property(ids, fc.string(), fc.string(), (written, attemptId, questionId) => {
        const order = shown(written, attemptId, questionId)
        expect(order).not.toEqual(written)
        expect(order.toSorted()).toEqual(written.toSorted())
      }),
      { numRuns: 1000 },
    )
  })

  // The order must stay the same for an attempt that was begun before an update of the product.
  test.each([
    ['attempt-1', 'q1', 'cbehgafd'],
    ['attempt-1', 'q2', 'dbfcghae'],
    ['attempt-2', 'q1', 'dhgfceba'],
    ['0193c0de-élève', 'q1', 'afhbedgc'],
  ])('in %s, question %s, stand in the order %s', (attemptId, questionId, order) => {
    expect(shown(letters, attemptId, questionId).join('')).toBe(order)
  })

  test('come first about as often as each other', () => {
    const firsts = attempts.map((attemptId) => shown(letters, attemptId)[0])
    for (const letter of letters) {
      const share = firsts.filter((first) => first === letter).length / firsts.length
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.15)
    }
  })
})

describe('when an author corrects the written order', () => {
  test('the shown one stays, in nearly all attempts', () => {
    const before = ['c', 'a', 'e', 'b', 'd']
    const after = ['c', 'a', 'b', 'e', 'd']
    const alike = attempts.filter((attemptId) => shown(before, attemptId).join('') === shown(after, attemptId).join(''))
    // Two of the 120 orders are one of these two.
    expect(alike.length / attempts.length).toBeGreaterThan(0.97)
    expect(alike.length / attempts.length).toBeLessThan(1)
  })

  test('the shown one begins with its second item where it would become the answer', () => {
    const becomingTheAnswer = attempts.filter((attemptId) => shown(['c', 'b', 'a'], attemptId).join('') === 'abc')
    expect(becomingTheAnswer.length).toBeGreaterThan(100)
    expect(new Set(becomingTheAnswer.map((attemptId) => shown(['a', 'b', 'c'], attemptId).join('')))).toEqual(new Set(['bca']))
  })
})

test.each([[[]], [['seul']]])('%j has no other order', (only) => {
  expect(shown(only, 'attempt-1')).toEqual(only)
})

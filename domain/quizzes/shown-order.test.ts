import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { shownOrder } from './shown-order.ts'

const items = fc.uniqueArray(fc.string(), { minLength: 2, maxLength: 10 })
const letters = ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h']

describe('the items of a question', () => {
  test('are all shown, in an order that is not the answer', () => {
    fc.assert(
      fc.property(items, fc.string(), fc.string(), (written, attemptId, questionId) => {
        const shown = shownOrder(written, attemptId, questionId)
        expect(shown).not.toEqual(written)
        expect(shown.toSorted()).toEqual(written.toSorted())
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
    expect(shownOrder(letters, attemptId, questionId).join('')).toBe(order)
  })

  test('come first about as often as each other', () => {
    const firsts = Array.from({ length: 4000 }, (_, index) => shownOrder(letters, `attempt-${index}`, 'q1')[0])
    for (const letter of letters) {
      const share = firsts.filter((first) => first === letter).length / firsts.length
      expect(share).toBeGreaterThan(0.1)
      expect(share).toBeLessThan(0.15)
    }
  })
})

test.each([[[]], [['seul']]])('%j has no other order', (only) => {
  expect(shownOrder(only, 'attempt-1', 'q1')).toEqual(only)
})

test('an order that would be the answer begins with its second item instead', () => {
  const orders = Array.from({ length: 20 }, (_, index) => shownOrder(['a', 'b'], `attempt-${index}`, 'q1').join(''))
  expect(new Set(orders)).toEqual(new Set(['ba']))
})

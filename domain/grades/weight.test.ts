import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseWeight } from './weight.ts'

test.each([
  ['1', 1],
  ['2,5', 2.5],
  ['1.50', 1.5],
  ['3,0', 3],
  [' 0,5 ', 0.5],
  [',5', 0.5],
  ['100', 100],
])('%j is a weight of %d', (typed, weight) => {
  expect(parseWeight(typed)._unsafeUnwrap()).toBe(weight)
})

const outOfRange = { type: 'weight-out-of-range', heaviest: 100 }

test.each([
  ['', { type: 'weight-empty' }],
  [' ', { type: 'weight-empty' }],
  ['lourd', { type: 'weight-not-a-number' }],
  ['0', outOfRange],
  ['-1', outOfRange],
  ['100,5', outOfRange],
  ['1,25', { type: 'weight-not-in-halves' }],
  ['1,05', { type: 'weight-not-in-halves' }],
  ['1,51', { type: 'weight-not-in-halves' }],
  ['0,4', { type: 'weight-not-in-halves' }],
])('%j is refused', (typed, refusal) => {
  expect(parseWeight(typed)._unsafeUnwrapErr()).toEqual(refusal)
})

test.each([[12], [null], [undefined], [['12']]])('%j, which nobody typed, is no number', (given) => {
  expect(parseWeight(given)._unsafeUnwrapErr()).toEqual({ type: 'weight-not-a-number' })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseWeight, '2,5')
})

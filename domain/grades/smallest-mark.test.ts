import fc from 'fast-check'
import { expect, test } from 'vitest'
import { smallestMark } from './smallest-mark.ts'

test.each([
  ['even a 0 is enough', 0, { kind: 'already-reached' }],
  ['a hundredth is needed', 1, { kind: 'needed', mark: 1 }],
  ['10.34 is needed', 1034, { kind: 'needed', mark: 1034 }],
  ['19.99 is needed', 1999, { kind: 'needed', mark: 1999 }],
  ['only a 20 is enough', 2000, { kind: 'needed', mark: 2000 }],
  ['even a 20 is not enough', 2001, { kind: 'out-of-reach' }],
])('where %s, it says so', (_, from, expected) => {
  expect(smallestMark((mark) => mark >= from)).toEqual(expected)
})

test('whatever is needed is found to the hundredth', () => {
  fc.assert(
    fc.property(fc.integer({ min: 1, max: 2000 }), (from) => {
      expect(smallestMark((mark) => mark >= from)).toEqual({ kind: 'needed', mark: from })
    }),
  )
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { comparePlaces, compareValues, ownReader, ownValue, placeInOrder, valuesAt, valuesBelow } from './value-order.ts'

const inOrder: unknown[][] = [
  [undefined, null],
  [false],
  [true],
  [''],
  [-12.5, '-12.5'],
  [-2, '-2'],
  [0, '0', '-0'],
  [1.5, '1.5', '1.50'],
  [9, '9', '09', '9.0'],
  [10, '10'],
  [999_999_999_999_999, '999999999999999'],
  [' 5'],
  ['+5'],
  ['--5'],
  ['.5'],
  ['1,5'],
  ['1.0000000001'],
  ['1.2.3'],
  ['1234567890123456'],
  ['1e3'],
  ['2026-11-21'],
  ['2026-12-01'],
  ['5.'],
  ['9 lives'],
  ['Z'],
  ['a'],
  ['ab'],
  ['b'],
  ['é'],
  [[], [1], {}, Number.NaN, 5n],
]
const places = inOrder.flatMap((values, place) => values.map((value) => ({ value, place })))

test('values of all kinds have one order', () => {
  for (const a of places) {
    for (const b of places) {
      expect(Math.sign(compareValues(a.value, b.value)), `${String(a.value)} and ${String(b.value)}`).toBe(Math.sign(a.place - b.place))
    }
  }
})

test('the order is total: what comes before comes never after, and before all that comes after', () => {
  const value = fc.oneof(fc.constantFrom(...places.map((place) => place.value)), fc.string(), fc.double(), fc.integer().map(String))
  fc.assert(
    fc.property(value, value, value, (a, b, c) => {
      expect(Math.sign(compareValues(a, b)) + Math.sign(compareValues(b, a))).toBe(0)
      if (compareValues(a, b) <= 0 && compareValues(b, c) <= 0) expect(compareValues(a, c)).toBeLessThanOrEqual(0)
    }),
  )
})

const document = {
  title: 'Suites',
  reading: { minutes: 20, by: null },
  toc: [{ depth: 2, tags: [{ name: 'a' }, { name: 'b' }] }, { depth: 3, tags: [] }, {}],
}

test.each([
  ['title', ['Suites']],
  ['reading.minutes', [20]],
  ['reading.by', [null]],
  ['reading', [document.reading]],
  ['toc', [document.toc]],
  ['toc.depth', [2, 3, undefined]],
  ['toc.tags.name', ['a', 'b', undefined]],
  ['toc.length', [undefined, undefined, undefined]],
  ['title.length', [undefined]],
  ['reading.by.name', [undefined]],
  ['author', [undefined]],
  ['author.name', [undefined]],
  ['toString', [undefined]],
  ['__proto__.toString', [undefined]],
])('at %s stands %j', (field, values) => {
  expect(valuesAt(document, field)).toEqual(values)
})

test('places worked out once compare as the values do', () => {
  for (const a of places) {
    for (const b of places) expect(comparePlaces(placeInOrder(a.value), placeInOrder(b.value))).toBe(compareValues(a.value, b.value))
  }
})

test.each<[unknown, string, unknown]>([
  [document, 'title', 'Suites'],
  [document, 'toString', undefined],
  [[1], '0', 1],
  ['ab', '0', undefined],
  [null, 'a', undefined],
  [undefined, 'a', undefined],
])('of %j, the own value of %s is %j', (value, name, expected) => {
  expect(ownValue(value, name)).toEqual(expected)
})

test('values lie below a value as they lie below a document', () => {
  expect(valuesBelow(document.toc, ['depth'])).toEqual(valuesAt(document, 'toc.depth'))
  expect(valuesBelow('a', [])).toEqual(['a'])
})

test.each(['title', 'reading', 'missing', 'toString', '__proto__', 'constructor'])('a reader of %s reads the own value', (name) => {
  expect(ownReader(name)(document)).toEqual(ownValue(document, name))
})

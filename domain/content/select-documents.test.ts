import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aCourseDocument } from '../../tests/builders/a-content-document.ts'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import { pageOf, pickFields, sortDocuments, surrounding } from './select-documents.ts'
import { compareValues } from './value-order.ts'

describe('documents are sorted', () => {
  const documents = [
    { id: 'a', level: 'seconde', position: 2, toc: [{ depth: 3 }, { depth: 1 }] },
    { id: 'b', level: 'premiere', position: 10, toc: [{ depth: 2 }] },
    { id: 'c', level: 'premiere', position: 9, toc: [] },
    { id: 'd', level: 'seconde', toc: [{ depth: 2 }] },
    { id: 'e', level: 'premiere', position: '10' },
  ]

  test.each([
    ['by nothing', [], 'a b c d e'],
    ['by number, what has none first', 'position', 'd a c b e'],
    ['by number downwards, what is alike in its order', 'position:desc', 'b e c a d'],
    ['by text', 'level', 'b c e a d'],
    ['by two keys', ['level', 'position'], 'c b e d a'],
    ['by two keys, each its own way', ['level:desc', 'position:desc'], 'a d b e c'],
    ['by what stands first in a list', 'toc.depth', 'c e b d a'],
  ])('%s', (_, sortBy, expected) => {
    expect(sortDocuments(documents, aContentQuery({ sortBy }).sortBy).map(({ id }) => id).join(' ')).toBe(expected)
  })

  test('as they are where no order is asked for', () => {
    expect(sortDocuments(documents, [], { first: 2 }).map(({ id }) => id).join(' ')).toBe('a b')
  })

  test('by what is read of them', () => {
    const sorted = sortDocuments(documents, aContentQuery({ sortBy: 'id' }).sortBy, { readerOf: () => ({ id }) => (id === 'c' ? '' : 'z') })
    expect(sorted.map(({ id }) => id).join(' ')).toBe('c a b d e')
  })

  const aDocument = fc.record({ rank: fc.nat(), a: fc.oneof(fc.integer({ min: 0, max: 3 }), fc.constantFrom('1', 'x', null, true)), b: fc.boolean() })
  const sorted = (documents: readonly { rank: number; a: unknown; b: unknown }[]) => sortDocuments(documents, aContentQuery({ sortBy: ['a', 'b'] }).sortBy)

  test('with none lost, none moved that is alike, and the same when sorted again', () => {
    fc.assert(fc.property(fc.array(aDocument), (drawn) => {
      const given = drawn.map((document, rank) => ({ ...document, rank }))
      const once = sorted(given)
      expect(sorted(once)).toEqual(once)
      expect(new Set(once)).toEqual(new Set(given))
      once.slice(1).forEach((document, index) => {
        const before = once[index]!
        const order = compareValues(before.a, document.a) || compareValues(before.b, document.b)
        expect(order < 0 || (order === 0 && before.rank < document.rank)).toBe(true)
      })
    }))
  })
})

test('the first of a long list are the same as when the whole of it is sorted', () => {
  const keys = aContentQuery({ sortBy: ['a:desc', 'b'] }).sortBy
  const list = Array.from({ length: 5000 }, (_, index) => ({ index, a: (index * 7919) % 101, b: String((index * 104_729) % 13) }))
  const whole = sortDocuments(list, keys)
  for (const first of [0, 1, 20, 1500, 5000, 9000]) expect(sortDocuments(list, keys, { first })).toEqual(whole.slice(0, first))
})

test.each([
  [0, null, 'abcde'],
  [0, 2, 'ab'],
  [2, 2, 'cd'],
  [2, null, 'cde'],
  [4, 2, 'e'],
  [5, 2, ''],
  [0, 0, ''],
  [0, 5, 'abcde'],
  [0, 9, 'abcde'],
])('the page that skips %s and holds %s is %s', (skip, limit, expected) => {
  expect(pageOf([...'abcde'], { skip, limit }).join('')).toBe(expected)
})

test.each([
  [null, [], ['title', 'path', 'toc']],
  [['title'], [], ['title']],
  [['toc', 'title', 'unheard-of'], [], ['title', 'toc']],
  [[], [], []],
  [null, ['toc', 'unheard-of'], ['title', 'path']],
  [['title', 'toc'], ['toc'], ['title']],
])('with only %j, without %j, a document has %j', (only, without, expected) => {
  const document = { title: 'Suites', path: '/fr/suites', toc: [] }
  const picked = pickFields(document, { only, without })
  expect(Object.keys(picked)).toEqual(expected)
  expect(document).toMatchObject(picked)
})

describe('the neighbours of a document', () => {
  const chapters = ['a', 'b', 'c', 'd'].map((name) => aCourseDocument(`fr/${name}.md`))

  test.each([
    ['/fr/b', 1, 1, ['a', 'c']],
    ['b', 1, 1, ['a', 'c']],
    ['/fr/a', 1, 1, [null, 'b']],
    ['/fr/d', 1, 1, ['c', null]],
    ['/fr/c', 2, 2, ['a', 'b', 'd', null]],
    ['/fr/b', 2, 1, [null, 'a', 'c']],
    ['/fr/b', 1, 3, ['a', 'c', 'd', null]],
    ['/fr/b', 0, 1, ['c']],
    ['/fr/b', 1, 0, ['a']],
    ['/fr/b', 0, 0, []],
    ['/fr/x', 1, 2, [null, null, null]],
    ['fr/b', 1, 1, [null, null]],
    ['/b', 1, 1, [null, null]],
  ])('of %s, %s before and %s after, are %j', (slugOrPath, before, after, expected) => {
    expect(surrounding(chapters, { slugOrPath, before, after }).map((document) => document && document.slug)).toEqual(expected)
  })

  test('are as many as asked for, in a list of any length', () => {
    fc.assert(fc.property(fc.nat(6), fc.nat(8), fc.nat(4), fc.nat(4), (length, place, before, after) => {
      const list = Array.from({ length }, (_, index) => aCourseDocument(`${index}.md`))
      expect(surrounding(list, { slugOrPath: `/${place}`, before, after })).toHaveLength(before + after)
    }))
  })
})

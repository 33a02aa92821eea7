import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aCourseDocument, aPageDocument, aSheetDocument } from '../../tests/builders/a-content-document.ts'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { documentMatcher } from '../../domain/content/match-condition.ts'
import { ownReader } from '../../domain/content/value-order.ts'
import { DocumentIndex } from './document-index.ts'

const sorted = (documents: readonly ContentDocument[]) => documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))

test('folders whose names begin alike are kept apart', () => {
  const files = ['a/b.md', 'a-b/c.md', 'a.b/c.md', 'a/b/c.md', 'a/bb.md', 'ab.md', 'a0/c.md']
  const index = new DocumentIndex(sorted(files.map((file) => aPageDocument(file))))
  const listed = (folder: string, deep: boolean) => index.list(folder, { deep, where: aContentQuery().where })?.map(({ path }) => path)
  expect(listed('/a', true)).toEqual(['/a/b', '/a/b/c', '/a/bb'])
  expect(listed('/a', false)).toEqual(['/a/b', '/a/bb'])
  expect(listed('/a/b', true)).toEqual(['/a/b/c'])
  expect(listed('/ab', true)).toBeUndefined()
  expect(listed('/', false)).toEqual(['/ab'])
  expect(index.size).toBe(7)
})

test('what a condition asks for is what it asks for of the whole list, in its order', () => {
  const folder = fc.constantFrom('a', 'a/b', 'a/c', 'b')
  const aDocument = fc.tuple(folder, fc.nat(9), fc.constantFrom(aCourseDocument, aPageDocument, aSheetDocument), fc.integer({ min: 1, max: 3 })).map(
    ([dir, number, make, position]) => make(`${dir}/${number}.md`, { position } as object),
  )
  const kind = fc.constantFrom('course', 'page', 'quiz')
  const condition = fc.oneof(
    kind.map((one) => ({ kind: one })),
    fc.array(kind, { maxLength: 3 }).map((kinds) => ({ kind: { $in: kinds } })),
    fc.tuple(kind, fc.integer({ min: 1, max: 3 })).map(([one, position]) => ({ kind: one, position })),
    fc.tuple(kind, fc.integer({ min: 1, max: 3 })).map(([one, position]) => ({ $or: [{ kind: one }, { position }] })),
    kind.map((one) => ({ kind: { $ne: one } })),
    fc.integer({ min: 1, max: 3 }).map((position) => ({ position: { $gte: position }, slug_ne: '1' })),
    fc.integer({ min: 1, max: 3 }).map((position) => ({ kind: 'page', position_between: [position, 3], slug_in: ['1', '2', '3', '1'], minutes_exists: true, title_gt: 'a/b', description_exists: true })),
    fc.integer({ min: 1, max: 3 }).map((position) => ({ position: { $aeq: String(position) }, 'toc.depth': { $exists: false }, toString_exists: false })),
  )
  fc.assert(
    fc.property(fc.uniqueArray(aDocument, { selector: ({ path }) => path, maxLength: 25 }), condition, fc.boolean(), (documents, where, deep) => {
      const asked = aContentQuery({ where }).where
      const isAskedFor = documentMatcher<ContentDocument>(asked, { readerOf: ownReader, patternTestOf: () => () => false })
      const inFolder = sorted(documents).filter(({ path, dir }) => (deep ? path.startsWith('/a/') : dir === '/a'))
      const listed = new DocumentIndex(sorted(documents)).list('/a', { deep, where: asked }) ?? []
      expect(listed.filter(isAskedFor)).toEqual(inFolder.filter(isAskedFor))
    }),
  )
})

test('fields are asked for as rightly as ever when many others were before', () => {
  const index = new DocumentIndex([aCourseDocument('a/1.md', { minutes: 5 }), aCourseDocument('a/2.md', { minutes: 50 })])
  const listed = (where: Readonly<Record<string, unknown>>) => index.list('/a', { deep: true, where: aContentQuery({ where }).where })
  for (let count = 0; count < 40; count += 1) expect(listed({ [`field${count}`]: { $exists: true } }) ?? []).toHaveLength(count < 32 ? 0 : 2)
  expect(listed({ minutes: { $gt: 100 } })).toHaveLength(2)
  expect(listed({ kind: 'page', minutes: { $gt: 100 } })).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseContentQuery } from './content-query.ts'

const everything = {
  only: null,
  without: [],
  sortBy: [],
  where: { type: 'all', of: [] },
  search: null,
  surround: null,
  limit: null,
  skip: 0,
  deep: false,
  text: false,
}
const parsed = (asked: object) => parseContentQuery(asked)._unsafeUnwrap()
const faultsOf = (asked: unknown) => parseContentQuery(asked)._unsafeUnwrapErr()

test('a query that asks for nothing in particular asks for everything', () => {
  expect(parsed({})).toEqual(everything)
  expect(parsed(Object.fromEntries(Object.keys(everything).map((option) => [option, null])))).toEqual(everything)
})

const asc = (field: string) => ({ field, direction: 'asc' })
const desc = (field: string) => ({ field, direction: 'desc' })
const words = (field: string | null, text: string, changes: object = {}) => ({ type: 'words', field, text, match: 'every', spelling: 'forgiving', ...changes })
const surround = (slugOrPath: string, before: number, after: number) => ({ slugOrPath, before, after })

describe('an option', () => {
  test.each<[keyof typeof everything, unknown, unknown]>([
    ['only', 'title', ['title']],
    ['only', ['title', 'path'], ['title', 'path']],
    ['only', [], []],
    ['without', 'body', ['body']],
    ['without', ['body', 'toc'], ['body', 'toc']],
    ['sortBy', 'position', [asc('position')]],
    ['sortBy', 'position:desc', [desc('position')]],
    ['sortBy', 'position:asc', [asc('position')]],
    ['sortBy', ['position', 'desc'], [desc('position')]],
    ['sortBy', ['position', 'title'], [asc('position'), asc('title')]],
    ['sortBy', ['position:desc', 'title'], [desc('position'), asc('title')]],
    ['sortBy', { position: 'desc' }, [desc('position')]],
    ['sortBy', { level: 'asc', position: 'desc' }, [asc('level'), desc('position')]],
    ['sortBy', [['level', 'asc'], { position: 'desc' }, 'toc.depth'], [asc('level'), desc('position'), asc('toc.depth')]],
    ['sortBy', [], []],
    ['search', 'suite', words(null, 'suite')],
    ['search', ' suite ', words(null, 'suite')],
    ['search', ['title', 'suite'], words('title', 'suite')],
    ['search', ['body', 'suite'], words('text', 'suite')],
    ['search', { query: 'suite arithmétique' }, words(null, 'suite arithmétique')],
    ['search', { query: 'toc', value: 'suite' }, words('headings', 'suite')],
    ['search', '', null],
    ['search', '  ', null],
    ['search', false, null],
    ['surround', 'course', surround('course', 1, 1)],
    ['surround', '/fr/a', surround('/fr/a', 1, 1)],
    ['surround', ['course', { before: 2, after: 3 }], surround('course', 2, 3)],
    ['surround', ['course', { after: '3' }], surround('course', 1, 3)],
    ['surround', { slug: 'course' }, surround('course', 1, 1)],
    ['surround', { slug: 'course', options: { before: 0 } }, surround('course', 0, 1)],
    ['surround', { slugOrPath: '/fr/a' }, surround('/fr/a', 1, 1)],
    ['surround', { slugOrPath: '/fr/a', options: { before: 2, after: 0 } }, surround('/fr/a', 2, 0)],
    ['limit', 3, 3],
    ['limit', '3', 3],
    ['limit', 0, 0],
    ['skip', 3, 3],
    ['skip', '20', 20],
    ['deep', true, true],
    ['deep', 'true', true],
    ['deep', 'false', false],
    ['text', true, true],
    ['text', 'true', true],
    ['text', 'false', false],
  ])('%s: %j is read', (option, asked, expected) => {
    expect(parsed({ [option]: asked })).toEqual({ ...everything, [option]: expected })
  })

  const texts = (length: number) => Array.from({ length }, (_, index) => `f${index}`)
  const long = (length: number) => 'x'.repeat(length)

  test.each<[string, unknown, unknown]>([
    ['only', 3, 'a'],
    ['only', '', 'a'],
    ['only', ['a', 3], ['a']],
    ['only', texts(51), texts(50)],
    ['only', long(101), long(100)],
    ['without', {}, []],
    ['sortBy', 3, 'a'],
    ['sortBy', '', 'a'],
    ['sortBy', ':desc', 'a:desc'],
    ['sortBy', 'a:', 'a'],
    ['sortBy', 'a:down', 'a:desc'],
    ['sortBy', 'a:desc:asc', 'a:asc'],
    ['sortBy', 'a b', 'a_b'],
    ['sortBy', { a: 'down' }, { a: 'desc' }],
    ['sortBy', { a: 1 }, {}],
    ['sortBy', [['a', 'down']], [['a', 'desc']]],
    ['sortBy', [['a']], [['a', 'asc']]],
    ['sortBy', [['asc', 'asc', 'asc']], [['asc', 'asc']]],
    ['sortBy', ['a', 3], ['a', 'b']],
    ['sortBy', texts(11), texts(10)],
    ['sortBy', Object.fromEntries(texts(11).map((name) => [name, 'asc'])), Object.fromEntries(texts(10).map((name) => [name, 'asc']))],
    ['search', 3, '3'],
    ['search', true, 'true'],
    ['search', long(201), long(200)],
    ['search', ['a'], ['title', 'b']],
    ['search', ['author', 'b'], ['slug', 'b']],
    ['search', ['title', ''], ['title', 'b']],
    ['search', ['title', 'b', 'c'], ['title', 'c']],
    ['search', {}, { query: 'a' }],
    ['search', { query: 'title', value: '' }, { query: 'title', value: 'b' }],
    ['search', { query: { type: 'near' } }, { query: { type: 'match_all' } }],
    ['search', { query: '' }, ''],
    ['search', { query: 'a', fuzzy: true }, { query: 'a' }],
    ['surround', '', 'a'],
    ['surround', long(301), long(300)],
    ['surround', 3, '3'],
    ['surround', [], ['a', {}]],
    ['surround', ['a', 'b'], ['a', {}]],
    ['surround', ['a', { before: 101 }], ['a', { before: 100 }]],
    ['surround', ['a', { before: -1 }], ['a', { before: 0 }]],
    ['surround', ['a', { around: 1 }], ['a', { after: 1 }]],
    ['surround', {}, { slug: 'a' }],
    ['surround', { slug: 'a', slugOrPath: 'a' }, { slugOrPath: 'a' }],
    ['surround', { slug: 'a', before: 1 }, { slug: 'a', options: { before: 1 } }],
    ['limit', -1, 0],
    ['limit', 1.5, 1],
    ['limit', 'many', '2'],
    ['limit', Number.NaN, 1],
    ['skip', '-1', '1'],
    ['skip', Infinity, 1],
    ['deep', 'yes', true],
    ['deep', 1, 'true'],
    ['text', '', false],
  ])('%s cannot be %j but can be %j', (option, wrong, right) => {
    const refusal = faultsOf({ [option]: wrong })
    expect(refusal.faults.map(({ field, fault }) => [field.split('.')[0], fault])).toEqual([[option, 'invalid']])
    expect(parseContentQuery({ [option]: right }).isOk()).toBe(true)
  })
})

test.each([
  [10, true],
  [11, false],
])('%s regular expressions in one query are read: %s', (count, isRead) => {
  const conditions = Array.from({ length: count }, () => ({ title: { $regex: 'a' } }))
  expect(parseContentQuery({ where: { $or: conditions.slice(1) }, title_regex: 'a' }).isOk()).toBe(isRead)
})

describe('a condition', () => {
  const level = { type: 'field', field: 'level', test: { is: 'equal', value: 'premiere' } }
  const position = { type: 'field', field: 'position', test: { is: 'greater', value: 2 } }

  test.each([
    ['stands in where', { where: { level: 'premiere' } }, level],
    ['stands beside the options', { level: 'premiere' }, level],
    ['has its operator in its name', { position_gt: 2 }, position],
    ['stands in both places', { where: { level: 'premiere' }, position_gt: 2 }, { type: 'all', of: [level, position] }],
    ['is a group', { $or: [{ level: 'premiere' }, { position: { $gt: 2 } }] }, { type: 'any', of: [level, position] }],
    ['is a group of groups', { where: { $and: [{ level: 'premiere' }, { position_gt: 2 }] } }, { type: 'all', of: [level, position] }],
    ['is asked for twice', { where: { level: 'premiere' }, level: 'premiere' }, { type: 'all', of: [level, level] }],
  ])('%s: %j', (_, asked, where) => {
    expect(parsed(asked)).toEqual({ ...everything, where })
  })

  test.each([
    [{ where: { position: { $near: 2 } } }, 'where.position.$near', 'unknown'],
    [{ position: { $near: 2 } }, 'position.$near', 'unknown'],
    [{ $nor: [] }, '$nor', 'unknown'],
    [{ where: 'level' }, 'where', 'invalid'],
    [{ where: [] }, 'where', 'invalid'],
    [{ where: false }, 'where', 'invalid'],
    [{ 'a b': 1 }, 'a b', 'unknown'],
    [JSON.parse('{ "__proto__": [1] }') as object, '__proto__', 'invalid'],
  ])('%j is refused at %s: %s', (asked, field, fault) => {
    expect(faultsOf(asked)).toEqual({ type: 'content-query-malformed', faults: [{ field, fault }] })
  })
})

test('each option at fault is named, and the first condition', () => {
  expect(faultsOf({ limit: -1, only: 3, where: { a: { $b: 1 } }, c: [] }).faults).toEqual([
    { field: 'only', fault: 'invalid' },
    { field: 'limit', fault: 'invalid' },
    { field: 'where.a.$b', fault: 'unknown' },
  ])
})

test.each([
  ['nothing', undefined, 'missing'],
  ['null', null, 'invalid'],
  ['a text', 'title', 'invalid'],
  ['a list', [], 'invalid'],
])('%s is no query', (_, asked, fault) => {
  expect(faultsOf(asked)).toEqual({ type: 'content-query-malformed', faults: [{ field: '', fault }] })
})

test('a query of any shape is read or refused', () => {
  expectNeverThrows(parseContentQuery, {
    only: ['title'],
    sortBy: [{ position: 'desc' }, ['title', 'asc']],
    where: { $or: [{ level: { $in: ['premiere', 'terminale'] } }, { title_contains: 'suite' }] },
    search: { query: 'title', value: 'suite' },
    surround: ['course', { before: 1 }],
    limit: '3',
    deep: 'true',
    position_gt: 1,
  })
}, 30_000)

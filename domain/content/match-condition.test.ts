import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aContentQuery } from '../../tests/builders/a-content-query.ts'
import type { Pattern } from './condition.ts'
import { documentMatcher } from './match-condition.ts'
import { ownReader } from './value-order.ts'

const document = {
  title: 'Suites numériques',
  position: 2,
  share: 0.5,
  isFree: true,
  reviewer: null,
  year: '2026',
  tags: ['algebra', 'premiere', 3],
  toc: [{ depth: 2, text: 'Définition' }, { depth: 3, text: 'Exemple' }],
  credits: { author: 'Léa', licence: '© Alvéole' },
  nothing: [],
}

const patternTestOf = ({ source, flags }: Pattern) => (text: string) => new RegExp(source, flags).test(text)
const holds = (one: object, where: Readonly<Record<string, unknown>>, hidden: readonly string[] = [], unknown: readonly string[] = []) =>
  documentMatcher<object>(aContentQuery({ where }).where, {
    readerOf: ownReader,
    patternTestOf,
    isHidden: (_, field) => hidden.includes(field),
    isUnknown: (field) => unknown.includes(field),
  })(one)
const isAskedFor = (where: Readonly<Record<string, unknown>>, hidden?: readonly string[]) => holds(document, where, hidden)

describe('a document is asked for', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['by nothing', {}],
    ['by a value', { title: 'Suites numériques' }],
    ['by two values', { position: 2, isFree: true }],
    ['$eq', { position: { $eq: 2 } }],
    ['$eq nothing', { reviewer: null }],
    ['$ne', { position: { $ne: 3 } }],
    ['$ne of a field that is missing', { author: { $ne: 'Léa' } }],
    ['$aeq', { year: { $aeq: 2026 } }],
    ['$dteq', { position: { $dteq: '2' } }],
    ['$gt', { position: { $gt: 1 } }],
    ['$gt a text that is a number', { position: { $gt: '1' } }],
    ['$gte', { position: { $gte: 2 } }],
    ['$lt', { position: { $lt: 3 } }],
    ['$lt of a field that is missing, which comes first', { author: { $lt: 3 } }],
    ['$lte', { position: { $lte: 2 } }],
    ['$between, at its beginning', { position: { $between: [2, 4] } }],
    ['$between, at its end', { position: { $between: [1, 2] } }],
    ['$in', { position: { $in: [1, 2] } }],
    ['$in one value', { position: { $in: 2 } }],
    ['$nin', { position: { $nin: [1, 3] } }],
    ['$contains in a text', { title: { $contains: 'numér' } }],
    ['$contains a number in a text', { year: { $contains: 26 } }],
    ['$contains in a list', { tags: { $contains: 'algebra' } }],
    ['$contains several', { tags: { $contains: ['algebra', 3] } }],
    ['$contains a name of an object', { credits: { $contains: 'author' } }],
    ['$containsAny', { tags: { $containsAny: ['geometry', 'algebra'] } }],
    ['$containsNone', { tags: { $containsNone: ['geometry', 'terminale'] } }],
    ['$containsNone of a field that is missing', { author: { $containsNone: ['a'] } }],
    ['$regex', { title: { $regex: '^Suites' } }],
    ['$regex with flags', { title: { $regex: ['^suites', 'i'] } }],
    ['$regex of a number', { share: { $regex: '^0\\.5$' } }],
    ['$exists', { title: { $exists: true } }],
    ['$exists of nothing, which is there', { reviewer: { $exists: true } }],
    ['$exists: false', { author: { $exists: false } }],
    ['$type string', { title: { $type: 'string' } }],
    ['$type number', { position: { $type: 'number' } }],
    ['$type boolean', { isFree: { $type: 'boolean' } }],
    ['$type array', { tags: { $type: 'array' } }],
    ['$type object', { credits: { $type: 'object' } }],
    ['$type object of nothing', { reviewer: { $type: 'object' } }],
    ['$type undefined', { author: { $type: 'undefined' } }],
    ['$size', { tags: { $size: 3 } }],
    ['$size of an empty list', { nothing: { $size: 0 } }],
    ['$size of more', { tags: { $size: { $gt: 2, $lt: 4 } } }],
    ['$size of one of some', { tags: { $size: { $in: [1, 3] } } }],
    ['$size of another', { tags: { $size: { $ne: 2 } } }],
    ['$len', { year: { $len: 4 } }],
    ['$len of less', { year: { $len: { $lte: 4 } } }],
    ['$type of one of some', { tags: { $type: { $in: ['string', 'array'] } } }],
    ['$containsString', { title: { $containsString: 'numér' } }],
    ['$keyin', { year: { $keyin: { 2026: true } } }],
    ['$keyin of a number', { position: { $keyin: { 2: true } } }],
    ['$keyin of places', { position: { $keyin: ['a', 'b', 'c'] } }],
    ['$nkeyin', { title: { $nkeyin: { Suites: true } } }],
    ['$definedin', { year: { $definedin: { 2026: 'x' } } }],
    ['$undefinedin', { year: { $undefinedin: { 2027: 'x' } } }],
    ['$finite', { position: { $finite: true } }],
    ['$finite of a text that is a number', { year: { $finite: true } }],
    ['$finite: false', { title: { $finite: false } }],
    ['$jgt', { position: { $jgt: 1 } }],
    ['$jgte', { position: { $jgte: 2 } }],
    ['$jlt', { position: { $jlt: 3 } }],
    ['$jlte', { position: { $jlte: 2 } }],
    ['$jbetween', { position: { $jbetween: [2, 3] } }],
    ['$elemMatch', { toc: { $elemMatch: { depth: 3, text: 'Exemple' } } }],
    ['$elemMatch with an operator', { toc: { $elemMatch: { depth: { $gt: 2 }, text_contains: 'Ex' } } }],
    ['$elemMatch with a pattern', { toc: { $elemMatch: { text: { $regex: '^Ex' } } } }],
    ['a field with dots', { 'credits.author': 'Léa' }],
    ['one item of a list', { 'toc.depth': 3 }],
    ['one item of a list that is great enough', { 'toc.depth': { $gte: 3 } }],
    ['two operators', { position: { $gt: 1, $lt: 3 } }],
    ['$and', { $and: [{ position: 2 }, { isFree: true }] }],
    ['$or', { $or: [{ position: 3 }, { isFree: true }] }],
    ['$not', { $not: { position: 3 } }],
    ['$not of two, of which one does not hold', { $not: { position: 2, isFree: false } }],
    ['$not of either, of which none holds', { $not: { $or: [{ position: 3 }, { isFree: false }] } }],
    ['$not in a field', { position: { $not: { $gt: 2 } } }],
    ['$not in a field, with a value', { position: { $not: 3 } }],
    ['$not of $not', { $not: { $not: { position: 2 } } }],
    ['$or in a field', { position: { $or: [{ $lt: 1 }, 2] } }],
    ['$and in a field', { position: { $and: [{ $gt: 1 }, { $lt: 3 }] } }],
  ])('%s: %j', (_, where) => {
    expect(isAskedFor(where)).toBe(true)
    expect(isAskedFor({ $not: where })).toBe(false)
  })
})

describe('a document is not asked for', () => {
  test.each<[string, Readonly<Record<string, unknown>>]>([
    ['by another value', { title: 'Suites' }],
    ['by a number as text', { position: '2' }],
    ['by nothing where a field is missing', { author: null }],
    ['by two values, of which one is another', { position: 2, isFree: false }],
    ['$ne', { position: { $ne: 2 } }],
    ['$ne where one item is equal', { 'toc.depth': { $ne: 3 } }],
    ['$aeq', { position: { $aeq: 3 } }],
    ['$gt, just not', { position: { $gt: 2 } }],
    ['$gt of a field that is missing', { author: { $gt: 'A' } }],
    ['$gte', { position: { $gte: 3 } }],
    ['$lt, just not', { position: { $lt: 2 } }],
    ['$lte', { position: { $lte: 1 } }],
    ['$between, before', { position: { $between: [3, 4] } }],
    ['$between, after', { position: { $between: [0, 1] } }],
    ['$between of a field that is missing', { author: { $between: [null, 9] } }],
    ['$between of nothing', { reviewer: { $between: [null, 9] } }],
    ['$in', { position: { $in: [1, '2'] } }],
    ['$in no value', { position: { $in: [] } }],
    ['$nin', { position: { $nin: [2] } }],
    ['$contains in a text', { title: { $contains: 'Algèbre' } }],
    ['$contains a part of an item', { tags: { $contains: 'alg' } }],
    ['$contains several, of which one is missing', { tags: { $contains: ['algebra', 'geometry'] } }],
    ['$contains a name that every object has', { credits: { $contains: 'toString' } }],
    ['$contains in a number', { position: { $contains: 2 } }],
    ['$contains in nothing', { reviewer: { $contains: 'a' } }],
    ['$contains in a field that is missing', { author: { $contains: 'a' } }],
    ['$containsAny', { tags: { $containsAny: ['geometry', '3'] } }],
    ['$containsAny of none', { tags: { $containsAny: [] } }],
    ['$containsNone', { tags: { $containsNone: ['geometry', 'algebra'] } }],
    ['$regex', { title: { $regex: '^suites' } }],
    ['$regex of a field that is missing', { author: { $regex: '.*' } }],
    ['$regex of a list', { tags: { $regex: 'algebra' } }],
    ['$exists', { author: { $exists: true } }],
    ['$exists: false', { title: { $exists: false } }],
    ['$type', { title: { $type: 'number' } }],
    ['$type object of a list', { tags: { $type: 'object' } }],
    ['$size', { tags: { $size: 2 } }],
    ['$size of a text', { year: { $size: 4 } }],
    ['$size of a text, of which there is less', { year: { $size: { $lt: 9 } } }],
    ['$size of more, just not', { tags: { $size: { $gt: 3 } } }],
    ['$len', { year: { $len: 3 } }],
    ['$len of a list', { tags: { $len: 3 } }],
    ['$len of less, just not', { year: { $len: { $lt: 4 } } }],
    ['$type of one of some', { tags: { $type: { $in: ['string', 'number'] } } }],
    ['$containsString in a list', { tags: { $containsString: 'algebra' } }],
    ['$keyin', { title: { $keyin: { toString: 1 } } }],
    ['$keyin of a name that every object has', { title: { $keyin: {} } }],
    ['$nkeyin', { year: { $nkeyin: { 2026: true } } }],
    ['$finite', { title: { $finite: true } }],
    ['$finite of nothing', { reviewer: { $finite: true } }],
    ['$elemMatch by two items, each in part', { toc: { $elemMatch: { depth: 2, text: 'Exemple' } } }],
    ['$elemMatch of what is no list', { credits: { $elemMatch: { author: 'Léa' } } }],
    ['one item of a list', { 'toc.depth': 4 }],
    ['two operators, of which one does not hold', { position: { $gt: 1, $lt: 2 } }],
    ['$and', { $and: [{ position: 2 }, { isFree: false }] }],
    ['$or', { $or: [{ position: 3 }, { isFree: false }] }],
    ['$not', { $not: { position: 2 } }],
  ])('%s: %j', (_, where) => {
    expect(isAskedFor(where)).toBe(false)
    expect(isAskedFor({ $not: where })).toBe(true)
  })
})

describe('a hidden field', () => {
  test.each<[Readonly<Record<string, unknown>>, boolean]>([
    [{ title: { $contains: 'Suites' } }, false],
    [{ title: { $contains: 'Algèbre' } }, false],
    [{ $not: { title: { $contains: 'Suites' } } }, false],
    [{ $not: { title: { $contains: 'Algèbre' } } }, false],
    [{ title: { $exists: true } }, false],
    [{ title: { $exists: false } }, false],
    [{ title: { $lt: 'Z' } }, false],
    [{ 'toc.depth': 2 }, false],
    [{ $not: { 'toc.depth': 9 } }, false],
    [{ $not: { position: 2, title: 'x' } }, false],
    [{ $not: { position: 3, title: 'Suites numériques' } }, true],
    [{ $or: [{ position: 2 }, { title: 'x' }] }, true],
    [{ $or: [{ position: 3 }, { title: 'Suites numériques' }] }, false],
    [{ $and: [{ position: 2 }, { title: 'Suites numériques' }] }, false],
    [{ $not: { $or: [{ position: 3 }, { title: 'x' }] } }, false],
    [{ 'credits.author': 'Léa' }, true],
  ])('says neither yes nor no to %j: the document is asked for: %s', (where, expected) => {
    expect(isAskedFor(where, ['title', 'toc'])).toBe(expected)
  })
})

describe('a field that is not looked up yet', () => {
  test.each<[Readonly<Record<string, unknown>>, boolean]>([
    [{ title: 'x' }, true],
    [{ $not: { title: { $exists: true } } }, true],
    [{ title: 'x', position: 2 }, true],
    [{ title: 'x', position: 3 }, false],
    [{ $or: [{ title: 'x' }, { position: 3 }] }, true],
    [{ $not: { $or: [{ title: 'x' }, { position: 2 }] } }, false],
  ])('may answer either way to %j: the document may be asked for: %s', (where, expected) => {
    expect(holds(document, where, [], ['title'])).toBe(expected)
  })

  test('still says nothing when it is hidden', () => {
    expect(holds(document, { title: 'x' }, ['title'], ['title'])).toBe(false)
    expect(holds(document, { $not: { title: 'x' } }, ['title'], ['title'])).toBe(false)
  })
})

describe('for any document and any value', () => {
  const value = fc.oneof(fc.integer({ min: -3, max: 3 }), fc.constantFrom('', 'a', 'b', '2', '-1.5'), fc.boolean(), fc.constant(null))
  const aDocument = fc.record({ a: value, b: value, c: fc.array(value, { maxLength: 3 }) }, { requiredKeys: [] })
  const field = fc.constantFrom('a', 'b', 'c', 'missing')
  const condition = fc.oneof(
    fc.tuple(field, fc.constantFrom('$eq', '$ne', '$gt', '$gte', '$lt', '$lte', '$in', '$contains', '$containsAny', '$containsNone'), value).map(
      ([name, operator, operand]) => ({ [name]: { [operator]: operand } }),
    ),
    fc.tuple(field, value, value).map(([name, from, to]) => ({ [name]: { $between: [from, to] } })),
    fc.tuple(field, fc.boolean()).map(([name, present]) => ({ [name]: { $exists: present } })),
  )

  test('$not is the contrary', () => {
    fc.assert(fc.property(aDocument, condition, (one, where) => {
      expect(holds(one, { $not: where })).toBe(!holds(one, where))
    }))
  })

  test('neither of two is not the one and not the other, and the other way round', () => {
    fc.assert(fc.property(aDocument, condition, condition, (one, p, q) => {
      expect(holds(one, { $not: { $or: [p, q] } })).toBe(holds(one, { $and: [{ $not: p }, { $not: q }] }))
      expect(holds(one, { $not: { $and: [p, q] } })).toBe(holds(one, { $or: [{ $not: p }, { $not: q }] }))
    }))
  })

  test('$in is $or of $eq', () => {
    fc.assert(fc.property(aDocument, field, fc.array(value, { minLength: 1, maxLength: 4 }), (one, name, values) => {
      expect(holds(one, { [name]: { $in: values } })).toBe(holds(one, { $or: values.map(($eq) => ({ [name]: { $eq } })) }))
    }))
  })

  test('$between is $gte and $lte, and takes both ends in', () => {
    fc.assert(fc.property(value.filter((one) => one !== null), value, value, (a, from, to) => {
      expect(holds({ a }, { a: { $between: [from, to] } })).toBe(holds({ a }, { a: { $gte: from, $lte: to } }))
      expect(holds({ a }, { a: { $between: [a, a] } })).toBe(true)
    }))
  })

  test('$gte is not $lt, and $lte is not $gt', () => {
    fc.assert(fc.property(aDocument, field, value, (one, name, bound) => {
      expect(holds(one, { [name]: { $gte: bound } })).toBe(!holds(one, { [name]: { $lt: bound } }))
      expect(holds(one, { [name]: { $lte: bound } })).toBe(!holds(one, { [name]: { $gt: bound } }))
    }))
  })
})

import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { isRecord, readConditions } from './parse-condition.ts'

const read = (where: Readonly<Record<string, unknown>>, at = 'where') => readConditions(Object.entries(where), at)
const conditionOf = (where: Readonly<Record<string, unknown>>) => read(where)._unsafeUnwrap()
const field = (name: string, test: object) => ({ type: 'field', field: name, test })

describe('the name of a field', () => {
  test.each<[string, unknown, object]>([
    ['position', 2, field('position', { is: 'equal', value: 2 })],
    ['toc.depth', 2, field('toc.depth', { is: 'equal', value: 2 })],
    ['a-b_c.d1', 2, field('a-b_c.d1', { is: 'equal', value: 2 })],
    ['position_gt', 2, field('position', { is: 'greater', value: 2 })],
    ['title_contains', 'a', field('title', { is: 'containing-all', values: ['a'] })],
    ['toc.text_in', ['a'], field('toc.text', { is: 'in', values: ['a'] })],
    ['updated_at_gte', 'a', field('updated_at', { is: 'greater-or-alike', value: 'a' })],
    ['updated_at', 'a', field('updated_at', { is: 'equal', value: 'a' })],
    ['_in', 'a', field('_in', { is: 'equal', value: 'a' })],
    ['in', 'a', field('in', { is: 'equal', value: 'a' })],
    ['gt', 'a', field('gt', { is: 'equal', value: 'a' })],
    ['a_in', 'a', field('a', { is: 'in', values: ['a'] })],
    ['a_toString', 'a', field('a_toString', { is: 'equal', value: 'a' })],
    ['x'.repeat(100), 'a', field('x'.repeat(100), { is: 'equal', value: 'a' })],
  ])('%s is read', (name, asked, expected) => {
    expect(conditionOf({ [name]: asked })).toEqual(expected)
  })

  test('has at most 100 characters', () => {
    const name = 'x'.repeat(101)
    expect(read({ [name]: 1 })._unsafeUnwrapErr()).toEqual({ field: `where.${name}`, fault: 'unknown' })
  })

  test('is named as it was written when its operator is refused', () => {
    expect(read({ position_between: 2 })._unsafeUnwrapErr()).toEqual({ field: 'where.position_between', fault: 'invalid' })
    expect(read({ position_between: 2 }, '')._unsafeUnwrapErr()).toEqual({ field: 'position_between', fault: 'invalid' })
  })
})

describe('several conditions', () => {
  const a = field('a', { is: 'equal', value: 1 })
  const b = field('b', { is: 'equal', value: 2 })

  test.each<[string, Readonly<Record<string, unknown>>, object]>([
    ['none', {}, { type: 'all', of: [] }],
    ['two', { a: 1, b: 2 }, { type: 'all', of: [a, b] }],
    ['two operators', { a: { $eq: 1, $gt: 0 } }, { type: 'all', of: [a, field('a', { is: 'greater', value: 0 })] }],
    ['$and', { $and: [{ a: 1 }, { b: 2 }] }, { type: 'all', of: [a, b] }],
    ['$or', { $or: [{ a: 1 }, { b: 2 }] }, { type: 'any', of: [a, b] }],
    ['$or of one', { $or: [{ a: 1 }] }, a],
    ['$not', { $not: { a: 1 } }, { type: 'not', of: a }],
    ['$or within $not', { $not: { $or: [{ a: 1 }, { b: 2 }] } }, { type: 'not', of: { type: 'any', of: [a, b] } }],
    ['$or in a field', { a: { $or: [1, { $eq: 1 }] } }, { type: 'any', of: [a, a] }],
    ['$and in a field', { a: { $and: [1, { $eq: 1 }] } }, { type: 'all', of: [a, a] }],
    ['$not in a field', { a: { $not: { $eq: 1 } } }, { type: 'not', of: a }],
    ['a name with its operator within $or', { $or: [{ a_eq: 1 }, { b: 2 }] }, { type: 'any', of: [a, b] }],
  ])('%s: %j', (_, where, expected) => {
    expect(conditionOf(where)).toEqual(expected)
  })

  test.each<[Readonly<Record<string, unknown>>, string]>([
    [{ $and: [] }, 'where.$and'],
    [{ $or: [] }, 'where.$or'],
    [{ $or: { a: 1 } }, 'where.$or'],
    [{ $or: 'a' }, 'where.$or'],
    [{ $or: [{ a: 1 }, 'b'] }, 'where.$or.1'],
    [{ $or: [[]] }, 'where.$or.0'],
    [{ $not: 'a' }, 'where.$not'],
    [{ $not: null }, 'where.$not'],
    [{ a: {} }, 'where.a'],
    [{ a: [1] }, 'where.a'],
    [{ a: { $or: [] } }, 'where.a.$or'],
    [{ a: { $or: [1, {}] } }, 'where.a.$or.1'],
    [{ $or: Array.from({ length: 101 }, () => ({ a: 1 })) }, 'where.$or'],
  ])('%j is refused at %s', (where, at) => {
    expect(read(where)._unsafeUnwrapErr()).toEqual({ field: at, fault: 'invalid' })
  })

  test('are at most 100 in a list', () => {
    expect(read({ $or: Array.from({ length: 100 }, () => ({ a: 1 })) }).isOk()).toBe(true)
  })

  const nots = (depth: number, within: unknown): unknown => (depth === 0 ? within : { $not: nots(depth - 1, within) })

  test.each([
    ['around fields', (depth: number) => read({ $not: nots(depth - 1, { a: 1 }) })],
    ['within a field', (depth: number) => read({ a: nots(depth, { $eq: 1 }) })],
    ['in lists', (depth: number) => read({ $or: [Array.from({ length: depth - 1 }).reduce((one) => ({ $or: [one] }), { a: 1 })] })],
    ['lists within a field', (depth: number) => read({ a: Array.from({ length: depth }).reduce((one) => ({ $or: [one] }), { $eq: 1 }) })],
  ])('stand at most 8 levels deep: %s', (_, atDepth) => {
    expect(atDepth(8).isOk()).toBe(true)
    expect(atDepth(9)._unsafeUnwrapErr()).toMatchObject({ fault: 'invalid' })
    expect(atDepth(5000)._unsafeUnwrapErr()).toMatchObject({ fault: 'invalid' })
  })

  test('are at most 500 in all, groups counted', () => {
    const group = (size: number) => ({ $or: Array.from({ length: size }, () => ({ a: 1 })) })
    const ofLast = (size: number) => ({ $and: [group(100), group(100), group(size)], b: 1 })
    expect(read(ofLast(48)).isOk()).toBe(true)
    expect(read({ ...ofLast(48), c: 1 })._unsafeUnwrapErr()).toEqual({ field: 'where.c', fault: 'invalid' })
    expect(read(ofLast(50))._unsafeUnwrapErr()).toEqual({ field: 'where.$and.2.$or.48.a', fault: 'invalid' })
    const inFields = (count: number) => Object.fromEntries(Array.from({ length: count }, (_, index) => [`f${index}`, { $eq: 1 }]))
    expect(read(inFields(250)).isOk()).toBe(true)
    expect(read(inFields(251))._unsafeUnwrapErr()).toEqual({ field: 'where.f250', fault: 'invalid' })
  })

  test('that lead to themselves are refused at once', () => {
    const endless: Record<string, unknown> = {}
    endless['$and'] = Array.from({ length: 100 }, () => endless)
    expect(read(endless)._unsafeUnwrapErr().fault).toBe('invalid')
    const within: Record<string, unknown> = {}
    within['$or'] = Array.from({ length: 100 }, () => within)
    expect(read({ a: within })._unsafeUnwrapErr().fault).toBe('invalid')
  })
})

test('conditions of any shape are read or refused', () => {
  expectNeverThrows(
    (where) => (isRecord(where) ? readConditions(Object.entries(where), '') : readConditions([['$or', where]], '')).mapErr((fault) => ({ type: fault.fault })),
    { title_contains: 'a', $or: [{ position: { $between: [1, 2], $not: { $in: [3] } } }, { toc: { $regex: ['a', 'i'] } }] },
  )
}, 30_000)

test.each<[unknown, boolean]>([
  [{}, true],
  [{ a: 1 }, true],
  [[], false],
  [null, false],
  ['a', false],
  [undefined, false],
])('%j has names: %s', (value, expected) => {
  expect(isRecord(value)).toBe(expected)
})

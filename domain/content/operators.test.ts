import { describe, expect, test } from 'vitest'
import { measureNamed } from './operators.ts'
import { readConditions } from './parse-condition.ts'

const read = (where: Readonly<Record<string, unknown>>) => readConditions(Object.entries(where), 'where')
const conditionOf = (where: Readonly<Record<string, unknown>>) => read(where)._unsafeUnwrap()
const field = (name: string, test: object) => ({ type: 'field', field: name, test })

describe('an operator', () => {
  test.each<[string, unknown, object]>([
    ['$eq', 'a', { is: 'equal', value: 'a' }],
    ['$eq', null, { is: 'equal', value: null }],
    ['$eq', false, { is: 'equal', value: false }],
    ['$aeq', '2', { is: 'alike', value: '2' }],
    ['$dteq', 2, { is: 'alike', value: 2 }],
    ['$gt', 2, { is: 'greater', value: 2 }],
    ['$gte', 2, { is: 'greater-or-alike', value: 2 }],
    ['$lt', -2.5, { is: 'less', value: -2.5 }],
    ['$lte', '2026-11-21', { is: 'less-or-alike', value: '2026-11-21' }],
    ['$between', [1, 3], { is: 'between', from: 1, to: 3 }],
    ['$in', [1, 'a', null], { is: 'in', values: [1, 'a', null] }],
    ['$in', 'a', { is: 'in', values: ['a'] }],
    ['$contains', 'a', { is: 'containing-all', values: ['a'] }],
    ['$contains', ['a', 'b'], { is: 'containing-all', values: ['a', 'b'] }],
    ['$containsAny', ['a'], { is: 'containing-any', values: ['a'] }],
    ['$regex', '^a', { is: 'matching', pattern: { source: '^a', flags: '' } }],
    ['$regex', ['^a', 'ims'], { is: 'matching', pattern: { source: '^a', flags: 'ims' } }],
    ['$regex', ['^a', ''], { is: 'matching', pattern: { source: '^a', flags: '' } }],
    ['$exists', true, { is: 'present' }],
    ['$exists', 'true', { is: 'present' }],
    ['$regex', ['^a', 'gu'], { is: 'matching', pattern: { source: '^a', flags: '' } }],
    ['$regex', ['^a', 'gi'], { is: 'matching', pattern: { source: '^a', flags: 'i' } }],
    ['$containsString', 'a', { is: 'text-with', part: 'a' }],
    ['$keyin', { a: 1, 2: 1, '02': 1 }, { is: 'in', values: ['2', 2, 'a', '02'] }],
    ['$keyin', ['a'], { is: 'in', values: ['0', 0] }],
    ['$definedin', { a: 1 }, { is: 'in', values: ['a'] }],
    ['$finite', 'true', { is: 'finite' }],
    ['$jgt', 2, { is: 'greater', value: 2 }],
    ['$jgte', 2, { is: 'greater-or-alike', value: 2 }],
    ['$jlt', 2, { is: 'less', value: 2 }],
    ['$jlte', 2, { is: 'less-or-alike', value: 2 }],
    ['$jbetween', [1, 3], { is: 'between', from: 1, to: 3 }],
    ['$type', 'array', { is: 'measured', by: 'type', test: { is: 'equal', value: 'array' } }],
    ['$size', 0, { is: 'measured', by: 'size', test: { is: 'equal', value: 0 } }],
    ['$size', '12', { is: 'measured', by: 'size', test: { is: 'equal', value: 12 } }],
    ['$size', { $gt: 2 }, { is: 'measured', by: 'size', test: { is: 'greater', value: 2 } }],
    ['$len', 3, { is: 'measured', by: 'length', test: { is: 'equal', value: 3 } }],
    ['$elemMatch', { depth: 2 }, { is: 'with-item', item: field('depth', { is: 'equal', value: 2 }) }],
  ])('%s %j is read', (operator, operand, expected) => {
    expect(conditionOf({ toc: { [operator]: operand } })).toEqual(field('toc', expected))
  })

  test.each<[string, unknown, object]>([
    ['$ne', 'a', { is: 'equal', value: 'a' }],
    ['$nin', ['a'], { is: 'in', values: ['a'] }],
    ['$containsNone', ['a'], { is: 'containing-any', values: ['a'] }],
    ['$nkeyin', { a: 1 }, { is: 'in', values: ['a'] }],
    ['$undefinedin', { a: 1 }, { is: 'in', values: ['a'] }],
    ['$finite', false, { is: 'finite' }],
    ['$size', { $ne: 2 }, { is: 'measured', by: 'size', test: { is: 'equal', value: 2 } }],
    ['$exists', false, { is: 'present' }],
    ['$exists', 'false', { is: 'present' }],
  ])('%s %j is read as the contrary of another', (operator, operand, expected) => {
    expect(conditionOf({ toc: { [operator]: operand } })).toEqual({ type: 'not', of: field('toc', expected) })
  })

  const text = (length: number) => 'x'.repeat(length)
  const list = (length: number) => Array.from({ length }, () => 1)

  test.each<[string, unknown, unknown]>([
    ['$eq', [1], 1],
    ['$eq', undefined, null],
    ['$eq', Number.NaN, 0],
    ['$eq', Infinity, 0],
    ['$eq', text(1001), text(1000)],
    ['$ne', {}, true],
    ['$aeq', [], 1],
    ['$dteq', [], 1],
    ['$gt', [1], 1],
    ['$gte', [1], 1],
    ['$lt', [1], 1],
    ['$lte', [1], 1],
    ['$between', [1], [1, 1]],
    ['$between', [1, 2, 3], [1, 2]],
    ['$between', 1, ['a', 'b']],
    ['$in', [[1]], []],
    ['$in', list(101), list(100)],
    ['$nin', {}, [1]],
    ['$contains', [{}], ['a']],
    ['$containsAny', {}, 'a'],
    ['$containsNone', {}, 'a'],
    ['$regex', '', 'a'],
    ['$regex', 1, '1'],
    ['$regex', text(201), text(200)],
    ['$regex', ['a', 'y'], ['a', 'g']],
    ['$regex', ['a', 'iy'], ['a', 'iu']],
    ['$regex', ['a', 'yi'], ['a', 'ui']],
    ['$regex', ['a', 'gimsui'], ['a', 'gimsu']],
    ['$containsString', 1, '1'],
    ['$containsString', text(1001), text(1000)],
    ['$keyin', 'a', ['a']],
    ['$keyin', null, {}],
    ['$keyin', list(101), list(100)],
    ['$finite', 1, true],
    ['$len', -1, 0],
    ['$size', {}, { $gt: 1 }],
    ['$elemMatch', 'a', { a: 1 }],
    ['$regex', ['a', 'ii'], ['a', 'is']],
    ['$regex', ['a', 'xs'], ['a', 'ms']],
    ['$regex', ['a'], ['a', 's']],
    ['$exists', 1, true],
    ['$exists', 'yes', 'true'],
    ['$type', 'date', 'string'],
    ['$size', -1, 0],
    ['$size', 1.5, 1],
    ['$size', '1.5', '1'],
    ['$size', '-1', '1'],
    ['$size', '1234567890', '123456789'],
    ['$size', 1_000_000_000, 999_999_999],
    ['$size', 'x1', '1'],
    ['$size', '1x', '01'],
    ['$size', ' 1', '1'],
    ['$size', '1 ', '1'],
    ['$size', '', '0'],
  ])('%s does not take %j but takes %j', (operator, wrong, right) => {
    expect(read({ toc: { [operator]: wrong } })._unsafeUnwrapErr()).toEqual({ field: `where.toc.${operator}`, fault: 'invalid' })
    expect(read({ toc: { [operator]: right } }).isOk()).toBe(true)
  })

  test.each([
    [{ position: { $near: 2 } }, 'where.position.$near'],
    [{ position: { $where: 'x' } }, 'where.position.$where'],
    [{ toc: { $size: { $near: 1 } } }, 'where.toc.$size.$near'],
    [{ toc: { $elemMatch: { depth: { $near: 1 } } } }, 'where.toc.$elemMatch.depth.$near'],
    [{ position: { eq: 2 } }, 'where.position.eq'],
    [{ position: { toString: 2 } }, 'where.position.toString'],
    [{ $nor: [{ a: 1 }] }, 'where.$nor'],
    [{ $eq: 1 }, 'where.$eq'],
    [{ 'a b': 1 }, 'where.a b'],
    [{ '': 1 }, 'where.'],
    [{ '.a': 1 }, 'where..a'],
    [{ 'a.': 1 }, 'where.a.'],
    [{ 'a..b': 1 }, 'where.a..b'],
    [{ $and: [{ a: 1 }, { $xor: [] }] }, 'where.$and.1.$xor'],
    [{ position: { $not: { $near: 1 } } }, 'where.position.$not.$near'],
  ])('that does not exist is named: %j', (where, at) => {
    expect(read(where)._unsafeUnwrapErr()).toEqual({ field: at, fault: 'unknown' })
  })
})

test.each([
  ['$size', 'size'],
  ['$len', 'length'],
  ['$type', 'type'],
  ['$gt', null],
  ['toString', null],
])('%s measures %s', (name, measure) => {
  expect(measureNamed(name)).toBe(measure)
})

import { err, ok, Result } from 'neverthrow'
import * as v from 'valibot'
import type { FieldFault } from '../validation/malformed.ts'
import type { Condition, Measure } from './condition.ts'
import { fieldNameSchema, measureNamed, operatorNamed } from './operators.ts'

const longestList = 100
const deepest = 8
const mostConditions = 500

/** Asks a whole condition of each item of a list. */
const elementMatch = '$elemMatch'

type Read = Result<Condition, FieldFault>

const refused = (field: string, fault: FieldFault['fault'] = 'invalid'): Read => err({ field, fault })

/** Whether a value is an object with names, as JSON has them. */
export const isRecord = (value: unknown): value is Readonly<Record<string, unknown>> =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

const joined = (type: 'all' | 'any', reads: readonly Read[]): Read =>
  Result.combine([...reads]).map((of) => (of.length === 1 && of[0] ? of[0] : { type, of }))

const below = (at: string, name: string | number): string => (at === '' ? String(name) : `${at}.${name}`)

/** `title_contains` asks `$contains` of `title`; a name that ends in no operator, such as `updated_at`, is a field's. */
const splitName = (name: string): { field: string; operator: string | null } => {
  const underscore = name.lastIndexOf('_')
  const operator = `$${name.slice(underscore + 1)}`
  return underscore > 0 && (operatorNamed(operator) || operator === elementMatch) ? { field: name.slice(0, underscore), operator } : { field: name, operator: null }
}

/**
 * Reads the conditions of a query, each with its name: `['position', { $gt: 2 }]`, `['title_contains', 'suite']`,
 * `['$or', [{ … }, { … }]]`. All of them must hold. At most 500 conditions, groups counted, 8 levels deep, lists of 100,
 * texts of 1,000 characters, regular expressions of 200 with the flags of JavaScript but `y`.
 *
 * Refused: the field at fault, by its path in the query; an operator that does not exist is `unknown`.
 *
 * @param at where these conditions stand in the query, empty at its top
 */
export const readConditions = (conditions: readonly (readonly [string, unknown])[], at: string): Read => {
  let left = mostConditions
  const isOneTooMany = (): boolean => {
    left -= 1
    return left < 0
  }
  type ReadItem = (item: unknown, at: string, depth: number) => Read

  const combined = (name: string, operand: unknown, where: string, depth: number, readItem: ReadItem): Read | null => {
    if (name === '$not') return readItem(operand, where, depth + 1).map((of) => ({ type: 'not', of }))
    if (name !== '$and' && name !== '$or') return null
    if (!Array.isArray(operand) || operand.length === 0 || operand.length > longestList) return refused(where)
    return joined(name === '$and' ? 'all' : 'any', [...operand].map((item, index) => readItem(item, below(where, index), depth + 1)))
  }

  const readMeasured = (field: string, by: Measure, asked: Readonly<Record<string, unknown>>, where: string): Read =>
    joined(
      'all',
      Object.entries(asked).map(([operator, operand]) => {
        const at = below(where, operator)
        const schema = operatorNamed(operator)
        if (!schema) return refused(at, 'unknown')
        const read = v.safeParse(schema, operand)
        if (isOneTooMany() || !read.success || read.output.test.is === 'measured') return refused(at)
        const condition: Condition = { type: 'field', field, test: { is: 'measured', by, test: read.output.test } }
        return ok(read.output.not ? { type: 'not', of: condition } : condition)
      }),
    )

  const readTest = (field: string, operator: string, operand: unknown, where: string, depth: number): Read => {
    if (operator === elementMatch) {
      return readItem(operand, where, depth + 1).map((item) => ({ type: 'field', field, test: { is: 'with-item', item } }))
    }
    const measure = measureNamed(operator)
    if (measure !== null && isRecord(operand) && Object.keys(operand).length > 0) return readMeasured(field, measure, operand, where)
    const schema = operatorNamed(operator)
    if (!schema) return refused(where, 'unknown')
    const read = v.safeParse(schema, operand)
    if (isOneTooMany() || !read.success) return refused(where)
    const condition: Condition = { type: 'field', field, test: read.output.test }
    return ok(read.output.not ? { type: 'not', of: condition } : condition)
  }

  const readField = (field: string, asked: unknown, where: string, depth: number): Read => {
    if (!isRecord(asked)) return readTest(field, '$eq', asked, where, depth)
    const entries = Object.entries(asked)
    if (entries.length === 0 || depth > deepest || isOneTooMany()) return refused(where)
    const readItem: ReadItem = (item, itemAt, itemDepth) => readField(field, item, itemAt, itemDepth)
    return joined(
      'all',
      entries.map(([name, operand]) => {
        const nameAt = below(where, name)
        return combined(name, operand, nameAt, depth, readItem) ?? readTest(field, name, operand, nameAt, depth)
      }),
    )
  }

  const readItem: ReadItem = (item, where, depth) =>
    isRecord(item) && depth <= deepest && !isOneTooMany() ? readAll(Object.entries(item), where, depth) : refused(where)

  const readAll = (entries: readonly (readonly [string, unknown])[], where: string, depth: number): Read =>
    joined(
      'all',
      entries.map(([name, asked]) => {
        const nameAt = below(where, name)
        const group = combined(name, asked, nameAt, depth, readItem)
        if (group) return group
        const { field, operator } = splitName(name)
        if (!v.is(fieldNameSchema, field)) return refused(nameAt, 'unknown')
        return operator === null ? readField(field, asked, nameAt, depth) : readTest(field, operator, asked, nameAt, depth)
      }),
    )

  return readAll(conditions, at, 0)
}

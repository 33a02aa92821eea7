/** A value that a query compares with. */
export type Scalar = string | number | boolean | null

/** Short enough for a number to hold it. */
const numericText = /^-?\d{1,15}(?:\.\d{1,9})?$/

const numberOf = (value: unknown): number => {
  if (typeof value === 'number') return value
  return typeof value === 'string' && numericText.test(value) ? Number(value) : Number.NaN
}

const rankOf = (value: unknown): number => {
  if (value === undefined || value === null) return 0
  if (value === false) return 1
  if (value === true) return 2
  if (value === '') return 3
  if (!Number.isNaN(numberOf(value))) return 4
  return typeof value === 'string' ? 5 : 6
}

// Stryker disable next-line EqualityOperator: two that are equal are told apart before
const signOf = <Value extends string | number>(a: Value, b: Value): number => (a === b ? 0 : a < b ? -1 : 1)

/**
 * Orders any two values, negative when the first comes before: what is missing, false, true, the empty text, numbers and
 * texts that are one (by value, so that `'10'` is beside `10`), other texts by code unit, then lists and objects, which are
 * all in one place. It is the order of LokiJS, on which Nuxt Content 1 rests, made total.
 *
 * @example ['b', 10, null, '9', 'a'].toSorted(compareValues) // [null, '9', 10, 'a', 'b']
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const compareValues = (a: unknown, b: unknown): number => {
  const rank = rankOf(a)
  if (rank !== rankOf(b)) return rank - rankOf(b)
  if (rank === 4) return signOf(numberOf(a), numberOf(b))
  return rank === 5 ? signOf(String(a), String(b)) : 0
}

const valuesBelow = (value: unknown, names: readonly string[]): unknown[] => {
  const [name, ...rest] = names
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((one) => valuesBelow(one, names))
  return valuesBelow(typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? Reflect.get(value, name) : undefined, rest)
}

/**
 * The values at a field with dots: one, undefined when it is missing, and one for each item of a list on the way.
 *
 * @example valuesAt({ toc: [{ depth: 2 }, { depth: 3 }] }, 'toc.depth') // [2, 3]
 */
export const valuesAt = (document: object, field: string): readonly unknown[] => valuesBelow(document, field.split('.'))

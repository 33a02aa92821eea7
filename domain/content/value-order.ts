/** A value that a query compares with. */
export type Scalar = string | number | boolean | null

/** Short enough for a number to hold it. */
const numericText = /^-?\d{1,15}(?:\.\d{1,9})?$/

const numberOf = (text: string): number => (numericText.test(text) ? Number(text) : Number.NaN)

/** Where a value stands in the order of all values: first by rank, then by its number or its text. */
export type PlaceInOrder = { readonly rank: number; readonly by: string | number }

const endsInFigure = (text: string): boolean => {
  const last = text.charCodeAt(text.length - 1)
  return last >= 48 && last <= 57
}

const placeOfText = (text: string): PlaceInOrder => {
  if (text === '') return { rank: 3, by: 0 }
  // Most texts are no number, which their last character tells faster than the pattern.
  const number = endsInFigure(text) ? numberOf(text) : Number.NaN
  return Number.isNaN(number) ? { rank: 5, by: text } : { rank: 4, by: number }
}

/**
 * The place of a value in the order that `compareValues` gives, worked out once to be compared often.
 *
 * @example placeInOrder('10') // { rank: 4, by: 10 }
 */
export const placeInOrder = (value: unknown): PlaceInOrder => {
  if (typeof value === 'string') return placeOfText(value)
  if (typeof value === 'number') return Number.isNaN(value) ? { rank: 6, by: 0 } : { rank: 4, by: value }
  if (value === undefined || value === null) return { rank: 0, by: 0 }
  return { rank: value === false ? 1 : value === true ? 2 : 6, by: 0 }
}

/** Negative when the first place comes before the second, zero when they are one. */
export const comparePlaces = (a: PlaceInOrder, b: PlaceInOrder): number => {
  if (a.rank !== b.rank) return a.rank - b.rank
  if (a.by === b.by) return 0
  return a.by < b.by ? -1 : 1
}

/**
 * Orders any two values, negative when the first comes before: what is missing, false, true, the empty text, numbers and
 * texts that are one (by value, so that `'10'` is beside `10`), other texts by code unit, then lists and objects, which are
 * all in one place. It is the order of LokiJS, on which Nuxt Content 1 rests, made total.
 *
 * @example ['b', 10, null, '9', 'a'].toSorted(compareValues) // [null, '9', 10, 'a', 'b']
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const compareValues = (a: unknown, b: unknown): number => comparePlaces(placeInOrder(a), placeInOrder(b))

/**
 * The value of a field of an object, by its own name; undefined for anything that is no object.
 *
 * @example ownValue({ depth: 2 }, 'depth') // 2
 */
export const ownValue = (value: unknown, name: string): unknown =>
  typeof value === 'object' && value !== null && Object.hasOwn(value, name) ? (value as Readonly<Record<string, unknown>>)[name] : undefined

/**
 * What reads the value of a field of many objects, the faster for knowing the field beforehand.
 *
 * @example documents.map(ownReader('position'))
 */
export const ownReader = (name: string): ((object: object) => unknown) =>
  // What every object inherits is no value of its own; nothing else is inherited by what comes from a file or from JSON.
  name in Object.prototype ? (object) => ownValue(object, name) : (object) => (object as Readonly<Record<string, unknown>>)[name]

/** The values that names, one inside the other, lead to from a value: one for each item of a list on the way. */
export const valuesBelow = (value: unknown, names: readonly string[]): readonly unknown[] => {
  const [name, ...rest] = names
  if (name === undefined) return [value]
  if (Array.isArray(value)) return value.flatMap((one) => valuesBelow(one, names))
  return valuesBelow(ownValue(value, name), rest)
}

/**
 * The values at a field with dots: one, undefined when it is missing, and one for each item of a list on the way.
 *
 * @example valuesAt({ toc: [{ depth: 2 }, { depth: 3 }] }, 'toc.depth') // [2, 3]
 */
export const valuesAt = (document: object, field: string): readonly unknown[] => valuesBelow(document, field.split('.'))

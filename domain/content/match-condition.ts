import { type Condition, type FieldCondition, type Measure, type Pattern, topFieldOf, type ValueTest } from './condition.ts'
import { comparePlaces, ownReader, type PlaceInOrder, placeInOrder, type Scalar, valuesBelow } from './value-order.ts'

/** Gives what says whether a pattern is found in a text. It must take a time in proportion to the text, whatever the pattern. */
export type PatternTestOf = (pattern: Pattern) => (text: string) => boolean

type Passes = (value: unknown) => boolean

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** What a value contains: a text its parts, a list its items, an object its own names, anything else nothing. */
const contains = (value: unknown, part: Scalar): boolean => {
  if (typeof value === 'string') return value.includes(String(part))
  if (Array.isArray(value)) return value.includes(part)
  return typeof value === 'object' && value !== null && Object.hasOwn(value, String(part))
}

const isMissing = (value: unknown): boolean => value === undefined || value === null

const measured = (value: unknown, by: Measure): unknown => {
  if (by === 'type') return typeOf(value)
  if (by === 'size') return Array.isArray(value) ? value.length : undefined
  return typeof value === 'string' ? value.length : undefined
}

const comparing = (bound: Scalar, isRight: (order: number) => boolean): Passes => {
  const place: PlaceInOrder = placeInOrder(bound)
  return (value) => isRight(comparePlaces(placeInOrder(value), place))
}

/**
 * Makes of a test what says whether one value passes it.
 *
 * @example passing({ is: 'greater', value: 2 }, patternTestOf)(3) // true
 */
export const passing = (test: ValueTest, patternTestOf: PatternTestOf): Passes => {
  switch (test.is) {
    case 'equal':
      return (value) => value === test.value
    case 'alike':
      return comparing(test.value, (order) => order === 0)
    case 'greater':
      return comparing(test.value, (order) => order > 0)
    case 'greater-or-alike':
      return comparing(test.value, (order) => order >= 0)
    case 'less':
      return comparing(test.value, (order) => order < 0)
    case 'less-or-alike':
      return comparing(test.value, (order) => order <= 0)
    case 'between': {
      const [isNotBefore, isNotAfter] = [comparing(test.from, (order) => order >= 0), comparing(test.to, (order) => order <= 0)]
      return (value) => !isMissing(value) && isNotBefore(value) && isNotAfter(value)
    }
    case 'in': {
      const values = new Set<unknown>(test.values)
      return (value) => values.has(value)
    }
    case 'containing-all':
      return (value) => test.values.every((part) => contains(value, part))
    case 'containing-any':
      return (value) => test.values.some((part) => contains(value, part))
    case 'text-with':
      return (value) => typeof value === 'string' && value.includes(test.part)
    case 'matching': {
      const isFound = patternTestOf(test.pattern)
      return (value) => (typeof value === 'string' || typeof value === 'number') && isFound(String(value))
    }
    case 'present':
      return (value) => value !== undefined
    case 'finite':
      return (value) => !isMissing(value) && Number.isFinite(Number(value))
    case 'measured': {
      const passes = passing(test.test, patternTestOf)
      return (value) => {
        const measure = measured(value, test.by)
        return measure !== undefined && passes(measure)
      }
    }
    case 'with-item': {
      const holds = documentMatcher<object>(test.item, { readerOf: ownReader, patternTestOf })
      return (value) => Array.isArray(value) && value.some((item: unknown) => typeof item === 'object' && item !== null && holds(item))
    }
  }
}

/**
 * What a condition is asked with. `readerOf` gives what reads a field at the top of a document.
 *
 * `isHidden` tells which fields whoever asks may not read: neither what is asked of them nor its contrary holds.
 * `isUnknown` tells which fields are not looked up yet: both what is asked of them and its contrary may hold.
 */
export type Asking<Document> = {
  readonly readerOf: (field: string) => (document: Document) => unknown
  readonly patternTestOf: PatternTestOf
  readonly isHidden?: (document: Document, field: string) => boolean
  readonly isUnknown?: (field: string) => boolean
}

type Holds<Document> = (document: Document) => boolean

/**
 * Makes of a condition what says whether a document is one that it asks for. Where a list stands on the way to a field (`toc.depth`), one
 * item that passes is enough; a negative operator (`$ne`, `$nin`, `$containsNone`) means that no item passes, as in MongoDB,
 * whereas LokiJS is content with one. Order compares a number with a text that is one by value; equality (`$eq`, `$in`) does not.
 *
 * A hidden field is neither what is asked nor its contrary: a condition on it says nothing of the document, even under a
 * `not`, so that nobody learns what they may not read.
 *
 * @example documentMatcher(condition, { readerOf: ownReader, patternTestOf })({ position: 2 }) // of { position: { $gt: 1 } }: true
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const documentMatcher = <Document extends object>(condition: Condition, asking: Asking<Document>): Holds<Document> => {
  const { readerOf, patternTestOf, isHidden = () => false, isUnknown = () => false } = asking

  const asksField = ({ field, test }: FieldCondition, wanted: boolean): Holds<Document> => {
    const top = topFieldOf(field)
    if (isUnknown(top)) return (document) => !isHidden(document, top)
    const names = field.split('.').slice(1)
    const passes = passing(test, patternTestOf)
    const read = readerOf(top)
    if (names.length === 0) return (document) => !isHidden(document, top) && passes(read(document)) === wanted
    return (document) => !isHidden(document, top) && valuesBelow(read(document), names).some(passes) === wanted
  }
  const asks = (one: Condition, wanted: boolean): Holds<Document> => {
    if (one.type === 'field') return asksField(one, wanted)
    if (one.type === 'not') return asks(one.of, !wanted)
    const parts = one.of.map((part) => asks(part, wanted))
    const [only] = parts
    if (only && parts.length === 1) return only
    return (one.type === 'all') === wanted
      ? (document) => parts.every((holds) => holds(document))
      : (document) => parts.some((holds) => holds(document))
  }
  return asks(condition, true)
}

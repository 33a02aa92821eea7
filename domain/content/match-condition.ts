import { type Condition, type FieldCondition, type Pattern, topFieldOf, type ValueTest } from './condition.ts'
import { compareValues, type Scalar, valuesAt } from './value-order.ts'

/** Says whether a pattern is found in a text. It must take a time in proportion to the text, whatever the pattern. */
export type MatchesPattern = (pattern: Pattern, text: string) => boolean

const typeOf = (value: unknown) => (Array.isArray(value) ? 'array' : typeof value)

/** What a value contains: a text its parts, a list its items, an object its own names, anything else nothing. */
const contains = (value: unknown, part: Scalar): boolean => {
  if (typeof value === 'string') return value.includes(String(part))
  if (Array.isArray(value)) return value.includes(part)
  return typeof value === 'object' && value !== null && Object.hasOwn(value, String(part))
}

const isMissing = (value: unknown): boolean => value === undefined || value === null

const passes = (value: unknown, test: ValueTest, matchesPattern: MatchesPattern): boolean => {
  switch (test.is) {
    case 'equal':
      return value === test.value
    case 'alike':
      return compareValues(value, test.value) === 0
    case 'greater':
      return compareValues(value, test.value) > 0
    case 'greater-or-alike':
      return compareValues(value, test.value) >= 0
    case 'less':
      return compareValues(value, test.value) < 0
    case 'less-or-alike':
      return compareValues(value, test.value) <= 0
    case 'between':
      return !isMissing(value) && compareValues(value, test.from) >= 0 && compareValues(value, test.to) <= 0
    case 'in':
      return test.values.some((one) => one === value)
    case 'containing-all':
      return test.values.every((part) => contains(value, part))
    case 'containing-any':
      return test.values.some((part) => contains(value, part))
    case 'matching':
      return (typeof value === 'string' || typeof value === 'number') && matchesPattern(test.pattern, String(value))
    case 'present':
      return value !== undefined
    case 'of-type':
      return typeOf(value) === test.type
    case 'of-size':
      return Array.isArray(value) && value.length === test.size
  }
}

/**
 * Says whether a document is one that a condition asks for. Where a list stands on the way to a field (`toc.depth`), one
 * item that passes is enough; a negative operator (`$ne`, `$nin`, `$containsNone`) means that no item passes, as in MongoDB,
 * whereas LokiJS is content with one. Order compares a number with a text that is one by value; equality (`$eq`, `$in`) does not.
 *
 * A hidden field is neither what is asked nor its contrary: a condition on it says nothing of the document, even under a
 * `not`, so that nobody learns what they may not read.
 *
 * @param hidden names of fields at the top of the document, such as `body`, that whoever asks may not read
 * @example matches({ position: 2 }, condition, matchesPattern) // with the condition of { position: { $gt: 1 } }: true
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const matches = (
  document: object,
  condition: Condition,
  matchesPattern: MatchesPattern,
  // Stryker disable next-line ArrayDeclaration: a document has no field of the name that the mutant hides
  hidden: readonly string[] = [],
): boolean => {
  const answers = ({ field, test }: FieldCondition): boolean =>
    valuesAt(document, field).some((value) => passes(value, test, matchesPattern))
  const gives = (one: Condition, wanted: boolean): boolean => {
    switch (one.type) {
      case 'not':
        return gives(one.of, !wanted)
      case 'all':
        return wanted ? one.of.every((part) => gives(part, true)) : one.of.some((part) => gives(part, false))
      case 'any':
        return wanted ? one.of.some((part) => gives(part, true)) : one.of.every((part) => gives(part, false))
      case 'field':
        return !hidden.includes(topFieldOf(one.field)) && answers(one) === wanted
    }
  }
  return gives(condition, true)
}

import type { Scalar } from './value-order.ts'

/** A regular expression as it was asked for; it is an adapter's to run it in linear time. */
export type Pattern = { readonly source: string; readonly flags: string }

export const valueTypes = ['string', 'number', 'boolean', 'array', 'object', 'undefined'] as const

export type Measure = 'size' | 'length' | 'type'

/** What is asked of the value of one field. */
export type ValueTest =
  | { readonly is: 'equal'; readonly value: Scalar }
  /** In the same place of the order: `'10'` and `10`. */
  | { readonly is: 'alike'; readonly value: Scalar }
  | { readonly is: 'greater'; readonly value: Scalar }
  | { readonly is: 'greater-or-alike'; readonly value: Scalar }
  | { readonly is: 'less'; readonly value: Scalar }
  | { readonly is: 'less-or-alike'; readonly value: Scalar }
  | { readonly is: 'between'; readonly from: Scalar; readonly to: Scalar }
  | { readonly is: 'in'; readonly values: readonly Scalar[] }
  | { readonly is: 'containing-all'; readonly values: readonly Scalar[] }
  | { readonly is: 'containing-any'; readonly values: readonly Scalar[] }
  /** A text with that part in it; nothing else has one. */
  | { readonly is: 'text-with'; readonly part: string }
  | { readonly is: 'matching'; readonly pattern: Pattern }
  | { readonly is: 'present' }
  | { readonly is: 'finite' }
  /** Asks of the number of items of a list, of the characters of a text or of the type of any value, and not of the value. */
  | { readonly is: 'measured'; readonly by: Measure; readonly test: ValueTest }
  /** A list with an item of which a whole condition holds. */
  | { readonly is: 'with-item'; readonly item: Condition }

export type FieldCondition = { readonly type: 'field'; readonly field: string; readonly test: ValueTest }

/** Which documents a query is about. What is the contrary of something (`$ne`, `$nin`, …) is a `not`. */
export type Condition =
  | { readonly type: 'all'; readonly of: readonly Condition[] }
  | { readonly type: 'any'; readonly of: readonly Condition[] }
  | { readonly type: 'not'; readonly of: Condition }
  | FieldCondition

/** Every question that a condition asks of a field, wherever it stands in it. */
export const fieldConditionsOf = (condition: Condition): readonly FieldCondition[] => {
  if (condition.type === 'field') return [condition]
  return condition.type === 'not' ? fieldConditionsOf(condition.of) : condition.of.flatMap(fieldConditionsOf)
}

/**
 * The regular expressions of a condition, each with the field that it is asked of, within lists as well.
 *
 * @example patternsOf(condition) // of { title: { $regex: '^S' } }: [{ field: 'title', pattern: { source: '^S', flags: '' } }]
 */
export const patternsOf = (condition: Condition): readonly { readonly field: string; readonly pattern: Pattern }[] =>
  fieldConditionsOf(condition).flatMap(({ field, test }) => {
    const asked = test.is === 'measured' ? test.test : test
    if (asked.is === 'matching') return [{ field, pattern: asked.pattern }]
    return asked.is === 'with-item' ? patternsOf(asked.item).map((inner) => ({ ...inner, field: `${field}.${inner.field}` })) : []
  })

/**
 * The field of a document in which a field with dots lies.
 *
 * @example topFieldOf('toc.depth') // 'toc'
 */
export const topFieldOf = (field: string): string => field.replace(/\..*/, '')

import { err, ok, Result } from 'neverthrow'
import * as v from 'valibot'
import { type FieldFault, type Malformed, parserOf } from '../validation/malformed.ts'
import { type Condition, patternsOf } from './condition.ts'
import { countSchema, fieldNameSchema, flagSchema } from './operators.ts'
import { isRecord, readConditions } from './parse-condition.ts'
import { type Search, searchSchema } from './search.ts'

export type SortKey = { readonly field: string; readonly direction: 'asc' | 'desc' }

/** Which document's neighbours are asked for, by its path when it begins with `/` and else by its slug, and how many. */
export type Surround = { readonly slugOrPath: string; readonly before: number; readonly after: number }

/** What is asked of the library: which documents, in which order, and which of their fields. */
export type ContentQuery = {
  /** The fields to give; null for all. */
  readonly only: readonly string[] | null
  readonly without: readonly string[]
  readonly sortBy: readonly SortKey[]
  readonly where: Condition
  readonly search: Search | null
  readonly surround: Surround | null
  readonly limit: number | null
  readonly skip: number
  /** Whether what lies below the folder counts, and not only what lies in it. */
  readonly deep: boolean
  /** Whether the Markdown is wanted beside the body. */
  readonly text: boolean
}

const mostSortKeys = 10
const mostNeighbours = 100
const mostPatterns = 10

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(100))
const names = v.union([v.pipe(v.array(name), v.maxLength(50)), v.pipe(name, v.transform((one) => [one]))])

const direction = v.picklist(['asc', 'desc'])
const sortText = v.pipe(
  v.string(),
  v.transform((text) => text.split(':')),
  v.union([v.strictTuple([fieldNameSchema]), v.strictTuple([fieldNameSchema, direction])]),
  v.transform(([field, given = 'asc']): SortKey[] => [{ field, direction: given }]),
)
const sortPair = v.pipe(
  v.strictTuple([fieldNameSchema, direction]),
  v.transform(([field, given]): SortKey[] => [{ field, direction: given }]),
)
const sortObject = v.pipe(
  v.custom<object>(isRecord),
  v.record(fieldNameSchema, direction),
  v.transform((keys) => Object.entries(keys).map(([field, given]): SortKey => ({ field, direction: given }))),
)
const sortBy = v.pipe(
  v.union([
    sortText,
    sortPair,
    v.pipe(v.array(v.union([sortText, sortPair, sortObject])), v.transform((keys) => keys.flat())),
    sortObject,
  ]),
  v.maxLength(mostSortKeys),
)

const slugOrPath = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))
const neighbours = v.optional(v.pipe(countSchema, v.maxValue(mostNeighbours)), 1)
const neighbourCounts = v.strictObject({ before: neighbours, after: neighbours })
const surround = v.union([
  v.pipe(slugOrPath, v.transform((asked): Surround => ({ slugOrPath: asked, before: 1, after: 1 }))),
  v.pipe(v.strictTuple([slugOrPath, neighbourCounts]), v.transform(([asked, counts]): Surround => ({ slugOrPath: asked, ...counts }))),
  v.pipe(
    v.union([
      v.strictObject({ slugOrPath, options: v.optional(neighbourCounts, {}) }),
      v.pipe(
        v.strictObject({ slug: slugOrPath, options: v.optional(neighbourCounts, {}) }),
        v.transform(({ slug, options }) => ({ slugOrPath: slug, options })),
      ),
    ]),
    v.transform(({ options, ...asked }): Surround => ({ ...asked, ...options })),
  ),
])

const optionSchema = v.object({
  only: v.nullish(names, null),
  without: v.nullish(names, []),
  sortBy: v.nullish(sortBy, []),
  search: v.nullish(searchSchema, null),
  surround: v.nullish(surround, null),
  limit: v.nullish(countSchema, null),
  skip: v.nullish(countSchema, 0),
  deep: v.nullish(flagSchema, false),
  text: v.nullish(flagSchema, false),
})
// Stryker disable next-line StringLiteral: only its faults are passed on, under the type of the whole query
const readOptions = parserOf('content-query-malformed', optionSchema)

const readWhere = (where: unknown): Result<Condition, FieldFault> =>
  where === undefined || where === null
    ? ok({ type: 'all', of: [] })
    : isRecord(where)
      ? readConditions(Object.entries(where), 'where')
      : err({ field: 'where', fault: 'invalid' })

const withFewPatterns = (conditions: readonly Condition[]): Result<readonly Condition[], FieldFault> =>
  conditions.flatMap(patternsOf).length > mostPatterns ? err({ field: 'where', fault: 'invalid' }) : ok(conditions)

/**
 * Reads a query of the library in any of the forms that Nuxt Content 1 takes, from a body or a query string: the numbers
 * and the yes or no of options may be text, `sortBy` is a field, `field:desc`, a pair, an object or a list of these. Every name that is no
 * option is a condition, as if it stood in `where`: `{ level: 'premiere', position_gt: 2 }`. All conditions must hold.
 *
 * In conditions, what a query string gives stays text: `position_gt=2` and `position_aeq=2` compare with numbers by value, but
 * `position=2`, `_ne`, `_in` and `_nin` only with the text `'2'`, so that equality with a number or yes or no needs a body.
 *
 * At most 10 regular expressions.
 *
 * Refused: `content-query-malformed`, with each option and the first condition at fault; the fault of an operator that
 * does not exist is `unknown`, at `where.position.$near`.
 *
 * @example parseContentQuery({ only: 'title', sortBy: ['position', 'desc'], limit: '3' })
 * // ok({ only: ['title'], sortBy: [{ field: 'position', direction: 'desc' }], limit: 3, … })
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const parseContentQuery = (input: unknown): Result<ContentQuery, Malformed<'content-query-malformed'>> => {
  if (!isRecord(input)) return err({ type: 'content-query-malformed', faults: [{ field: '', fault: input === undefined ? 'missing' : 'invalid' }] })
  const options = readOptions(input)
  const others = Object.entries(input).filter(([key]) => key !== 'where' && !Object.hasOwn(optionSchema.entries, key))
  const conditions = Result.combine([readWhere(input['where']), readConditions(others, '')]).andThen(withFewPatterns)
  if (options.isOk() && conditions.isOk()) {
    const of = conditions.value.filter((one) => one.type !== 'all' || one.of.length > 0)
    return ok({ ...options.value, where: of.length === 1 && of[0] ? of[0] : { type: 'all', of } })
  }
  return err({
    type: 'content-query-malformed',
    faults: [...(options.isErr() ? options.error.faults : []), ...(conditions.isErr() ? [conditions.error] : [])],
  })
}

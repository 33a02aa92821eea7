import * as v from 'valibot'
import { countSchema, fieldNameSchema } from './operators.ts'

/** Where a search looks. `text` is the full text, of which a reader without a right to it learns nothing. */
export const searchedFields = ['title', 'slug', 'description', 'headings', 'text'] as const
export type SearchedField = (typeof searchedFields)[number]

/** Which documents a search is about. */
export type Search =
  /**
   * Words in one field, or in all when it is null; every one of them or one at least. `spelling` says what counts as the
   * word: itself, what begins with it, or that and what one typing error leads to. Accents never count.
   */
  | {
      readonly type: 'words'
      readonly field: SearchedField | null
      readonly text: string
      readonly match: 'every' | 'some'
      readonly spelling: 'exact' | 'beginning' | 'forgiving'
    }
  | { readonly type: 'everything' }
  | { readonly type: 'all'; readonly of: readonly Search[] }
  | { readonly type: 'any'; readonly of: readonly Search[] }
  | { readonly type: 'except'; readonly of: Search; readonly without: Search }

const longestText = 200
const mostParts = 20
const deepest = 4

const forgiving = (field: SearchedField | null, text: string): Search => ({ type: 'words', field, text, match: 'every', spelling: 'forgiving' })

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestText))

/** `body` and `toc` are where the full text and the headings are found in a document. */
const field = v.pipe(
  fieldNameSchema,
  v.transform((name) => (name === 'body' ? 'text' : name === 'toc' ? 'headings' : name)),
  v.picklist(searchedFields),
)

/** Numbers that only change how results are ranked, which is decided here. */
const ranking = { boost: v.optional(v.number()) }
const fuzzyOptions = {
  fuzziness: v.optional(v.union([v.picklist([0, 1, 2]), v.picklist(['0', '1', '2', 'AUTO'])]), 1),
  prefix_length: v.optional(countSchema),
  extended: v.optional(v.boolean()),
}
const spellingOf = (fuzziness: string | number): 'beginning' | 'forgiving' => (Number(fuzziness) === 0 ? 'beginning' : 'forgiving')

const term = v.pipe(
  v.strictObject({ type: v.literal('term'), field, value: text, ...ranking }),
  v.transform(({ value, ...asked }): Search => ({ type: 'words', field: asked.field, text: value, match: 'every', spelling: 'exact' })),
)
const terms = v.pipe(
  v.strictObject({ type: v.literal('terms'), field, value: v.pipe(v.array(text), v.minLength(1), v.maxLength(mostParts)), ...ranking }),
  v.transform((asked): Search => ({
    type: 'any',
    of: asked.value.map((one): Search => ({ type: 'words', field: asked.field, text: one, match: 'every', spelling: 'exact' })),
  })),
)
const prefix = v.pipe(
  v.strictObject({ type: v.literal('prefix'), field, value: text, ...ranking }),
  v.transform(({ value, ...asked }): Search => ({ type: 'words', field: asked.field, text: value, match: 'every', spelling: 'beginning' })),
)
const fuzzy = v.pipe(
  v.strictObject({ type: v.literal('fuzzy'), field, value: text, ...fuzzyOptions, ...ranking }),
  v.transform(({ value, fuzziness, ...asked }): Search => ({ type: 'words', field: asked.field, text: value, match: 'every', spelling: spellingOf(fuzziness) })),
)
const match = v.pipe(
  v.strictObject({
    type: v.literal('match'),
    field,
    value: text,
    minimum_should_match: v.optional(countSchema, 1),
    operator: v.optional(v.picklist(['and', 'or']), 'or'),
    ...fuzzyOptions,
    ...ranking,
  }),
  v.transform(({ value, minimum_should_match: fewest, operator, fuzziness, ...asked }): Search => ({
    type: 'words',
    field: asked.field,
    text: value,
    match: operator === 'and' || fewest > 1 ? 'every' : 'some',
    spelling: spellingOf(fuzziness),
  })),
)
const matchAll = v.pipe(v.strictObject({ type: v.literal('match_all'), ...ranking }), v.transform((): Search => ({ type: 'everything' })))

const joined = (type: 'all' | 'any', of: readonly Search[]): Search => (of.length === 1 && of[0] ? of[0] : { type, of })

const boolean = (depth: number): v.GenericSchema<unknown, Search> => {
  const inner = v.array(v.lazy(() => queryAt(depth + 1)))
  const parts = v.optional(v.pipe(v.union([inner, v.pipe(v.lazy(() => queryAt(depth + 1)), v.transform((one) => [one]))]), v.maxLength(mostParts)), [])
  return v.pipe(
    v.strictObject({
      type: v.literal('bool'),
      must: parts,
      filter: parts,
      should: parts,
      not: parts,
      minimum_should_match: v.optional(countSchema),
      ...ranking,
    }),
    v.transform(({ must, filter, should, not, minimum_should_match: fewest }): Search => {
      const needed = [...must, ...filter]
      const isShouldNeeded = should.length > 0 && (needed.length === 0 || (fewest ?? 0) > 0)
      const wanted = isShouldNeeded ? [...needed, joined('any', should)] : needed
      const of: Search = wanted.length === 0 ? { type: 'everything' } : joined('all', wanted)
      return not.length === 0 ? of : { type: 'except', of, without: joined('any', not) }
    }),
  )
}

const queryAt = (depth: number): v.GenericSchema<unknown, Search> =>
  depth > deepest ? v.never() : v.union([term, terms, prefix, fuzzy, match, matchAll, boolean(depth)])

const mostInAll = 50

const partsIn = (search: Search): number => {
  if (search.type === 'all' || search.type === 'any') return search.of.reduce((count, part) => count + partsIn(part), 1)
  return search.type === 'except' ? 1 + partsIn(search.of) + partsIn(search.without) : 1
}

/**
 * Reads what is searched, in the forms of Nuxt Content 1: a text for all fields, `[field, text]` or `{ query: field, value }`
 * for one, `{ query: text }`, and the query object of LokiJS, `{ query: { type: 'match', field: 'title', value: 'suite' } }`
 * with the types `match`, `term`, `terms`, `prefix`, `fuzzy`, `match_all` and `bool`. The empty text and false search nothing.
 *
 * Texts have at most 200 characters, a `bool` 20 parts in each list, 50 in all, four levels deep.
 */
export const searchSchema: v.GenericSchema<unknown, Search | null> = v.union([
  v.pipe(v.union([v.literal(false), v.pipe(v.string(), v.trim(), v.literal(''))]), v.transform(() => null)),
  v.pipe(text, v.transform((asked) => forgiving(null, asked))),
  v.pipe(v.strictTuple([field, text]), v.transform(([of, asked]) => forgiving(of, asked))),
  v.pipe(v.strictObject({ query: field, value: text }), v.transform(({ query, value }) => forgiving(query, value))),
  v.pipe(v.strictObject({ query: text }), v.transform(({ query }) => forgiving(null, query))),
  v.pipe(v.strictObject({ query: queryAt(1) }), v.transform(({ query }) => query), v.check((query) => partsIn(query) <= mostInAll)),
])

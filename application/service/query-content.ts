import { err, ok, type Result } from 'neverthrow'
import { type Condition, fieldConditionsOf, topFieldOf } from '../../domain/content/condition.ts'
import type { ContentQuery } from '../../domain/content/content-query.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { matches, type MatchesPattern } from '../../domain/content/match-condition.ts'
import { pageOf, pickFields, sortDocuments, surrounding } from '../../domain/content/select-documents.ts'
import type { ContentLibrary } from '../ports/content-library.ts'

/** A document as a reader gets it: without its body when it is locked for them. */
export type ServedDocument = ContentDocument & { readonly isLocked: boolean; readonly body?: string }

/** One document, or a list; a place without a neighbour is null. */
export type ContentAnswer = Partial<ServedDocument> | (Partial<ServedDocument> | null)[]

export type QueryContentError =
  | { readonly type: 'content-not-found'; readonly path: string }
  /** A right query that this service cannot answer, with the option or the field that it is about. */
  | { readonly type: 'content-query-unsupported'; readonly field: string }

/** What is paid for. Source: specification, section 6. */
const paidFields = ['body', 'text']

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

/** No regular expression gets as far as this. */
const matchesNoPattern: MatchesPattern = () => false

const namesField = (where: Condition, field: string): boolean => fieldConditionsOf(where).some((one) => topFieldOf(one.field) === field)

const unsupportedFieldOf = ({ search, text, where, sortBy }: ContentQuery): string | null => {
  if (search !== null) return 'search'
  if (text) return 'text'
  if (namesField(where, 'text')) return 'where.text'
  if (sortBy.some(({ field }) => topFieldOf(field) === 'text')) return 'sortBy.text'
  const matching = fieldConditionsOf(where).find(({ test }) => test.is === 'matching')
  return matching ? `where.${matching.field}.$regex` : null
}

/**
 * Answers a content query: the path of a file gives one document, the path of a folder a list.
 * Everybody gets titles, descriptions and tables of contents; the body only comes with what is free or to a subscriber,
 * and only they may ask for documents by it or sort by it.
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const makeQueryContent =
  ({ library }: { library: ContentLibrary }) =>
  async (rawPath: string, query: ContentQuery, isSubscriber: boolean): Promise<Result<ContentAnswer, QueryContentError>> => {
    const unsupported = unsupportedFieldOf(query)
    if (unsupported !== null) return err({ type: 'content-query-unsupported', field: unsupported })

    const path = withoutTrailingSlash(rawPath)
    const givesBody = (query.only === null || query.only.includes('body')) && !query.without.includes('body')
    const asksOfBody = namesField(query.where, 'body') || query.sortBy.some(({ field }) => topFieldOf(field) === 'body')

    const withBody = async (document: ServedDocument): Promise<ServedDocument> => {
      const body = document.isLocked ? undefined : await library.body(document.path)
      return body === undefined ? document : { ...document, body }
    }
    const serve = async (document: ServedDocument): Promise<Partial<ServedDocument>> =>
      pickFields(givesBody ? await withBody(document) : document, query)
    const isAskedFor = (document: ServedDocument): boolean =>
      matches(document, query.where, matchesNoPattern, document.isLocked ? paidFields : [])

    const found = await library.find(path)
    const isFile = found.some((document) => document.path === path)
    const listed = isFile || query.deep ? found : found.filter((document) => document.dir === path)
    if (found.length === 0) return err({ type: 'content-not-found', path })

    const seen = listed.map((document): ServedDocument => ({ ...document, isLocked: !document.isFree && !isSubscriber }))
    const asked = (asksOfBody ? await Promise.all(seen.map(withBody)) : seen).filter(isAskedFor)
    const page = isFile ? asked : pageOf(sortDocuments(asked, query.sortBy), query)
    if (query.surround !== null) {
      return ok(await Promise.all(surrounding(page, query.surround).map((document) => document && serve(document))))
    }
    if (!isFile) return ok(await Promise.all(page.map(serve)))
    const [file] = page
    return file ? ok(await serve(file)) : err({ type: 'content-not-found', path })
  }

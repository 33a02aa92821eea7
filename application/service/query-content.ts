import { err, ok, type Result } from 'neverthrow'
import { fieldConditionsOf, type Pattern, patternsOf, topFieldOf } from '../../domain/content/condition.ts'
import type { ContentQuery } from '../../domain/content/content-query.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { documentMatcher } from '../../domain/content/match-condition.ts'
import { isPaidField } from '../../domain/content/paid-fields.ts'
import type { Search } from '../../domain/content/search.ts'
import { pageOf, pickFields, sortDocuments, surrounding } from '../../domain/content/select-documents.ts'
import { ownReader } from '../../domain/content/value-order.ts'
import type { Clock } from '../ports/clock.ts'
import { type ContentLibrary, searchReaches } from '../ports/content-library.ts'
import { beginWork, WorkTooLong } from './bounded-work.ts'

/** A document as a reader gets it: without what is paid for when it is locked for them. `body` is HTML, or what a file of data holds. */
export type ServedDocument = ContentDocument & { readonly isLocked: boolean; readonly body?: unknown; readonly text?: string }

/** One document, or a list; a place without a neighbour is null. */
export type ContentAnswer = Partial<ServedDocument> | (Partial<ServedDocument> | null)[]

export type QueryContentError =
  | { readonly type: 'content-not-found'; readonly path: string }
  /** A regular expression that cannot be run in linear time, or none at all, with the field that it is asked of. */
  | { readonly type: 'content-pattern-unsupported'; readonly field: string }
  /** A query that takes too much work: a dearer condition than the library can answer for everybody. */
  | { readonly type: 'content-query-too-slow' }
  /** A query that needs the texts of more documents than are read for one: the option or field it is about, and how many are. */
  | { readonly type: 'content-query-too-large'; readonly field: string; readonly most: number }

/** Of how many documents a query may ask the full text, or get it: HTML is made when it is needed. */
const most = { body: 1000, text: 20_000 } as const
type Written = keyof typeof most
const written = ['body', 'text'] as const satisfies readonly Written[]

/** After how many documents it is time to look at the clock. */
const stretch = 64

/** For how long one query may keep the process busy, in milliseconds: a hundred times what an ordinary one takes. */
const longestWork = 1000

const withoutTrailingSlash = (path: string): string => path.replace(/\/+$/, '') || '/'

const isWritten = (field: string): field is Written => field === 'body' || field === 'text'

/** Each pattern of a query has its test before any is asked for. */
const matchesNothing = (): boolean => false

/** Whether a query asks documents by their body or text, or sorts by it. */
const asksOf = ({ where, sortBy }: ContentQuery, field: Written): boolean =>
  fieldConditionsOf(where).some((one) => topFieldOf(one.field) === field) || sortBy.some((key) => topFieldOf(key.field) === field)

const gives = ({ only, without }: ContentQuery, field: string): boolean => (only === null || only.includes(field)) && !without.includes(field)

/** How many documents of the order are wanted; null for all. */
const wantedOf = ({ skip, limit }: ContentQuery): number | null => (limit === null ? null : skip + limit)

function* filtered<Item>(items: Iterable<Item>, isKept: (item: Item) => boolean): Generator<Item> {
  for (const item of items) if (isKept(item)) yield item
}

const patternTestsOf = (library: ContentLibrary, { where }: ContentQuery) => {
  const tests = new Map<Pattern, (text: string) => boolean>()
  for (const { field, pattern } of patternsOf(where)) {
    const test = library.patternTest(pattern)
    if (!test) return err({ type: 'content-pattern-unsupported', field: `where.${field}.$regex` } as const)
    tests.set(pattern, test)
  }
  return ok(tests)
}

/**
 * Answers a content query: the path of a file gives one document, the path of a folder a list, the best first where
 * something is searched. Everybody gets titles, descriptions and tables of contents; the full text (`body`, and `text` when
 * it is asked for) only comes with what is free or to a subscriber, and only they may ask for documents by it, sort by it or search it.
 *
 * Refused: `content-not-found`; `content-pattern-unsupported` with the field; `content-query-too-large` when more than 1,000
 * bodies or 20,000 texts would have to be read, and `content-query-too-slow` when it would keep the process busy for more than
 * a second, which a condition on another field, a limit or `without` avoids.
 *
 * Source: specification, section 7, `POST /_content/{path}`.
 */
export const makeQueryContent = (parts: { library: ContentLibrary; clock: Clock }) => {
  const { library, clock } = parts
  const answer = async (rawPath: string, query: ContentQuery, isSubscriber: boolean): Promise<Result<ContentAnswer, QueryContentError>> => {
    const work = beginWork({ clock, longest: longestWork, giveWay: () => library.giveWay() })
    const path = withoutTrailingSlash(rawPath)
    const tests = patternTestsOf(library, query)
    if (tests.isErr()) return err(tests.error)

    const isLocked = (document: ContentDocument): boolean => !isSubscriber && !document.isFree
    const isHidden = (document: ContentDocument, field: string): boolean => isLocked(document) && isPaidField(document, field)
    /** What was read of the bodies and texts that the query asks of. */
    const known = new Map<ContentDocument, Partial<Record<Written, unknown>>>()
    const readerOf = (field: string): ((document: ContentDocument) => unknown) => {
      if (field === 'isLocked') return isLocked
      return isWritten(field) ? (document) => known.get(document)?.[field] : ownReader(field)
    }
    const visibleReaderOf = (field: string): ((document: ContentDocument) => unknown) => {
      const read = readerOf(field)
      return (document) => (isHidden(document, field) ? undefined : read(document))
    }
    const asking = { readerOf, isHidden, patternTestOf: (pattern: Pattern) => tests.value.get(pattern) ?? matchesNothing }
    const asked = written.filter((field) => asksOf(query, field))
    const mayBeAskedFor = documentMatcher(query.where, { ...asking, isUnknown: isWritten })
    const isAskedFor = documentMatcher(query.where, asking)

    /** Those that may be asked for, as far as is known without their bodies and texts; no more than `enough`. */
    const sifted = async (documents: Iterable<ContentDocument>, enough: number | null): Promise<ContentDocument[]> => {
      const kept: ContentDocument[] = []
      const left = documents[Symbol.iterator]()
      const siftStretch = (): boolean => {
        for (let count = 0; count < stretch; count += 1) {
          if (enough !== null && kept.length >= enough) return false
          const next = left.next()
          if (next.done) return false
          if (mayBeAskedFor(next.value)) kept.push(next.value)
        }
        return true
      }
      while (siftStretch()) if (work.isPauseDue()) await work.pause()
      return kept
    }
    const readWritten = async (documents: readonly ContentDocument[]): Promise<ContentDocument[]> => {
      const sorted = query.sortBy.some(({ field }) => isWritten(topFieldOf(field)))
      const kept: ContentDocument[] = []
      for (const document of documents) {
        const given: Partial<Record<Written, unknown>> = {}
        for (const field of asked) if (!isLocked(document)) given[field] = await library[field](document.path)
        known.set(document, given)
        if (isAskedFor(document)) kept.push(document)
        if (!sorted) known.delete(document)
        await work.pause()
      }
      return kept
    }
    const serve = async (document: ContentDocument): Promise<Partial<ServedDocument>> => {
      const paid = isLocked(document) ? Object.keys(document).filter((field) => isPaidField(document, field)) : []
      const shown: Record<string, unknown> = pickFields(document, { only: query.only, without: [...query.without, ...paid] })
      if (gives(query, 'isLocked')) shown['isLocked'] = isLocked(document)
      for (const field of written) {
        if (isLocked(document) || !gives(query, field) || (field === 'text' && !query.text)) continue
        const value = await library[field](document.path)
        if (value !== undefined) shown[field] = value
      }
      await work.pause()
      return shown
    }
    const served = async (page: readonly (ContentDocument | null)[]): Promise<Result<(Partial<ServedDocument> | null)[], QueryContentError>> => {
      const bodies = gives(query, 'body') ? page.filter((document) => document && !isLocked(document)).length : 0
      if (bodies > most.body) return err({ type: 'content-query-too-large', field: 'limit', most: most.body })
      const documents: (Partial<ServedDocument> | null)[] = []
      for (const document of page) documents.push(document && (await serve(document)))
      return ok(documents)
    }

    const file = await library.find(path)
    const inFolder = file ? undefined : await library.list(path, { deep: query.deep, where: query.where })
    const listed = file ? [file] : inFolder
    if (!listed) return err({ type: 'content-not-found', path })

    const isInOrder = query.sortBy.length === 0 && asked.length === 0
    const enough = isInOrder ? wantedOf(query) : null
    const searched = async (search: Search): Promise<ContentDocument[]> => {
      const folder = path === '/' ? '/' : `${path}/`
      const isInPlace = (document: ContentDocument): boolean =>
        file ? document.path === path : query.deep ? document.path.startsWith(folder) : document.dir === path
      const found = new Map<string, ContentDocument>()
      for (const reach of searchReaches) {
        if (enough !== null && found.size >= enough) break
        const isNew = (document: ContentDocument): boolean => !found.has(document.path) && isInPlace(document)
        const documents = filtered(await library.search(search, { everything: isSubscriber, reach }), isNew)
        for (const document of await sifted(documents, enough === null ? null : enough - found.size)) found.set(document.path, document)
      }
      return [...found.values()]
    }

    let chosen = query.search === null ? await sifted(listed, enough) : await searched(query.search)
    if (asked.length > 0) {
      const readable = chosen.filter((document) => !isLocked(document)).length
      const excess = asked.find((field) => readable > most[field])
      if (excess !== undefined) return err({ type: 'content-query-too-large', field: excess, most: most[excess] })
      chosen = await readWritten(chosen)
    }
    const page = file ? chosen : pageOf(sortDocuments(chosen, query.sortBy, { first: wantedOf(query), readerOf: visibleReaderOf }), query)
    if (query.surround !== null) return served(surrounding(page, query.surround))
    const shown = await served(page)
    if (!file || shown.isErr()) return shown
    const [only] = shown.value
    return only ? ok(only) : err({ type: 'content-not-found', path })
  }

  return async (path: string, query: ContentQuery, isSubscriber: boolean): Promise<Result<ContentAnswer, QueryContentError>> => {
    try {
      return await answer(path, query, isSubscriber)
    } catch (error) {
      if (error instanceof WorkTooLong) return err({ type: 'content-query-too-slow' })
      throw error
    }
  }
}

import { err, ok, type Result } from 'neverthrow'
import type { ContentDocument, DocumentOfKind } from '../../domain/content/document.ts'
import { type Level, levels, type Subject, subjects } from '../../domain/content/front-matter.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { Clock } from '../ports/clock.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** What the library shows of its documents, each on a page of its own. */
export const libraryKinds = ['course', 'quiz', 'article'] as const
export type LibraryKind = (typeof libraryKinds)[number]

/** What somebody asks of the library, as they typed it. */
export type TypedSearch = Readonly<Partial<Record<'q' | 'level' | 'subject' | 'kind' | 'page', string>>>

/** The same, as it is understood: what stands for nothing asks for nothing. */
export type AskedSearch = {
  readonly text: string
  readonly level: Level | null
  readonly subject: Subject | null
  readonly kind: LibraryKind | null
  readonly page: number
}

/** A document among the results. `book` is the one that it stands in; null for an article. */
export type FoundDocument = {
  readonly document: DocumentOfKind<LibraryKind>
  readonly book: { readonly title: string; readonly level: Level; readonly subject: Subject } | null
  readonly access: 'free' | 'open' | 'locked'
}

export type LibrarySearch = {
  readonly asked: AskedSearch
  readonly found: readonly FoundDocument[]
  /** How many there are, as far as they are counted. */
  readonly count: number
  /** Whether there are more than are counted. */
  readonly isCountCut: boolean
  readonly pageCount: number
  /** What the library holds, for the choices of the form. */
  readonly levels: readonly Level[]
  readonly subjects: readonly Subject[]
}

const aPage = 12
const mostPages = 40

/** The API takes 200 characters; half of one that stands in two places is left out, and what is no character at all. */
const longestText = 200
const searchedText = (typed: string): string =>
  typed.replace(/\p{Cc}/gu, ' ').trim().slice(0, longestText).replace(/[\uD800-\uDBFF]$/, '').trim()

/** Reads what somebody asks of the library; what is no choice of it asks for nothing. */
export const readSearch = ({ q = '', level, subject, kind, page = '' }: TypedSearch): AskedSearch => ({
  text: searchedText(q),
  level: levels.find((one) => one === level) ?? null,
  subject: subjects.find((one) => one === subject) ?? null,
  kind: libraryKinds.find((one) => one === kind) ?? null,
  page: /^[1-9]\d{0,3}$/.test(page) ? Math.min(Number(page), mostPages) : 1,
})

/** The query of the address that asks the same on a page; empty, or with its question mark. */
export const queryOfSearch = ({ text, level, subject, kind }: AskedSearch, page: number): string => {
  const asked = { q: text, level, subject, kind, page: page === 1 ? null : String(page) }
  const query = new URLSearchParams(Object.entries(asked).flatMap(([name, value]) => (value ? [[name, value]] : []))).toString()
  return query === '' ? '' : `?${query}`
}

const isShown = (document: ContentDocument): document is DocumentOfKind<LibraryKind> =>
  libraryKinds.some((kind) => kind === document.kind)

const isBook = (document: ContentDocument): document is DocumentOfKind<'book'> => document.kind === 'book'

const today = (clock: Clock): string => new Date(clock.now()).toISOString().slice(0, 10)

const orderOf = <Item>(order: readonly Item[], present: ReadonlySet<Item>): readonly Item[] => order.filter((item) => present.has(item))

/**
 * Searches the library: all of it, or what holds some words, with what they have been narrowed down to. Words are found
 * in titles, descriptions and headings, and in the full text of what the reader may read.
 *
 * Source: specification, section 1, "a knowledge library".
 */
export const makeSearchLibrary =
  ({ content, clock }: { content: Pick<ContentGateway, 'search'>; clock: Clock }) =>
  async (locale: Locale, typed: TypedSearch): Promise<Result<LibrarySearch, ServiceUnreachable>> => {
    const asked = readSearch(typed)
    const everyBook = await content.search(`/${locale}`, { text: '', where: { kind: 'book' }, skip: 0, limit: 500 })
    if (everyBook.isErr()) return err(everyBook.error)
    const books = everyBook.value.documents.map(({ document }) => document).filter(isBook)
    const chosen = books.filter(
      ({ level, subject }) => (asked.level === null || level === asked.level) && (asked.subject === null || subject === asked.subject),
    )
    const isNarrowed = asked.level !== null || asked.subject !== null
    const places = isNarrowed ? chosen.slice(0, 100).map(({ dir }) => ({ dir: { $containsString: `${dir}/` } })) : []
    const kinds = asked.kind === null ? libraryKinds : [asked.kind]
    const where = {
      kind: { $in: kinds },
      $not: { publishedOn: { $gt: today(clock) } },
      ...(places.length > 0 ? { $or: places } : {}),
    }
    const isEmpty = isNarrowed && places.length === 0
    const found = isEmpty
      ? ok({ documents: [], count: 0 })
      : await content.search(`/${locale}`, { text: asked.text, where, skip: (asked.page - 1) * aPage, limit: aPage, countUpTo: mostPages * aPage + 1 })
    if (found.isErr()) return err(found.error)

    const count = Math.min(found.value.count, mostPages * aPage)
    return ok({
      asked,
      found: found.value.documents.flatMap(({ document, isLocked }): FoundDocument[] => {
        if (!isShown(document)) return []
        const book = books.find(({ dir }) => document.dir.startsWith(`${dir}/`))
        return [{ document, book: book ?? null, access: isLocked ? 'locked' : document.isFree ? 'free' : 'open' }]
      }),
      count,
      isCountCut: found.value.count > count,
      pageCount: Math.ceil(count / aPage),
      levels: orderOf(levels, new Set(books.map(({ level }) => level))),
      subjects: orderOf(subjects, new Set(books.map(({ subject }) => subject))),
    })
  }

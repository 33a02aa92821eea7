import type { Result } from 'neverthrow'
import type { ArticleSummary } from '../../domain/content/blog.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import type { PageSummary } from '../../domain/content/page-tree.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type ContentNotFound = { readonly type: 'content-not-found'; readonly path: string }

/** A document with what this reader may see of it: `body` is HTML, and null when it is locked. */
export type ReadDocument = { readonly document: ContentDocument; readonly isLocked: boolean; readonly body: string | null }

/** What is searched in a folder and below it. */
export type ContentSearch = {
  /** Words; empty for all that `where` asks for, by path. */
  readonly text: string
  /** The conditions of a content query. */
  readonly where: Readonly<Record<string, unknown>>
  readonly skip: number
  readonly limit: number
  /** How far those that are found are counted; left out, they are not. */
  readonly countUpTo?: number
}

/** A page of what was found, the best first, without bodies; `count` as far as it was asked for. */
export type FoundContent = {
  readonly documents: readonly { readonly document: ContentDocument; readonly isLocked: boolean }[]
  readonly count: number
}

export type ContentGateway = {
  /** Every document below a folder, or those of which `where` holds, as the query of the library has it; without bodies. */
  list(path: string, where?: Readonly<Record<string, unknown>>): Promise<Result<readonly ContentDocument[], ContentNotFound | ServiceUnreachable>>
  search(path: string, asked: ContentSearch): Promise<Result<FoundContent, ServiceUnreachable>>
  read(path: string): Promise<Result<ReadDocument, ContentNotFound | ServiceUnreachable>>
  /** The pages that a page lies below, those beside it and those below it. */
  listPagesAround(path: string): Promise<Result<readonly PageSummary[], ContentNotFound | ServiceUnreachable>>
  /** The articles published up to a day (`2026-11-21`), the latest first. */
  listArticles(locale: Locale, until: string): Promise<Result<readonly ArticleSummary[], ContentNotFound | ServiceUnreachable>>
}

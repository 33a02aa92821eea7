import { err, ok, type Result } from 'neverthrow'
import type { ContentDocument, DocumentOfKind } from '../../domain/content/document.ts'
import { documentPathAt } from '../../domain/content/document-address.ts'
import { addressOfPage, pagePathOf, type PageSummary, placePage } from '../../domain/content/page-tree.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import type { LibraryError } from './browse-library.ts'

/** What a page leads to in the library. */
export type Lead = DocumentOfKind<'book' | 'category' | 'course'>

/** A page as lists and breadcrumbs show it, with its address. */
export type PageLink = PageSummary & { readonly to: string }

/** A written page with its text, where it stands among the others, and what of the library it leads to. */
export type OpenedPage = {
  readonly page: DocumentOfKind<'page'>
  readonly to: string
  /** HTML. */
  readonly body: string
  /** What it lies below, from the top. */
  readonly ancestors: readonly PageLink[]
  readonly children: readonly PageLink[]
  readonly previous: PageLink | null
  readonly next: PageLink | null
  readonly leads: readonly Lead[]
}

type Gateway = { content: ContentGateway }

const linkTo = (page: PageSummary): PageLink => ({ ...page, to: addressOfPage(page.path) })

const isLead = (document: ContentDocument): document is Lead => ['book', 'category', 'course'].includes(document.kind)

/**
 * A written page by its address: its text by one query, what stands around it by another, and what it leads to by a third
 * where it leads anywhere. What is not there any more is left out.
 */
export const makeOpenPage =
  ({ content }: Gateway) =>
  async (locale: Locale, address: string): Promise<Result<OpenedPage, LibraryError>> => {
    const path = pagePathOf(locale, address)
    const [read, around] = await Promise.all([content.read(path), content.listPagesAround(path)])
    if (read.isErr()) return err(read.error)
    if (around.isErr()) return err(around.error)
    const { document: page, body } = read.value
    if (page.kind !== 'page') return err({ type: 'content-not-found', path })

    const paths = (page.leadsTo ?? []).map((lead) => documentPathAt(locale, lead))
    const listed = paths.length === 0 ? ok([]) : await content.list(`/${locale}/revisions`, { path: { $in: paths } })
    if (listed.isErr()) return err(listed.error)
    const leads = paths.flatMap((wanted) => listed.value.filter(isLead).filter((lead) => lead.path === wanted))
    const { ancestors, children, previous, next } = placePage(path, around.value)
    return ok({
      page,
      to: addressOfPage(path),
      body: body ?? '',
      ancestors: ancestors.map(linkTo),
      children: children.map(linkTo),
      previous: previous && linkTo(previous),
      next: next && linkTo(next),
      leads,
    })
  }

/** The pages directly below an address, in their order: none where there is nothing. */
export const makeListPages =
  ({ content }: Gateway) =>
  async (locale: Locale, address: string): Promise<Result<readonly PageLink[], LibraryError>> => {
    const path = pagePathOf(locale, address)
    return (await content.listPagesAround(path)).map((around) => placePage(path, around).children.map(linkTo))
  }

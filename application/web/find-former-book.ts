import { matchRoute } from '../../domain/navigation/match-route.ts'
import { type Redirect, redirectOf } from '../../domain/navigation/redirects.ts'
import { routeTable } from '../../domain/navigation/route-table.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'

/**
 * The address that a book, or a category of it, has today, when the one asked for is a former one; null when it is none.
 * Asked once a book is not found under its name, so that nobody else waits for it.
 *
 * Source: specification, section 2, "Revisions": `/revisions/{bookPrevious}/{category}`.
 *
 * @param address its path and its query, empty or with the question mark
 */
export const makeFindFormerBook = ({ content, names }: { content: ContentGateway; names: SiteNames }) => {
  const routes = routeTable(names)
  return async (locale: Locale, book: string, { path, search }: { readonly path: string; readonly search: string }): Promise<Redirect | null> => {
    const found = await content.list(`/${locale}/revisions`, { kind: 'book', formerSlugs: { $contains: book } })
    const today = found.unwrapOr([])[0]?.dir.split('/').at(-1)
    if (today === undefined) return null
    const match = matchRoute(path, routes, { blogSections: new Set(), formerBooks: new Map([[book, today]]) })
    return match && redirectOf(match, search, names)
  }
}

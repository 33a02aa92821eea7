import type { Locale } from '../locale/locale.ts'
import type { DocumentOfKind } from './document.ts'

/** A page as lists and breadcrumbs show it. */
export type PageSummary = Pick<DocumentOfKind<'page'>, 'path' | 'dir' | 'title' | 'description' | 'position' | 'short' | 'partner'>

/** Where a page stands among the others: what it lies below, from the top, what lies below it, and what stands before and after it. */
export type PageSurroundings = {
  readonly ancestors: readonly PageSummary[]
  readonly children: readonly PageSummary[]
  readonly previous: PageSummary | null
  readonly next: PageSummary | null
}

/**
 * Where a page stands in the library. Addresses are read in either case, and files have names in small letters.
 *
 * @param address without a query; a slash at its end changes nothing
 * @example pagePathOf('fr', '/gar/mentions-informations-RGPD') // '/fr/pages/gar/mentions-informations-rgpd'
 */
export const pagePathOf = (locale: Locale, address: string): string => `/${locale}/pages${address.toLowerCase().replace(/\/+$/, '')}`

/**
 * The address of a page on the site.
 *
 * @example addressOfPage('/fr/pages/bac/coefficients') // '/bac/coefficients'
 */
export const addressOfPage = (path: string): string => path.replace(/^\/(?:fr|en)\/pages(?=\/)/, '')

/**
 * The paths that a page lies below, from the top.
 *
 * @example ancestorPathsOf('/fr/pages/bac/oral/sujets') // ['/fr/pages/bac', '/fr/pages/bac/oral']
 */
export const ancestorPathsOf = (path: string): readonly string[] => {
  const [, locale, folder, ...names] = path.split('/')
  return names.slice(1).map((_, index) => ['', locale, folder, ...names.slice(0, index + 1)].join('/'))
}

/** A page without a position comes after all those with one. */
const placeOf = ({ position = Number.MAX_SAFE_INTEGER }: PageSummary): number => position

const inOrder = (pages: readonly PageSummary[]): readonly PageSummary[] =>
  pages.toSorted((a, b) => placeOf(a) - placeOf(b) || (a.title < b.title ? -1 : 1))

/**
 * Places a page among the pages around it: children and neighbours by position, those without one last, by title. The
 * pages at the top of the library are no neighbours of one another.
 *
 * Source: specification, section 2, "Exams", "Orientation" and "Blog and press": `/bac/*`, `/brevet/*`, `/explorer/*` …
 *
 * @param pages those that it lies below, those beside it and those below it, in any order; others change nothing
 * @example placePage('/fr/pages/bac/oral', pages).ancestors // [{ path: '/fr/pages/bac', … }]
 */
export const placePage = (path: string, pages: readonly PageSummary[]): PageSurroundings => {
  const above = ancestorPathsOf(path)
  const folder = above.at(-1)
  const beside = folder === undefined ? [] : inOrder(pages.filter(({ dir }) => dir === folder))
  const place = beside.findIndex((page) => page.path === path)
  return {
    ancestors: above.flatMap((one) => pages.filter((page) => page.path === one)),
    children: inOrder(pages.filter(({ dir }) => dir === path)),
    previous: beside[place - 1] ?? null,
    next: place === -1 ? null : (beside[place + 1] ?? null),
  }
}

/**
 * The parts of a path, in small letters, since pages answer to either case; slashes at its end or in a row count for nothing.
 *
 * @example segmentsOf('/Premium//offre-solo/') // ['premium', 'offre-solo']
 */
// Stryker disable next-line MethodExpression: either case will do, as long as it is one
const segmentsOf = (path: string): readonly string[] => path.toLowerCase().split('/').filter((segment) => segment !== '')

/**
 * Whether a path is a page or one below it, by whole parts: `/premium-x` is not below `/premium`.
 *
 * @example isAtOrBelow('/premium/offre-solo', '/premium') // true
 */
export const isAtOrBelow = (path: string, page: string): boolean => {
  const segments = segmentsOf(path)
  return segmentsOf(page).every((segment, index) => segments[index] === segment)
}

/** Whether two paths lead to the same page. */
export const isSamePage = (path: string, page: string): boolean =>
  isAtOrBelow(path, page) && isAtOrBelow(page, path)

/**
 * Whether a path is among some pages: exact paths, or all below a path (`/bac/*`, which leaves `/bac` itself out).
 *
 * @example isAmongPages('/bac/sujets', ['/bac/*']) // true
 */
export const isAmongPages = (path: string, pages: readonly string[]): boolean =>
  pages.some((page) => {
    if (!page.endsWith('/*')) return isSamePage(path, page)
    const parent = page.slice(0, -2)
    return isAtOrBelow(path, parent) && !isSamePage(path, parent)
  })

import type { Route } from './route-table.ts'

/** The routes that search engines gain nothing from: what is somebody's own, and steps on the way to an account or a payment. */
const unlistedBeginnings = [
  '/api', '/compte-supprime', '/forgot-password', '/logout', '/mon-avenir', '/mon-compte', '/newsletter', '/paiement-test', '/premium/checkout', '/profiling', '/register', '/reset',
  '/revisions/cours-et-quiz', '/signup/successfull-signin', '/subscribe-failed', '/subscribe-success', '/validatePayment',
] as const

/** Whether a route is kept out of search engines. */
const isUnlisted = (pattern: string): boolean => unlistedBeginnings.some((beginning) => pattern === beginning || pattern.startsWith(`${beginning}/`))

/**
 * The file that tells search engines where not to look, and where the list of the pages is.
 *
 * Source: specification, section 2, "The page is marked noindex", for what it means to be kept out; RFC 9309 for the form.
 *
 * @param origin where people reach the site
 * @example robotsFile('https://www.example.org') // 'User-agent: *\nDisallow: /api\n…\nSitemap: https://www.example.org/sitemap.xml\n'
 */
export const robotsFile = (origin: string): string =>
  ['User-agent: *', ...unlistedBeginnings.map((beginning) => `Disallow: ${beginning}`), '', `Sitemap: ${origin}/sitemap.xml`, ''].join('\n')

/**
 * The paths of the routes that have no parameter, and that search engines may list.
 *
 * @example listedPaths([{ pattern: '/faq', … }, { pattern: '/mon-compte', … }]) // ['/faq']
 */
export const listedPaths = (routes: readonly Pick<Route, 'pattern'>[]): readonly string[] =>
  routes.map(({ pattern }) => pattern).filter((pattern) => !/[{*]/.test(pattern) && !isUnlisted(pattern))

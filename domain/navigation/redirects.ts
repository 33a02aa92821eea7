import type { Locale } from '../locale/locale.ts'
import type { RouteMatch } from './match-route.ts'
import type { SiteNames } from './site-names.ts'

/** Where to send somebody instead. Permanent: the old address is given up for good, and may be remembered. */
export type Redirect = {
  readonly type: 'redirect'
  readonly to: string
  readonly permanence: 'permanent' | 'temporary'
}

/** A redirect: temporary, unless it says that it is for good. */
export const redirectTo = (to: string, permanence: Redirect['permanence'] = 'temporary'): Redirect => ({ type: 'redirect', to, permanence })

const pathOf = (...segments: (string | undefined)[]): string =>
  segments.flatMap((segment) => (segment === undefined ? [] : [`/${encodeURIComponent(segment)}`])).join('')

/**
 * The redirect that a route holds for everybody, or null: `/register` leads to `/signup`, a category named after the
 * road-prevention campaign (not its chapters) to its partner's page, and former slugs to today's. The query goes along.
 *
 * @param search the query, empty or with its question mark
 *
 * Source: specification, section 2, "Main routes" and "Premium and offers".
 *
 * @example redirectOf(matchOf('/register'), '?promocode=ABC', names) // { type: 'redirect', to: '/signup?promocode=ABC', permanence: 'permanent' }
 */
export const redirectOf = (
  { route, params }: RouteMatch,
  search: string,
  names: Pick<SiteNames, 'roadPreventionCategory' | 'roadPreventionPartner'>,
): Redirect | null => {
  if (route.pattern.endsWith('/{category}') && params.category === names.roadPreventionCategory) return redirectTo(pathOf('partenaires', names.roadPreventionPartner) + search)
  if (route.pattern === '/register') return redirectTo(`/signup${search}`, 'permanent')
  if (params.bookPrevious !== undefined) return redirectTo(pathOf('revisions', params.bookPrevious, params.category) + search, 'permanent')
  if (route.pattern === '/revisions/introPrevious/{box?}') return redirectTo(pathOf('revisions', 'intro', params.box) + search, 'permanent')
  return null
}

/**
 * The profiling page: that of the account site, where there is one.
 *
 * Source: specification, section 2, "Layouts": the profiling page lives on a separate web application.
 *
 * @example profilingAddress({ accountSite: null }) // '/profiling'
 */
export const profilingAddress = ({ accountSite }: Pick<SiteNames, 'accountSite'>): string => `${accountSite ?? ''}/profiling`

/**
 * Where a member who asks for the revisions is sent: their home, on the account site where there is one.
 *
 * Source: specification, section 6, "Logged-in users visiting the revisions route".
 *
 * @example membersHomeAddress({ accountSite: 'https://compte.example.org' }) // 'https://compte.example.org/revisions/cours-et-quiz'
 */
export const membersHomeAddress = ({ accountSite }: Pick<SiteNames, 'accountSite'>): string => `${accountSite ?? ''}/revisions/cours-et-quiz`

/**
 * Where logging out ends: at the login page, or at the account site's logout, which continues to the main page.
 *
 * Source: specification, section 7, "Logout goes through an external logout link", and section 2, "Header and menus".
 *
 * @example logoutAddress({ accountSite: null }) // '/login'
 */
export const logoutAddress = ({ accountSite }: Pick<SiteNames, 'accountSite'>): string =>
  accountSite === null ? '/login' : `${accountSite}/logout?next=/`

/**
 * The login page, which leads back to the page that asked for it, in the language that was asked for.
 *
 * Source: specification, section 6: members' pages.
 *
 * @param asked the language that the page was asked for in; null for none
 * @example loginAddress('/mon-compte', 'en') // '/login?lang=en&next=%2Fmon-compte'
 */
export const loginAddress = (next: string, asked: Locale | null): string =>
  `/login?${asked === null ? '' : `lang=${asked}&`}next=${encodeURIComponent(next)}`

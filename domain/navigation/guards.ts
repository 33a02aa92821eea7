import { chooseLocale, type Locale, localeOfQuery } from '../locale/locale.ts'
import { pathsWithoutProfileCheck } from '../session/profile-check.ts'
import type { RouteMatch } from './match-route.ts'
import { loginAddress, membersHomeAddress, profilingAddress, type Redirect, redirectOf, redirectTo } from './redirects.ts'
import type { GuardName } from './route-table.ts'
import type { SiteNames } from './site-names.ts'
import type { Viewer } from './viewer.ts'

/** Somebody on a page. */
export type Visit = {
  readonly match: RouteMatch
  /** The path as it stands in the address, and its query, empty or with its question mark. */
  readonly path: string
  readonly search: string
  readonly viewer: Viewer
  readonly rememberedLocale: string | null
  readonly browserLanguages: readonly string[]
  readonly names: SiteNames
}

/**
 * What a guard says.
 * - `pass`: nothing against the page; `speak`: nothing either, the page is in this language; `remember` is the one that was
 *   asked for, if any, which is another one where a page has its own language
 * - `redirect`: another page instead
 * - `page-not-found`: there is no such page
 * - `unknown-guard`: a route names a guard that does not exist, which is a defect
 */
export type GuardDecision =
  | { readonly type: 'pass' }
  | { readonly type: 'speak'; readonly locale: Locale; readonly remember: Locale | null }
  | Redirect
  | { readonly type: 'page-not-found' }
  | { readonly type: 'unknown-guard'; readonly name: string }

const pass: GuardDecision = { type: 'pass' }

const langOf = (search: string): string | null => new URLSearchParams(search).get('lang')

const guards: Record<GuardName, (visit: Visit) => GuardDecision> = {
  'account-site': ({ match, search, viewer, names }) => {
    if (match.route.pattern === '/revisions') {
      return viewer === 'visitor' || viewer === 'member-without-profile' ? pass : redirectTo(membersHomeAddress(names) + search)
    }
    return names.accountSite === null ? pass : redirectTo(profilingAddress(names) + search)
  },
  locale: ({ match, search, rememberedLocale, browserLanguages }) => {
    const query = langOf(search)
    return {
      type: 'speak',
      locale: chooseLocale({ path: match.route.pattern, query, remembered: rememberedLocale, browserLanguages }),
      remember: localeOfQuery(query),
    }
  },
  partners: ({ match, names }) => {
    const { partner } = match.params
    const isKnown = partner === undefined || partner === names.roadPreventionPartner || names.partners.includes(partner)
    return isKnown ? pass : { type: 'page-not-found' }
  },
  profiling: ({ match, search, viewer, names }) =>
    viewer === 'member-without-profile' && !pathsWithoutProfileCheck.has(match.route.pattern)
      ? redirectTo(profilingAddress(names) + search)
      : pass,
}

/**
 * Asks one guard about a visit.
 * - `account-site`: sends members who ask for the revisions to their home, and everybody to the account site's profiling,
 *   with their query; members without a profile are left to the guard `profiling`
 * - `locale`: says the language of the page, and which one is to be remembered
 * - `partners`: only known partners have a page
 * - `profiling`: a member without a profile makes one first, with their query, except on the profiling and after signing up
 *
 * Source: specification, section 6, "Route guards exist", and section 4, "Profile check is skipped".
 *
 * @example runGuard('unheard-of', visit) // { type: 'unknown-guard', name: 'unheard-of' }
 */
export const runGuard = (name: string, visit: Visit): GuardDecision =>
  Object.hasOwn(guards, name) ? guards[name as GuardName](visit) : { type: 'unknown-guard', name }

/** What becomes of a visit: the page is shown in a language, or it is not. */
export type VisitDecision = Exclude<GuardDecision, { type: 'pass' | 'speak' }> | { readonly type: 'show'; readonly locale: Locale; readonly remember: Locale | null }

/**
 * Decides a visit: the redirects of the route, then its guards in their order, then, for members' pages, the login.
 *
 * Source: specification, section 2 and section 6.
 *
 * @example decideVisit(aVisit('/mon-compte', { viewer: 'visitor' })) // { type: 'redirect', to: '/login?next=%2Fmon-compte', permanence: 'temporary' }
 */
export const decideVisit = (visit: Visit): VisitDecision => {
  const { route } = visit.match
  const redirect = redirectOf(visit.match, visit.search, visit.names)
  if (redirect !== null) return redirect
  let shown: VisitDecision = { type: 'show', locale: 'fr', remember: null }
  for (const guard of route.guards) {
    const decision = runGuard(guard, visit)
    if (decision.type === 'speak') shown = { ...decision, type: 'show' }
    else if (decision.type !== 'pass') return decision
  }
  return route.access === 'members' && visit.viewer === 'visitor'
    ? redirectTo(loginAddress(visit.path + visit.search, localeOfQuery(langOf(visit.search))))
    : shown
}

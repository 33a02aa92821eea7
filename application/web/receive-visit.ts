import { decideVisit } from '../../domain/navigation/guards.ts'
import { matchRoute } from '../../domain/navigation/match-route.ts'
import { logoutAddress, profilingAddress } from '../../domain/navigation/redirects.ts'
import { type Route, routeTable } from '../../domain/navigation/route-table.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { viewerOf } from '../../domain/navigation/viewer.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import { checkProfile } from '../../domain/session/profile-check.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import type { SessionGateway } from '../ports/session-gateway.ts'

/** Somebody asks for a page. */
export type AskedPage = {
  readonly path: string
  /** The query, empty or with its question mark. */
  readonly search: string
  /** Whether they bring a session, which may be over. */
  readonly hasSession: boolean
  /** - `server-start`: a whole page; `route-guard`: they come from another page of the site, which stays open */
  readonly place: 'server-start' | 'route-guard'
}

/** The member's profile could not be read; `summary` is what the service says about it, if anything. */
export type ProfileNotice = { readonly summary: string | null }

/**
 * What becomes of it.
 * - `show`: the page, to a member with their profile, or to somebody without; `isLoggedIn` tells them apart
 * - `page-not-found`, `unknown-guard`: see `GuardDecision`
 * - `unavailable`: the page is for members, and whether this is one cannot be told now
 */
export type ReceivedVisit =
  | { readonly type: 'show'; readonly profile: Profile | null; readonly isLoggedIn: boolean; readonly notice: ProfileNotice | null }
  | { readonly type: 'redirect'; readonly to: string; readonly permanence: 'permanent' | 'temporary' }
  | { readonly type: 'page-not-found' }
  | { readonly type: 'unknown-guard'; readonly name: string }
  | { readonly type: 'unavailable' }

/** Who somebody is, as far as it can be told; or where they are sent instead. */
type Person =
  | { readonly type: 'person'; readonly profile: Profile | null; readonly isLoggedIn: boolean; readonly notice: ProfileNotice | null; readonly isCertain: boolean }
  | { readonly type: 'redirect'; readonly to: string; readonly permanence: 'temporary' }

const visitor: Person = { type: 'person', profile: null, isLoggedIn: false, notice: null, isCertain: true }
/** Blog sections and former names of books are told apart by the pages themselves, which know the library. */
const noKnownNames = { blogSections: new Set<string>(), formerBooks: new Map<string, string>() }

/**
 * Receives somebody on a page: reads their profile, once, and asks the guards of the route.
 *
 * A service that does not answer keeps the session: the page is shown as to a visitor, with a notice; one that refuses the
 * profile ends the session where a page begins, and within the site leads to the profiling. Pages that need no
 * authentication read no profile.
 *
 * Source: specification, section 4, "Auth" and "User states", section 6, and section 8, "401", "409" and "Profile fetch failure".
 *
 * @param routes those of the site
 */
export const makeReceiveVisit = ({
  profile: gateway,
  session,
  names,
  routes = routeTable(names),
}: {
  profile: Pick<ProfileGateway, 'readOrSayWhy'>
  session: Pick<SessionGateway, 'logOut'>
  names: SiteNames
  routes?: readonly Route[]
}) => {
  const refused = async ({ path, place }: AskedPage, failure: 'profiling-needed' | 'other', notice: ProfileNotice): Promise<Person> => {
    switch (checkProfile({ type: 'logged-in-without-profile' }, { place, path, failure })) {
      case 'log-out':
        await session.logOut()
        return { ...visitor, notice }
      case 'go-to-profiling':
        return { type: 'redirect', to: profilingAddress(names), permanence: 'temporary' }
      default:
        return { ...visitor, isLoggedIn: true, notice }
    }
  }

  const recognise = async (asked: AskedPage): Promise<Person> => {
    if (!asked.hasSession) return visitor
    const read = await gateway.readOrSayWhy()
    if (read.isOk()) {
      if (read.value !== null) return { ...visitor, profile: read.value, isLoggedIn: true }
      return names.accountSite === null ? visitor : { type: 'redirect', to: logoutAddress(names), permanence: 'temporary' }
    }
    switch (read.error.type) {
      case 'profiling-needed':
        return refused(asked, 'profiling-needed', { summary: null })
      case 'profile-refused':
        return refused(asked, 'other', { summary: read.error.summary })
      case 'service-unreachable':
        return { ...visitor, notice: { summary: null }, isCertain: false }
    }
  }

  return async (asked: AskedPage): Promise<ReceivedVisit> => {
    const { path, search } = asked
    const match = matchRoute(path, routes, noKnownNames)
    const person = match?.route.access === 'authentication-off' ? visitor : await recognise(asked)
    if (person.type === 'redirect') return person
    const { profile, isLoggedIn, notice, isCertain } = person
    // What leads to no route has no guard either: the page says that it is not there.
    if (match === null) return { type: 'show', profile, isLoggedIn, notice }
    if (!isCertain && match.route.access === 'members') return { type: 'unavailable' }
    const decision = decideVisit({
      match,
      path,
      search,
      viewer: viewerOf(isLoggedIn, profile),
      // The language of a page is chosen before anybody is received: the service answers in it.
      rememberedLocale: null,
      browserLanguages: [],
      names,
    })
    return decision.type === 'show' ? { type: 'show', profile, isLoggedIn, notice } : decision
  }
}

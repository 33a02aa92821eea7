import type { Profile } from '../profile/profile.ts'

/** The paths on which the bottom subscription banner never shows. Source: specification, section 2, "Popins and banners". */
const pathsWithout: ReadonlySet<string> = new Set([
  '/signup',
  '/signup/signup-form',
  '/profiling',
  '/login',
  '/signup/successfull-signin',
  '/subscribe-success',
  '/faq',
  '/reset',
  '/forgot-password',
  '/premium/actual',
])

/**
 * Says whether the bottom subscription banner shows: only to somebody with no products and no plans, and never on the
 * listed paths nor on the route that presents the subscription.
 *
 * @example showsSubscriptionBanner(null, '/login', '/abonnement') // false
 */
export const showsSubscriptionBanner = (
  profile: Pick<Profile, 'products' | 'plans'> | null,
  path: string,
  presentationPath: string,
): boolean =>
  !pathsWithout.has(path) &&
  path !== presentationPath &&
  (profile === null || (profile.products.length === 0 && profile.plans.length === 0))

export type BannerState = 'opened' | 'closed'
export type BannerEvent = 'open' | 'close'

const transitions: Record<BannerState, Record<BannerEvent, BannerState>> = {
  opened: { open: 'opened', close: 'closed' },
  closed: { open: 'opened', close: 'closed' },
}

/** Banners start open and are collapsed or expanded by their icons. */
export const initialBannerState: BannerState = 'opened'
export const nextBannerState = (state: BannerState, event: BannerEvent): BannerState => transitions[state][event]

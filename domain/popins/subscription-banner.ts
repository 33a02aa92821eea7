import { isSamePage } from '../offers/page-paths.ts'
import { isSubscriber, type Profile } from '../profile/profile.ts'

/** The pages on which the bottom subscription banner never shows. Source: specification, section 2, "Popins and banners". */
const pagesWithout =
  '/signup /signup/signup-form /profiling /login /signup/successfull-signin /subscribe-success /faq /reset /forgot-password /premium/actual'.split(' ')

/**
 * Says whether the bottom subscription banner shows: only to somebody with no products and no plans, and never on the
 * listed pages nor on the one that presents the subscription.
 *
 * Source: specification, section 2, "Bottom subscription banner".
 *
 * @param profile null for a visitor
 * @param presentationPath the page that presents the subscription
 * @example showsSubscriptionBanner(null, '/login', '/abonnement') // false
 */
export const showsSubscriptionBanner = (
  profile: Pick<Profile, 'products' | 'plans'> | null,
  path: string,
  presentationPath: string,
): boolean => !isSubscriber(profile) && ![...pagesWithout, presentationPath].some((page) => isSamePage(path, page))

export type BannerState = 'opened' | 'closed'
export type BannerEvent = 'open' | 'close'

const transitions: Record<BannerState, Record<BannerEvent, BannerState>> = {
  opened: { open: 'opened', close: 'closed' },
  closed: { open: 'opened', close: 'closed' },
}

/** Banners start open and are collapsed or expanded by their icons. Source: specification, section 4, "Banners". */
export const initialBannerState: BannerState = 'opened'
/** What opening or closing makes of a banner. */
export const nextBannerState = (state: BannerState, event: BannerEvent): BannerState => transitions[state][event]

/** A link in the expanded banner. */
export type SubscriptionBannerLink =
  | { readonly type: 'log-in'; readonly path: '/login' }
  | { readonly type: 'subscribe'; readonly path: '/premium' }

/**
 * The links under the title of the expanded banner: everybody may subscribe, a visitor may log in.
 *
 * Source: specification, section 2, "for anonymous users a login link to /login and a subscribe link to /premium".
 *
 * @example subscriptionBannerLinks('member') // [{ type: 'subscribe', path: '/premium' }]
 */
export const subscriptionBannerLinks = (viewer: 'visitor' | 'member'): readonly SubscriptionBannerLink[] => {
  const subscribe = { type: 'subscribe', path: '/premium' } as const
  return viewer === 'visitor' ? [{ type: 'log-in', path: '/login' }, subscribe] : [subscribe]
}

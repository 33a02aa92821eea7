import { isSubscriber, type Profile } from '../profile/profile.ts'

const pathsWithout = ['/premium', '/login'] as const

/**
 * Says whether the banner of the public layout shows: only to people without a plan (nor a product, which is another way to
 * be a subscriber), and not on paths that begin with /premium or /login.
 *
 * Source: specification, section 2, "Layouts", and section 6, "Subscribers do not see the subscription banners".
 *
 * @param profile null for a visitor
 * @example showsPlanBanner(null, '/premium/offre-solo') // false
 */
export const showsPlanBanner = (profile: Pick<Profile, 'products' | 'plans'> | null, path: string): boolean =>
  !isSubscriber(profile) && !pathsWithout.some((start) => path.toLowerCase().startsWith(start))

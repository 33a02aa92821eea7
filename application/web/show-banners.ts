import { showsSubscriptionBanner } from '../../domain/popins/subscription-banner.ts'
import type { Profile } from '../../domain/profile/profile.ts'

export type Banners = { readonly subscriptionBanner: boolean }

/** The route that presents the subscription. */
const presentationPath = '/abonnement-alveole'

/** Which banners somebody sees on a page. */
export const showBanners = (profile: Profile | null, path: string): Banners => ({
  subscriptionBanner: showsSubscriptionBanner(profile, path, presentationPath),
})

import { atom, type ReadableAtom } from 'nanostores'
import { type BannerEvent, type BannerState, initialBannerState, nextBannerState } from '../../domain/popins/subscription-banner.ts'

/** What the site remembers while a page is open, for any user interface to subscribe to. */
export type SiteState = {
  readonly subscriptionBanner: ReadableAtom<BannerState>
  readonly changeSubscriptionBanner: (event: BannerEvent) => void
}

/** One for each page load; never shared between people. */
export const makeSiteState = (): SiteState => {
  const subscriptionBanner = atom<BannerState>(initialBannerState)
  return {
    subscriptionBanner,
    changeSubscriptionBanner: (event) => subscriptionBanner.set(nextBannerState(subscriptionBanner.get(), event)),
  }
}

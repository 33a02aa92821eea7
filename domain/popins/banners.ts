import { type BannerState, initialBannerState, nextBannerState } from './subscription-banner.ts'

/** Whether the person has the bottom subscription banner expanded, and the sticky offer banner open. */
export type Banners = { readonly subscription: BannerState; readonly offer: BannerState }

export type BannersEvent = 'expand-subscription-banner' | 'collapse-subscription-banner' | 'close-offer-banner'

/** Both start open. Source: specification, section 4, "Banners (subscription and offer sticky) start open". */
export const initialBanners: Banners = { subscription: initialBannerState, offer: initialBannerState }

/**
 * What a person does with the banners, each by itself. A closed offer banner does not come back.
 *
 * Source: specification, section 4, "Banners".
 *
 * @example nextBanners(initialBanners, 'close-offer-banner') // { subscription: 'opened', offer: 'closed' }
 */
export const nextBanners = (banners: Banners, event: BannersEvent): Banners => {
  switch (event) {
    case 'expand-subscription-banner':
      return { ...banners, subscription: nextBannerState(banners.subscription, 'open') }
    case 'collapse-subscription-banner':
      return { ...banners, subscription: nextBannerState(banners.subscription, 'close') }
    case 'close-offer-banner':
      return { ...banners, offer: nextBannerState(banners.offer, 'close') }
  }
}

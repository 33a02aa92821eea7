import { ordinaryOffersPath } from '../../domain/offers/campaign-page.ts'
import type { Surroundings } from './show-surroundings.ts'

/** What stands around a page when nothing is known of who looks at it, because the page itself failed. */
export const strangerSurroundings: Surroundings = {
  presentationPath: ordinaryOffersPath,
  socialLinks: {},
  mobileApp: null,
  storeRating: null,
  profilingAddress: '/profiling',
  viewer: 'visitor',
  country: 'FR',
  offers: { type: 'link', path: ordinaryOffersPath },
  bannerCampaigns: [],
}

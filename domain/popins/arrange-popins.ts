import type { PagePart } from '../navigation/page-parts.ts'
import type { Viewer } from '../navigation/viewer.ts'
import { isAtOrBelow } from '../offers/page-paths.ts'
import { isSubscriber, type Profile } from '../profile/profile.ts'
import type { Banners } from './banners.ts'
import { mayInterrupt } from './interruption.ts'
import type { NewsletterPopin } from './newsletter-popin.ts'
import { mayOpenNewsletter, type NewsletterMemory, showsNewsletterOn } from './newsletter-visibility.ts'
import { showsPlanBanner } from './plan-banner.ts'
import { showsSubscriptionBanner } from './subscription-banner.ts'
import type { ToggledPopinId, ToggledPopins } from './toggled-popins.ts'

/** Where the cookie choice stands: not made yet, made, or made and just now looked at again. */
export type CookieChoiceMoment = 'open' | 'changing' | 'made'

/** A page at a moment: what it is, who is there, and what they opened and closed so far. */
export type PageMoment = {
  readonly path: string
  readonly presentationPath: string
  /** What the page's layout has room for. */
  readonly parts: readonly PagePart[]
  readonly viewer: Viewer
  /** Null for a visitor, and for a member whose profile is not known. */
  readonly profile: Pick<Profile, 'products' | 'plans'> | null
  /** See `isHandheld`: false where the width is not known, as on the server. */
  readonly isHandheld: boolean
  readonly cookieChoice: CookieChoiceMoment
  readonly newsletter: { readonly state: NewsletterPopin['state']; readonly memory: NewsletterMemory }
  readonly popins: ToggledPopins
  readonly banners: Banners
  /** Whether a campaign has its banner on this page for this person. */
  readonly hasOfferBanner: boolean
}

export type Arrangement = {
  readonly popin: 'newsletter' | ToggledPopinId | null
  /** Whether the newsletter popin, still hidden, may open now. */
  readonly newsletterMayOpen: boolean
  /** Whether the popin that recommends the app, still hidden, may open now. */
  readonly appMayOpen: boolean
  readonly topBanner: 'offer' | 'plan' | null
  readonly subscriptionBanner: 'expanded' | 'collapsed' | null
}

const nothing: Arrangement = { popin: null, newsletterMayOpen: false, appMayOpen: false, topBanner: null, subscriptionBanner: null }

/** Whose address is known as a member is not asked for it again. */
const newsletterSuits = ({ parts, path, viewer }: PageMoment): boolean =>
  parts.includes('email-popin') && viewer === 'visitor' && showsNewsletterOn(path) && mayInterrupt(path)

const suitsApp = ({ parts, isHandheld, profile }: PageMoment): boolean =>
  parts.includes('app-recommendations') && isHandheld && !isSubscriber(profile)

/** In the order in which they win. */
const toggledPopins: readonly (readonly [ToggledPopinId, (page: PageMoment) => boolean])[] = [
  ['paidAppRecommendation', ({ parts, isHandheld, profile }) => parts.includes('app-recommendations') && isHandheld && isSubscriber(profile)],
  [
    'subscriptionPromotion',
    ({ parts, path, profile }) =>
      (parts.includes('plan-banner') || parts.includes('subscription-banner')) && !isAtOrBelow(path, '/premium') && !isSubscriber(profile),
  ],
  ['appRecommendation', suitsApp],
]

const popinOn = (page: PageMoment): Arrangement['popin'] => {
  const { state } = page.newsletter
  if ((state === 'shown' || state === 'sending') && newsletterSuits(page)) return 'newsletter'
  if (!mayInterrupt(page.path)) return null
  const found = toggledPopins.find(([id, suits]) => page.popins[id] === 'shown' && suits(page))
  return found ? found[0] : null
}

const topBannerOn = ({ parts, path, profile, hasOfferBanner, banners }: PageMoment): Arrangement['topBanner'] => {
  if (parts.includes('offer-banner') && hasOfferBanner && !isSubscriber(profile)) return banners.offer === 'opened' ? 'offer' : null
  return parts.includes('plan-banner') && showsPlanBanner(profile, path) ? 'plan' : null
}

/**
 * Decides what slides over a page and sticks to its edges.
 *
 * - While the cookie choice is open there is nothing else: nothing covers it, and nothing presses the person. While they look
 *   at it again no popin comes over it.
 * - To a child who uses their parent's session nothing is sold, and nothing is asked.
 * - At most one popin. The newsletter popin, once open, wins over every other, since somebody may be typing in it; it does not
 *   open over another one. Then: the app for who has paid, the subscription, the app for everybody else.
 * - Nobody is interrupted while they log in, pay or answer a quiz; on `/premium`, where people are buying already, and on
 *   pages of schools and partners no popin sells anything.
 * - One banner at the top: that of the offer, otherwise that of the layout. Closing the first does not bring the second.
 * - The subscription banner stays collapsed under a popin, beside an open offer banner, and where nobody is interrupted.
 *
 * Source: specification, sections 2, "Popins and banners", 4 and 6; what may show together is a decision of the product.
 *
 * @example arrangePopins({ …, cookieChoice: 'open' }).popin // null
 */
export const arrangePopins = (page: PageMoment): Arrangement => {
  if (page.cookieChoice === 'open' || page.viewer === 'child') return nothing
  const popin = page.cookieChoice === 'changing' ? null : popinOn(page)
  const topBanner = topBannerOn(page)
  const hasSubscriptionBanner =
    page.parts.includes('subscription-banner') && showsSubscriptionBanner(page.profile, page.path, page.presentationPath)
  const isExpanded = page.banners.subscription === 'opened' && popin === null && topBanner !== 'offer' && mayInterrupt(page.path)
  return {
    popin,
    newsletterMayOpen:
      popin === null &&
      page.cookieChoice === 'made' &&
      page.newsletter.state === 'hidden' &&
      mayOpenNewsletter(page.newsletter.memory) &&
      newsletterSuits(page),
    appMayOpen:
      popin === null &&
      page.cookieChoice === 'made' &&
      page.popins.appRecommendation === 'hidden' &&
      suitsApp(page) &&
      mayInterrupt(page.path),
    topBanner,
    subscriptionBanner: hasSubscriptionBanner ? (isExpanded ? 'expanded' : 'collapsed') : null,
  }
}

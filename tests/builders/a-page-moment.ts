import type { PageMoment } from '../../domain/popins/arrange-popins.ts'

/** A visitor on a phone on a page with room for everything, where nothing has opened yet, with what the test says instead. */
export const aPageMoment = (changes: Partial<PageMoment> = {}): PageMoment => ({
  path: '/blog',
  presentationPath: '/abonnement-alveole',
  parts: ['email-popin', 'plan-banner', 'offer-banner', 'subscription-banner', 'app-recommendations'],
  viewer: 'visitor',
  profile: null,
  isHandheld: true,
  cookieChoice: 'made',
  newsletter: { state: 'hidden', memory: { seen: false, submitted: false } },
  popins: { appRecommendation: 'hidden', paidAppRecommendation: 'hidden', subscriptionPromotion: 'hidden' },
  banners: { subscription: 'opened', offer: 'opened' },
  hasOfferBanner: false,
  ...changes,
})

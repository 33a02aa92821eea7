import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aPageMoment } from '../../tests/builders/a-page-moment.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import type { PagePart } from '../navigation/page-parts.ts'
import { viewers } from '../navigation/viewer.ts'
import { type Arrangement, arrangePopins, type PageMoment } from './arrange-popins.ts'
import { initialToggledPopins, type ToggledPopinId, toggledPopinIds } from './toggled-popins.ts'

const plan = { id: 'solo-yearly', startsAt: 0, endsAt: null }
const member = aProfile()
const planHolder = aProfile({ plans: [plan] })
const productHolder = aProfile({ products: ['alveole'] })
const premium = aProfile({ products: ['alveole'], plans: [plan] })

const showing = (...ids: ToggledPopinId[]) => ({
  ...initialToggledPopins,
  ...Object.fromEntries(ids.map((id) => [id, 'shown' as const])),
})
const newsletter = (state: PageMoment['newsletter']['state'], seen = false, submitted = false) => ({ state, memory: { seen, submitted } })
const everyPart = aPageMoment().parts
const without = (...parts: PagePart[]) => everyPart.filter((part) => !parts.includes(part))

describe('of the popins, there shows', () => {
  test.each([
    ['none by itself', {}, null],
    ['the newsletter popin that is shown', { newsletter: newsletter('shown') }, 'newsletter'],
    ['the newsletter popin that is sending', { newsletter: newsletter('sending') }, 'newsletter'],
    ['none once the newsletter popin is closed', { newsletter: newsletter('closed') }, null],
    ['none once the newsletter popin is submitted', { newsletter: newsletter('submitted') }, null],
    ['not the newsletter popin on a page without room for it', { newsletter: newsletter('shown'), parts: without('email-popin') }, null],
    ['not the newsletter popin to a member', { newsletter: newsletter('shown'), viewer: 'member', profile: member }, null],
    ['not the newsletter popin to a member without a profile', { newsletter: newsletter('shown'), viewer: 'member-without-profile' }, null],
    ['not the newsletter popin on /premium', { newsletter: newsletter('shown'), path: '/premium' }, null],
    ['not the newsletter popin on a path with /orientation', { newsletter: newsletter('sending'), path: '/orientation/parcoursup' }, null],
    ['not the newsletter popin while somebody logs in', { newsletter: newsletter('shown'), path: '/login' }, null],
    ['the newsletter popin on a wide screen too', { newsletter: newsletter('shown'), isHandheld: false }, 'newsletter'],

    ['the subscription popin to a visitor', { popins: showing('subscriptionPromotion') }, 'subscriptionPromotion'],
    ['the subscription popin to a member', { popins: showing('subscriptionPromotion'), profile: member }, 'subscriptionPromotion'],
    ['the subscription popin on a wide screen too', { popins: showing('subscriptionPromotion'), isHandheld: false }, 'subscriptionPromotion'],
    ['the subscription popin in the public layout', { popins: showing('subscriptionPromotion'), parts: ['plan-banner'] }, 'subscriptionPromotion'],
    ['the subscription popin in the logged-in area', { popins: showing('subscriptionPromotion'), parts: ['subscription-banner'] }, 'subscriptionPromotion'],
    ['not the subscription popin on pages of schools', { popins: showing('subscriptionPromotion'), parts: ['header', 'footer'] }, null],
    ['not the subscription popin on /premium', { popins: showing('subscriptionPromotion'), path: '/premium/offre-solo' }, null],
    ['not the subscription popin to who holds a plan', { popins: showing('subscriptionPromotion'), profile: planHolder }, null],
    ['not the subscription popin to who holds a product', { popins: showing('subscriptionPromotion'), profile: productHolder }, null],
    ['not the subscription popin in a quiz', { popins: showing('subscriptionPromotion'), path: '/revisions/a/b/c/quiz' }, null],

    ['the app to a visitor on a phone', { popins: showing('appRecommendation') }, 'appRecommendation'],
    ['the app to a member on a phone', { popins: showing('appRecommendation'), profile: member }, 'appRecommendation'],
    ['not the app on a wide screen', { popins: showing('appRecommendation'), isHandheld: false }, null],
    ['not the app for everybody to a premium member', { popins: showing('appRecommendation'), profile: premium }, null],
    ['not the app for everybody to who holds a plan', { popins: showing('appRecommendation'), profile: planHolder }, null],
    ['not the app outside the logged-in area', { popins: showing('appRecommendation'), parts: without('app-recommendations') }, null],
    ['not the app while somebody pays', { popins: showing('appRecommendation'), path: '/premium/checkout' }, null],

    ['the app for who has paid to a premium member', { popins: showing('paidAppRecommendation'), profile: premium }, 'paidAppRecommendation'],
    ['the app for who has paid to who holds a plan', { popins: showing('paidAppRecommendation'), profile: planHolder }, 'paidAppRecommendation'],
    ['the app for who has paid after a purchase', { popins: showing('paidAppRecommendation'), profile: premium, path: '/subscribe-success' }, 'paidAppRecommendation'],
    ['not the app for who has paid to a visitor', { popins: showing('paidAppRecommendation') }, null],
    ['not the app for who has paid to a member', { popins: showing('paidAppRecommendation'), profile: member }, null],
    ['not the app for who has paid on a wide screen', { popins: showing('paidAppRecommendation'), profile: premium, isHandheld: false }, null],
    ['not the app for who has paid outside the logged-in area', { popins: showing('paidAppRecommendation'), profile: premium, parts: without('app-recommendations') }, null],

    ['none while somebody changes their cookie choice', { popins: showing(...toggledPopinIds), newsletter: newsletter('shown'), cookieChoice: 'changing' }, null],
    ['of all of them, an open newsletter popin', { popins: showing(...toggledPopinIds), newsletter: newsletter('shown') }, 'newsletter'],
    ['of the others, the subscription before the app', { popins: showing(...toggledPopinIds) }, 'subscriptionPromotion'],
    ['of the others, the app to who has paid', { popins: showing(...toggledPopinIds), profile: premium }, 'paidAppRecommendation'],
    ['another one where the newsletter popin may not', { popins: showing('appRecommendation'), newsletter: newsletter('shown'), path: '/premium' }, 'appRecommendation'],
  ] as [string, Partial<PageMoment>, Arrangement['popin']][])('%s', (_, changes, expected) => {
    expect(arrangePopins(aPageMoment(changes)).popin).toBe(expected)
  })
})

describe('the newsletter popin', () => {
  test.each([
    ['may open for a visitor', {}, true],
    ['may not open once it was closed in the session', { newsletter: newsletter('hidden', true) }, false],
    ['may not open once it was submitted', { newsletter: newsletter('hidden', false, true) }, false],
    ['may not open a second time', { newsletter: newsletter('shown') }, false],
    ['may not open once closed on this page', { newsletter: newsletter('closed') }, false],
    ['may not open over another popin', { popins: showing('appRecommendation') }, false],
    ['may not open for a member', { viewer: 'member', profile: member }, false],
    ['may not open for a member without a profile', { viewer: 'member-without-profile' }, false],
    ['may not open on /premium', { path: '/premium' }, false],
    ['may not open on a path with /orientation', { path: '/orientation' }, false],
    ['may not open while somebody logs in', { path: '/login' }, false],
    ['may not open on a page without room for it', { parts: without('email-popin') }, false],
    ['may not open while the cookie choice is open', { cookieChoice: 'open' }, false],
    ['may not open while somebody changes their cookie choice', { cookieChoice: 'changing' }, false],
  ] as [string, Partial<PageMoment>, boolean][])('%s', (_, changes, expected) => {
    expect(arrangePopins(aPageMoment(changes)).newsletterMayOpen).toBe(expected)
  })
})

describe('at the top of the page there is', () => {
  const offer = { hasOfferBanner: true }
  const offerClosed = { ...offer, banners: { subscription: 'opened', offer: 'closed' } }

  test.each([
    ['the banner of the layout', {}, 'plan'],
    ['none on /premium', { path: '/premium' }, null],
    ['none for who holds a plan', { profile: planHolder }, null],
    ['none on a page without room for one', { parts: without('plan-banner') }, null],
    ['the banner of the offer, rather than that of the layout', offer, 'offer'],
    ['the banner of the offer for a member', { ...offer, profile: member }, 'offer'],
    ['none once the banner of the offer was closed', offerClosed, null],
    ['the banner of the layout where there is no room for that of the offer', { ...offer, parts: without('offer-banner') }, 'plan'],
    ['no offer for who holds a plan', { ...offer, profile: planHolder }, null],
    ['no offer for who holds a product', { ...offer, profile: productHolder }, null],
    ['the banner of the offer under a popin too', { ...offer, newsletter: newsletter('shown') }, 'offer'],
    ['none while the cookie choice is open', { ...offer, cookieChoice: 'open' }, null],
    ['the banner of the offer while somebody changes their cookie choice', { ...offer, cookieChoice: 'changing' }, 'offer'],
  ] as [string, Partial<PageMoment>, Arrangement['topBanner']][])('%s', (_, changes, expected) => {
    expect(arrangePopins(aPageMoment(changes)).topBanner).toBe(expected)
  })
})

describe('the subscription banner is', () => {
  const offer = { hasOfferBanner: true }
  const collapsed = { banners: { subscription: 'closed', offer: 'opened' } }

  test.each([
    ['expanded at first', {}, 'expanded'],
    ['expanded for a member', { profile: member }, 'expanded'],
    ['expanded beside the banner of the layout', { parts: ['plan-banner', 'subscription-banner'] }, 'expanded'],
    ['collapsed by the person', collapsed, 'collapsed'],
    ['collapsed beside an open offer banner', offer, 'collapsed'],
    ['collapsed in a quiz', { path: '/revisions/a/b/c/quiz' }, 'collapsed'],
    ['expanded once the offer banner is closed', { ...offer, banners: { subscription: 'opened', offer: 'closed' } }, 'expanded'],
    ['collapsed under the newsletter popin', { newsletter: newsletter('shown') }, 'collapsed'],
    ['collapsed under another popin', { popins: showing('appRecommendation') }, 'collapsed'],
    ['not there for who holds a plan', { profile: planHolder }, null],
    ['not there on its excluded pages', { path: '/faq' }, null],
    ['not there on the page that presents the subscription', { path: '/abonnement-alveole' }, null],
    ['not there on a page without room for it', { parts: without('subscription-banner') }, null],
    ['not there while the cookie choice is open', { cookieChoice: 'open' }, null],
  ] as [string, Partial<PageMoment>, Arrangement['subscriptionBanner']][])('%s', (_, changes, expected) => {
    expect(arrangePopins(aPageMoment(changes)).subscriptionBanner).toBe(expected)
  })
})

const visibility = fc.constantFrom('shown' as const, 'hidden' as const)
const opening = fc.constantFrom('opened' as const, 'closed' as const)
const anyPage: fc.Arbitrary<PageMoment> = fc.record({
  path: fc.constantFrom('/', '/premium', '/login', '/orientation', '/revisions/a/b/c/quiz', '/faq'),
  presentationPath: fc.constant('/abonnement-alveole'),
  parts: fc.subarray([...everyPart]),
  viewer: fc.constantFrom(...viewers),
  profile: fc.constantFrom(null, member, planHolder, productHolder, premium),
  isHandheld: fc.boolean(),
  cookieChoice: fc.constantFrom('open', 'changing', 'made'),
  newsletter: fc.record({
    state: fc.constantFrom('hidden', 'shown', 'sending', 'closed', 'submitted'),
    memory: fc.record({ seen: fc.boolean(), submitted: fc.boolean() }),
  }),
  popins: fc.record({ appRecommendation: visibility, paidAppRecommendation: visibility, subscriptionPromotion: visibility }),
  banners: fc.record({ subscription: opening, offer: opening }),
  hasOfferBanner: fc.boolean(),
})

describe('the popin that recommends the app', () => {
  test.each([
    ['may open on a phone', {}, true],
    ['may not on a wide screen', { isHandheld: false }, false],
    ['may not outside the logged-in area', { parts: without('app-recommendations') }, false],
    ['may not to who has paid', { profile: planHolder }, false],
    ['may not while it is open', { popins: showing('appRecommendation') }, false],
    ['may not over another popin', { popins: showing('subscriptionPromotion') }, false],
    ['may not in a quiz', { path: '/revisions/a/b/c/quiz' }, false],
    ['may not while cookies are chosen again', { cookieChoice: 'changing' }, false],
  ] as const)('%s', (_, changes, expected) => {
    expect(arrangePopins(aPageMoment(changes)).appMayOpen).toBe(expected)
  })
})

describe('on any page', () => {
  test('nothing shows to a child who uses their parent’s session', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(Object.values(arrangePopins({ ...page, viewer: 'child' })).filter(Boolean)).toEqual([])
      }),
    )
  })

  test('nothing shows while the cookie choice is open', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        expect(arrangePopins({ ...page, cookieChoice: 'open' })).toEqual({
          popin: null,
          newsletterMayOpen: false,
          appMayOpen: false,
          topBanner: null,
          subscriptionBanner: null,
        })
      }),
    )
  })

  test('the newsletter popin never opens over another, nothing is expanded under a popin or beside an offer', () => {
    fc.assert(
      fc.property(anyPage, (page) => {
        const { popin, newsletterMayOpen, topBanner, subscriptionBanner } = arrangePopins(page)
        if (newsletterMayOpen) expect(popin).toBeNull()
        if (popin !== null || topBanner === 'offer') expect(subscriptionBanner).not.toBe('expanded')
      }),
    )
  })

  test('nobody who pays is asked to pay again', () => {
    fc.assert(
      fc.property(anyPage, fc.constantFrom(planHolder, productHolder, premium), (page, profile) => {
        const arrangement = arrangePopins({ ...page, viewer: 'member', profile })
        expect(arrangement).toMatchObject({ newsletterMayOpen: false, topBanner: null, subscriptionBanner: null })
        expect([null, 'paidAppRecommendation']).toContain(arrangement.popin)
      }),
    )
  })
})

import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { initialBanners } from '../../domain/popins/banners.ts'
import { initialToggledPopins } from '../../domain/popins/toggled-popins.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import { arrangePage, type SiteMoment } from './arrange-page.ts'
import { makeShowSurroundings } from './show-surroundings.ts'

const clock = new InMemoryClock(Date.UTC(2026, 10, 21))
const mobileApp = { appStore: 'https://apps.example/1', playStore: 'https://play.example/1', link: 'https://link.example/app' }
const surroundings = makeShowSurroundings({ names: someSiteNames({ mobileApp }), clock })(null, 'FR')

const moment: SiteMoment = {
  banners: initialBanners,
  popins: initialToggledPopins,
  newsletterState: 'hidden',
  newsletterMemory: { seen: false, submitted: false },
  cookieChoice: 'made',
  isHandheld: true,
}

const exams = { path: '/bac', parts: ['offer-banner', 'header'] } as const
const webspace = { path: '/revisions', parts: ['subscription-banner', 'app-recommendations'] } as const

test('the page of an exam shows the banner of the campaign that names it', () => {
  expect(arrangePage(exams, surroundings, null, moment)).toMatchObject({
    topBanner: 'offer',
    campaign: { id: 'offre-bienvenue-inscription-eleve', paywallPath: '/offre-bienvenue-inscription-eleve' },
  })
})

test('a page that no campaign names has no offer banner', () => {
  expect(arrangePage({ ...exams, path: '/explorer' }, surroundings, null, moment)).toMatchObject({ topBanner: null, campaign: null })
})

test('while cookies are to be chosen there is nothing else', () => {
  expect(arrangePage(exams, surroundings, null, { ...moment, cookieChoice: 'open' })).toMatchObject({ topBanner: null, popin: null, newsletterMayOpen: false })
})

test('the app is recommended where there is one', () => {
  const shown = { ...moment, popins: { ...initialToggledPopins, appRecommendation: 'shown' } } as const
  expect(arrangePage(webspace, surroundings, aProfile(), shown).popin).toBe('appRecommendation')
  expect(arrangePage(webspace, { ...surroundings, mobileApp: null }, aProfile(), shown).popin).toBeNull()
})

test('the page that presents the subscription has no subscription banner', () => {
  expect(arrangePage(webspace, surroundings, null, moment).subscriptionBanner).toBe('expanded')
  expect(arrangePage({ ...webspace, path: '/abonnement-alveole' }, surroundings, null, moment).subscriptionBanner).toBeNull()
})

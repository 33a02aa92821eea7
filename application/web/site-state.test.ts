import { expect, test } from 'vitest'
import { makeSiteState } from './site-state.ts'

test('both banners are open at first; each is changed by itself', () => {
  const { banners, changeBanners } = makeSiteState()
  const seen: string[] = []
  const stop = banners.subscribe(({ subscription, offer }) => seen.push(`${subscription} ${offer}`))
  for (const event of ['collapse-subscription-banner', 'close-offer-banner', 'expand-subscription-banner'] as const) changeBanners(event)
  stop()
  changeBanners('collapse-subscription-banner')
  expect(seen).toEqual(['opened opened', 'closed opened', 'closed closed', 'opened closed'])
})

test('all popins are hidden at first; a purchase shows the app to who has paid', () => {
  const { popins, changePopins } = makeSiteState()
  expect(Object.values(popins.get())).toEqual(['hidden', 'hidden', 'hidden'])
  changePopins({ type: 'show', id: 'appRecommendation' })
  changePopins({ type: 'purchase-completed' })
  expect(popins.get()).toEqual({ appRecommendation: 'hidden', paidAppRecommendation: 'shown', subscriptionPromotion: 'hidden' })
})

test('what is known at the start is kept, and grows', () => {
  const { newsletterMemory, rememberNewsletter, cookieChoice, setCookieChoice } = makeSiteState({
    newsletterMemory: { seen: true, submitted: false },
    cookieChoice: 'open',
  })
  rememberNewsletter({ submitted: true })
  expect(newsletterMemory.get()).toEqual({ seen: true, submitted: true })
  setCookieChoice('made')
  expect(cookieChoice.get()).toBe('made')
})

test('of whom nothing is known, nothing was closed and cookies are not chosen', () => {
  const { newsletterMemory, cookieChoice, newsletterPopin, notice } = makeSiteState()
  expect(newsletterMemory.get()).toEqual({ seen: false, submitted: false })
  expect(cookieChoice.get()).toBe('open')
  expect(newsletterPopin.get()).toEqual({ state: 'hidden' })
  expect(notice.get()).toBeNull()
})

test('the pages of a visit are counted, and a notice comes and goes', () => {
  const { pagesSeen, countPage, notice, setNotice, newsletterPopin, setNewsletterPopin } = makeSiteState()
  countPage()
  countPage()
  expect(pagesSeen.get()).toBe(2)
  setNotice('newsletter-sent')
  expect(notice.get()).toBe('newsletter-sent')
  setNewsletterPopin({ state: 'submitted' })
  expect(newsletterPopin.get()).toEqual({ state: 'submitted' })
})

test('no two pages share their state', () => {
  const [one, other] = [makeSiteState(), makeSiteState()]
  one.changeBanners('close-offer-banner')
  one.countPage()
  expect(other.banners.get().offer).toBe('opened')
  expect(other.pagesSeen.get()).toBe(0)
})

test('a visit to the profiling is remembered', () => {
  const state = makeSiteState()
  expect(state.hasVisitedProfilingPage.get()).toBe(false)
  state.visitProfilingPage()
  expect(state.hasVisitedProfilingPage.get()).toBe(true)
})

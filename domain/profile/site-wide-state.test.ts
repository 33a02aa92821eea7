import { expect, test } from 'vitest'
import { aFullProfile } from '../../tests/builders/a-profile.ts'
import { toProfileEntries } from './profile-entries.ts'
import { clearProfile, initialSiteWideState, type SiteWideState } from './site-wide-state.ts'

test('a page starts with banners open, popins hidden, every offer and every user type', () => {
  expect(initialSiteWideState).toEqual({
    profile: null,
    rawProfile: null,
    avatars: [],
    promocode: null,
    subscriptionBannerOpened: true,
    offerStickyBannerOpened: true,
    hasVisitedProfilingPage: false,
    region: 'FR',
    previousRoute: null,
    siteHost: null,
    installationId: null,
    locale: 'fr',
    offers: ['solo', 'family'],
    userTypes: ['parents', 'primaire', 'college', 'lycee', 'etudiant'],
    popins: { appRecommendation: false, paidAppRecommendation: false },
    auth: { loggedIn: false },
  })
})

const state: SiteWideState = {
  ...initialSiteWideState,
  profile: aFullProfile(),
  rawProfile: toProfileEntries(aFullProfile()),
  promocode: 'RENTREE',
  installationId: 'installation-1',
}

test('clearing the profile empties both its forms and keeps the promo code and the rest', () => {
  expect(clearProfile(state)).toEqual({ ...state, profile: null, rawProfile: null })
  expect(clearProfile(state).promocode).toBe('RENTREE')
})

test('clearing it twice changes nothing more, and leaves what was given as it was', () => {
  const before = structuredClone(state)
  expect(clearProfile(clearProfile(state))).toEqual(clearProfile(state))
  expect(state).toEqual(before)
})

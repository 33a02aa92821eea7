import { expect, test } from 'vitest'
import { aVisit, someSiteNames } from '../../tests/builders/a-visit.ts'
import { loginAddress, logoutAddress, membersHomeAddress, profilingAddress, redirectOf, redirectTo } from './redirects.ts'

const names = someSiteNames({ roadPreventionCategory: 'route-sure', roadPreventionPartner: 'assureur-de-la-route' })
const redirectAt = (address: string) => {
  const { match, search } = aVisit(address, { names })
  return redirectOf(match, search, names)
}

test.each([
  ['/register', '/signup', 'permanent'],
  ['/register?promocode=ABC', '/signup?promocode=ABC', 'permanent'],
  ['/revisions/maths-1ere', '/revisions/mathematiques-premiere', 'permanent'],
  ['/revisions/mathematiques-1ere/alg%C3%A8bre?lang=en', '/revisions/mathematiques-premiere/alg%C3%A8bre?lang=en', 'permanent'],
  ['/revisions/introPrevious', '/revisions/intro', 'permanent'],
  ['/revisions/introPrevious/maths?lang=en', '/revisions/intro/maths?lang=en', 'permanent'],
  ['/revisions/francais-troisieme/route-sure', '/partenaires/assureur-de-la-route', 'temporary'],
  ['/revisions/maths-1ere/route-sure?utm_id=7', '/partenaires/assureur-de-la-route?utm_id=7', 'temporary'],
] as const)('%s leads to %s for everybody', (address, to, permanence) => {
  expect(redirectAt(address)).toEqual({ type: 'redirect', to, permanence })
})

test.each([
  '/', '/signup', '/revisions', '/revisions/route-sure', '/revisions/intro', '/revisions/francais-troisieme/lecture', '/terms', '/privacy-policy',
  '/revisions/francais-troisieme/route-sure/panneaux', '/revisions/francais-troisieme/route-sure/panneaux/quiz',
  '/revisions/francais-troisieme/route-sure/panneaux/quiz/a1', '/revisions/francais-troisieme/lecture/route-sure',
])('%s stays where it is', (address) => {
  expect(redirectAt(address)).toBeNull()
})

test('a redirect is temporary unless it says otherwise', () => {
  expect(redirectTo('/a')).toEqual({ type: 'redirect', to: '/a', permanence: 'temporary' })
})

test.each([
  [null, '/profiling', '/revisions/cours-et-quiz', '/login'],
  [
    'https://compte.example.org',
    'https://compte.example.org/profiling',
    'https://compte.example.org/revisions/cours-et-quiz',
    'https://compte.example.org/logout?next=/',
  ],
])('with the account site %j the profiling is at %s, the home at %s, and logout ends at %s', (accountSite, profiling, home, logout) => {
  expect([profilingAddress({ accountSite }), membersHomeAddress({ accountSite }), logoutAddress({ accountSite })]).toEqual([profiling, home, logout])
})

test('the login leads back to the page with its query, in the language that was asked for', () => {
  expect(loginAddress('/mon-compte?a=b&c', null)).toBe('/login?next=%2Fmon-compte%3Fa%3Db%26c')
  expect(loginAddress('/mon-compte?lang=en', 'en')).toBe('/login?lang=en&next=%2Fmon-compte%3Flang%3Den')
})

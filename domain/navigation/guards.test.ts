import { describe, expect, test } from 'vitest'
import { aVisit, someSiteNames } from '../../tests/builders/a-visit.ts'
import { decideVisit, runGuard } from './guards.ts'
import type { GuardName } from './route-table.ts'
import { type Viewer, viewers } from './viewer.ts'

const pass = { type: 'pass' }
const to = (address: string) => ({ type: 'redirect', to: address, permanence: 'temporary' })
const here = someSiteNames()
const elsewhere = someSiteNames({ accountSite: 'https://compte.example.org' })

describe('the account-site guard', () => {
  test.each([
    ['/revisions', here, 'visitor', pass],
    ['/revisions', elsewhere, 'visitor', pass],
    ['/revisions', here, 'member', to('/revisions/cours-et-quiz')],
    ['/revisions?lang=en', here, 'member', to('/revisions/cours-et-quiz?lang=en')],
    ['/revisions', here, 'family-account', to('/revisions/cours-et-quiz')],
    ['/revisions', here, 'member-without-profile', pass],
    ['/revisions', elsewhere, 'member-without-profile', pass],
    ['/profiling?step=2', elsewhere, 'member-without-profile', to('https://compte.example.org/profiling?step=2')],
    ['/revisions', elsewhere, 'member', to('https://compte.example.org/revisions/cours-et-quiz')],
    ['/profiling', here, 'visitor', pass],
    ['/profiling', here, 'member', pass],
    ['/profiling', elsewhere, 'visitor', to('https://compte.example.org/profiling')],
    ['/profiling?step=2', elsewhere, 'visitor', to('https://compte.example.org/profiling?step=2')],
    ['/profiling', elsewhere, 'member', to('https://compte.example.org/profiling')],
  ] as const)('on %s (%o), to a %s, says %o', (path, names, viewer, decision) => {
    expect(runGuard('account-site', aVisit(path, { names, viewer }))).toEqual(decision)
  })
})

describe('the locale guard', () => {
  test.each([
    ['/faq', null, ['en-GB'], 'en', null],
    ['/faq', 'fr', ['en-GB'], 'fr', null],
    ['/faq?lang=en', 'fr', ['fr-FR'], 'en', 'en'],
    ['/faq?lang=de', 'en', ['en-GB'], 'fr', 'fr'],
    ['/reset', 'en', ['en-GB'], 'fr', null],
    ['/reset?lang=en', null, ['fr-FR'], 'fr', 'en'],
    ['/reset/', 'en', ['en-GB'], 'fr', null],
    ['/RESET/?lang=en', 'fr', ['en-GB'], 'fr', 'en'],
    ['/faq', null, [], 'fr', null],
  ] as const)('on %s, with %j remembered and a browser in %j, speaks %s and remembers %j', (address, rememberedLocale, browserLanguages, locale, remember) => {
    expect(runGuard('locale', aVisit(address, { rememberedLocale, browserLanguages }))).toEqual({ type: 'speak', locale, remember })
  })
})

describe('the partners guard', () => {
  const names = someSiteNames({ partners: ['ecole-a', 'ecole-b'], roadPreventionPartner: 'assureur' })
  test.each([
    ['/partenaires', pass],
    ['/partenaires/ecole-b', pass],
    ['/partenaires/assureur', pass],
    ['/partenaires/ecole-c', { type: 'page-not-found' }],
  ])('on %s says %o', (path, decision) => {
    expect(runGuard('partners', aVisit(path, { names }))).toEqual(decision)
  })
})

describe('the profiling guard', () => {
  test.each([
    ['/mon-compte', here, to('/profiling')],
    ['/mon-compte?lang=en', here, to('/profiling?lang=en')],
    ['/revisions', here, to('/profiling')],
    ['/revisions/cours-et-quiz', elsewhere, to('https://compte.example.org/profiling')],
    ['/revisions/cours-et-quiz?a=b', elsewhere, to('https://compte.example.org/profiling?a=b')],
    ['/profiling', here, pass],
    ['/signup/successfull-signin', here, pass],
  ])('on %s (%o), to a member without a profile, says %o', (path, names, decision) => {
    expect(runGuard('profiling', aVisit(path, { names, viewer: 'member-without-profile' }))).toEqual(decision)
  })

  test.each(viewers.filter((viewer) => viewer !== 'member-without-profile'))('lets a %s pass', (viewer) => {
    expect(runGuard('profiling', aVisit('/mon-compte', { viewer }))).toEqual(pass)
  })
})

test.each(['', 'unheard-of', 'toString', '__proto__'])('the guard %j is unknown', (name) => {
  expect(runGuard(name, aVisit('/'))).toEqual({ type: 'unknown-guard', name })
})

describe('a visit', () => {
  const show = { type: 'show', locale: 'fr', remember: null }
  test.each<[Viewer, string, object]>([
    ['visitor', '/', show],
    ['visitor', '/?lang=en', { type: 'show', locale: 'en', remember: 'en' }],
    ['visitor', '/revisions', show],
    ['visitor', '/gar', show],
    ['visitor', '/register', { type: 'redirect', to: '/signup', permanence: 'permanent' }],
    ['visitor', '/mon-compte', to('/login?next=%2Fmon-compte')],
    ['visitor', '/mon-avenir/?lang=en', to('/login?lang=en&next=%2Fmon-avenir%2F%3Flang%3Den')],
    ['visitor', '/mon-avenir?lang=de', to('/login?lang=fr&next=%2Fmon-avenir%3Flang%3Dde')],
    ['visitor', '/reset?lang=en', { type: 'show', locale: 'fr', remember: 'en' }],
    ['visitor', '/profiling', to('/login?next=%2Fprofiling')],
    ['visitor', '/revisions/cours-et-quiz', to('/login?next=%2Frevisions%2Fcours-et-quiz')],
    ['visitor', '/partenaires/inconnu', { type: 'page-not-found' }],
    ['member', '/mon-compte', show],
    ['member', '/revisions', to('/revisions/cours-et-quiz')],
    ['member', '/revisions/maths-1ere', { type: 'redirect', to: '/revisions/mathematiques-premiere', permanence: 'permanent' }],
    ['family-account', '/profiling', show],
    ['member-without-profile', '/mon-compte', to('/profiling')],
    ['member-without-profile', '/revisions?lang=en', to('/profiling?lang=en')],
    ['member-without-profile', '/profiling', show],
    ['member-without-profile', '/signup/successfull-signin', show],
    ['member-without-profile', '/faq', show],
    ['member-without-profile', '/logout', show],
  ])('of a %s to %s: %o', (viewer, address, decision) => {
    expect(decideVisit(aVisit(address, { viewer }))).toEqual(decision)
  })

  test('to the profiling goes to the account site, whoever asks', () => {
    expect(decideVisit(aVisit('/profiling', { viewer: 'visitor', names: elsewhere }))).toEqual(to('https://compte.example.org/profiling'))
  })

  test('to a route whose guard does not exist is a defect that names the guard', () => {
    const visit = aVisit('/faq')
    const guards: GuardName[] = ['locale', 'unheard-of' as GuardName, 'profiling']
    const match = { ...visit.match, route: { ...visit.match.route, guards } }
    expect(decideVisit({ ...visit, match })).toEqual({ type: 'unknown-guard', name: 'unheard-of' })
  })

  test('to a route without guards is shown in French', () => {
    const visit = aVisit('/faq?lang=en')
    expect(decideVisit({ ...visit, match: { ...visit.match, route: { ...visit.match.route, guards: [] } } })).toEqual(show)
  })
})

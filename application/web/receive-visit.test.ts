import { err, ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { GuardName, Route } from '../../domain/navigation/route-table.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { someSiteNames } from '../../tests/builders/a-visit.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import { type AskedPage, makeReceiveVisit } from './receive-visit.ts'

type Read = Awaited<ReturnType<ProfileGateway['readOrSayWhy']>>

const lea = aProfile({ firstname: 'Léa' })
const here = someSiteNames()
const elsewhere = someSiteNames({ accountSite: 'https://compte.example.org' })

/** Somebody with a session asks for a page, and reading their profile gives this. */
const receive = async (read: Read, asked: Partial<AskedPage>, { names = here, routes }: { names?: typeof here; routes?: readonly Route[] } = {}) => {
  const calls: string[] = []
  const received = await makeReceiveVisit({
    profile: { readOrSayWhy: async () => (calls.push('read'), read) },
    session: { logOut: async () => (calls.push('log-out'), ok()) },
    names,
    ...(routes ? { routes } : {}),
  })({ path: '/faq', search: '', hasSession: true, place: 'server-start', ...asked })
  return { received, calls }
}

const show = (changes: object = {}) => ({ type: 'show', profile: null, isLoggedIn: false, notice: null, ...changes })
const redirect = (to: string, permanence = 'temporary') => ({ type: 'redirect', to, permanence })
const refused = err({ type: 'profile-refused', summary: 'Compte fermé.' } as const)
const unreachable = err({ type: 'service-unreachable' } as const)
const profilingNeeded = err({ type: 'profiling-needed' } as const)

test('a member sees a page with their profile, which is read once', async () => {
  expect(await receive(ok(lea), {})).toEqual({ received: show({ profile: lea, isLoggedIn: true }), calls: ['read'] })
})

test('of whoever brings no session nothing is read', async () => {
  expect(await receive(ok(lea), { hasSession: false })).toEqual({ received: show(), calls: [] })
})

test.each(['/reset', '/gar', '/cned/mentions-legales-application-cned'])('%s, which needs no authentication, reads no profile', async (path) => {
  expect(await receive(ok(lea), { path })).toEqual({ received: show(), calls: [] })
})

test.each([
  ['/register', '?promocode=ABC', redirect('/signup?promocode=ABC', 'permanent')],
  ['/revisions', '?lang=en', redirect('/revisions/cours-et-quiz?lang=en')],
  ['/partenaires/inconnu', '', { type: 'page-not-found' }],
  ['/nulle-part', '', show({ profile: lea, isLoggedIn: true })],
])('a member who asks for %s%s gets %o', async (path, search, expected) => {
  expect((await receive(ok(lea), { path, search })).received).toEqual(expected)
})

test('a visitor is asked to log in before a members’ page', async () => {
  const { received } = await receive(ok(null), { path: '/mon-compte', hasSession: false })
  expect(received).toEqual(redirect('/login?next=%2Fmon-compte'))
})

describe('a session that has ended', () => {
  test('leaves a visitor on the page', async () => {
    expect((await receive(ok(null), {})).received).toEqual(show())
  })
  test('leads to the logout of the account site, where there is one', async () => {
    expect((await receive(ok(null), {}, { names: elsewhere })).received).toEqual(redirect('https://compte.example.org/logout?next=/'))
  })
})

describe('a profile that the service refuses', () => {
  test('ends the session where a page begins, and says why', async () => {
    expect(await receive(refused, {})).toEqual({ received: show({ notice: { summary: 'Compte fermé.' } }), calls: ['read', 'log-out'] })
  })
  test('asks to log in again before a members’ page', async () => {
    expect((await receive(refused, { path: '/mon-avenir' })).received).toEqual(redirect('/login?next=%2Fmon-avenir'))
  })
  test('leads to the profiling from within the site', async () => {
    expect(await receive(refused, { place: 'route-guard' })).toEqual({ received: redirect('/profiling'), calls: ['read'] })
    expect((await receive(refused, { place: 'route-guard' }, { names: elsewhere })).received).toEqual(redirect('https://compte.example.org/profiling'))
  })
  test.each(['/profiling', '/signup/successfull-signin'])('leaves %s alone', async (path) => {
    expect(await receive(refused, { path, place: 'route-guard' })).toEqual({
      received: show({ isLoggedIn: true, notice: { summary: 'Compte fermé.' } }),
      calls: ['read'],
    })
  })
})

test.each(['server-start', 'route-guard'] as const)('a service that asks for the profiling gets it (%s)', async (place) => {
  expect(await receive(profilingNeeded, { place })).toEqual({ received: redirect('/profiling'), calls: ['read'] })
})

describe('a service that does not answer', () => {
  test('keeps the session, and shows the page as to a visitor', async () => {
    expect(await receive(unreachable, {})).toEqual({ received: show({ notice: { summary: null } }), calls: ['read'] })
  })
  test('asks nobody to log in: the members’ page is unavailable', async () => {
    expect(await receive(unreachable, { path: '/mon-compte' })).toEqual({ received: { type: 'unavailable' }, calls: ['read'] })
  })
})

test('a guard that does not exist is named', async () => {
  const routes: readonly Route[] = [{ pattern: '/faq', layout: 'default', access: 'public', guards: ['unheard-of' as GuardName] }]
  expect((await receive(ok(lea), {}, { routes })).received).toEqual({ type: 'unknown-guard', name: 'unheard-of' })
})

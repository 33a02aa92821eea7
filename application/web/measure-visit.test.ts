import { describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryDataLayer } from '../../adapters/in-memory/in-memory-data-layer.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { InMemoryVisitCookies } from '../../adapters/in-memory/in-memory-visit-cookies.ts'
import { eur } from '../../domain/money/money.ts'
import { makeMeasureVisit } from './measure-visit.ts'
import { makeInstallation } from './register-device.ts'

const noon = Date.UTC(2026, 10, 21, 12)

/** A browser that keeps what it keeps from page to page. */
const aBrowser = () => {
  const kept = { preferences: new InMemoryPreferenceStorage(), session: new InMemoryPreferenceStorage(), cookies: new InMemoryVisitCookies() }
  const clock = new InMemoryClock(noon)
  const installation = makeInstallation({ ...kept, ids: new InMemoryUniqueIds() })
  const load = (query = '') => {
    const dataLayer = new InMemoryDataLayer()
    const waits: { milliseconds: number; end: () => void; isOff: boolean }[] = []
    let campaigns = 0
    const visit = makeMeasureVisit({
      ...kept,
      dataLayer,
      installation,
      clock,
      arrivedAt: clock.now(),
      query,
      campaignKnown: () => void (campaigns += 1),
      wait: (milliseconds, end) => {
        const waiting = { milliseconds, end, isOff: false }
        waits.push(waiting)
        return () => void (waiting.isOff = true)
      },
    })
    return { ...visit, dataLayer, waits, campaigns: () => campaigns, told: () => dataLayer.entries.map(({ event }) => event) }
  }
  return { ...kept, clock, load }
}

const purchase = (orderId: string) =>
  ({ type: 'purchase-completed', orderId, purchase: { planId: 'solo-yearly', amount: eur(89.99) } }) as const

describe('the measurement', () => {
  test('tells nothing and keeps nothing before it is accepted', () => {
    const { load, preferences } = aBrowser()
    const { tell, told, dataLayer } = load()
    tell({ type: 'page-viewed', path: '/' })
    expect(told()).toEqual([])
    expect(dataLayer.isOpen).toBe(false)
    expect(preferences.read('fv')).toBeNull()
  })

  test('begins with what is accepted and the installation, then tells what happens', () => {
    const { load } = aBrowser()
    const { apply, tell, dataLayer } = load()
    apply(['audience'])
    tell({ type: 'page-viewed', path: '/faq' })
    expect(dataLayer.isOpen).toBe(true)
    expect(dataLayer.entries).toEqual([
      { event: 'consent', audience: true, marketing: false },
      { event: 'installId', installId: expect.any(String) },
      { event: 'viewPage', path: '/faq' },
    ])
  })

  test('tells what somebody accepts besides, and nothing twice', () => {
    const { apply, told } = aBrowser().load()
    apply(['audience'])
    apply(['audience'])
    apply(['audience', 'marketing'])
    expect(told()).toEqual(['consent', 'installId', 'consent'])
  })

  test('tells who is there once, and again when that changes', () => {
    const { apply, tell, told } = aBrowser().load()
    const profile = { accessType: null, levelOfEducation: null, country: null, isPremium: false, hasFamilyPlan: false }
    apply(['audience'])
    tell({ type: 'profile-known', profile })
    tell({ type: 'profile-known', profile })
    tell({ type: 'profile-known', profile: { ...profile, isPremium: true } })
    expect(told().filter((event) => event === 'profile')).toHaveLength(2)
  })

  test('tells a purchase once, however often its page is loaded', () => {
    const { load } = aBrowser()
    for (const expected of [['order-1'], [], ['order-2']]) {
      const { apply, tell, dataLayer } = load()
      apply(['audience'])
      tell(purchase(expected[0] ?? 'order-1'))
      expect(dataLayer.entries.flatMap(({ orderId }) => orderId ?? [])).toEqual(expected)
    }
  })

  test('reads marks that somebody changed as none', () => {
    const { load, preferences } = aBrowser()
    preferences.write('toldPurchases', '{')
    const { apply, tell, told } = load()
    apply(['audience'])
    tell(purchase('order-1'))
    expect(told()).toContain('purchaseComplete')
  })
})

describe('the first activity', () => {
  test('is told 10 s after the page began, once', () => {
    const { load, preferences, clock } = aBrowser()
    const first = load()
    clock.advance(4000)
    first.apply(['audience'])
    expect(first.waits.map(({ milliseconds }) => milliseconds)).toEqual([6000])
    first.waits[0]?.end()
    first.waits[0]?.end()
    expect(first.told().filter((event) => event === 'first_activity')).toHaveLength(1)
    expect(preferences.read('fv')).toBe('told')
    const next = load()
    next.apply(['audience'])
    expect(next.waits).toEqual([])
  })

  test('is told at once to who accepts later', () => {
    const { load, clock } = aBrowser()
    const { apply, waits } = load()
    clock.advance(60_000)
    apply(['audience'])
    expect(waits.map(({ milliseconds }) => milliseconds)).toEqual([0])
  })

  test('is not told any more once the measurement is refused', () => {
    const { apply, waits } = aBrowser().load()
    apply(['audience'])
    apply([])
    expect(waits[0]?.isOff).toBe(true)
  })
})

describe('the campaign', () => {
  const query = '?utm_id=42&utm_campaign=rentree&gclid=x'

  test('is remembered once advertising is accepted: cookies, first sources, and those of the session', () => {
    const { load, cookies, preferences, session } = aBrowser()
    const first = load(query)
    first.apply(['audience', 'marketing'])
    expect([cookies.read('utm_id'), cookies.read('utm_campaign')]).toEqual(['42', 'rentree'])
    expect(first.campaigns()).toBe(1)
    load('?utm_source=lettre').apply(['marketing'])
    expect(JSON.parse(preferences.read('initialMarketingSources') ?? '')).toEqual({ utm_id: '42', utm_campaign: 'rentree', gclid: 'x' })
    expect(JSON.parse(session.read('currentMarketingSources') ?? '')).toEqual({ utm_source: 'lettre' })
    expect(cookies.read('utm_id')).toBe('42')
  })

  test('is not remembered with the measurement alone', () => {
    const { load, cookies, preferences, session } = aBrowser()
    load(query).apply(['audience'])
    expect([cookies.names(), preferences.read('initialMarketingSources'), session.read('currentMarketingSources')]).toEqual([[], null, null])
  })

  test('leaves nothing behind where a visit brings none', () => {
    const { load, preferences, session } = aBrowser()
    load().apply(['marketing'])
    expect([preferences.read('initialMarketingSources'), session.read('currentMarketingSources')]).toEqual([null, null])
  })
})

describe('what is refused later', () => {
  test('is erased, with the cookies that tags set, and nothing is told any more', () => {
    const { load, cookies, preferences, session } = aBrowser()
    const { apply, tell, dataLayer } = load('?utm_id=42')
    apply(['audience', 'marketing'])
    cookies.write({ name: '_ga', value: '1', maxAge: 60, path: '/' })
    cookies.write({ name: 'locale', value: 'fr', maxAge: 60, path: '/' })
    tell(purchase('order-1'))
    apply([])
    tell({ type: 'page-viewed', path: '/' })
    expect(cookies.names()).toEqual(['locale'])
    expect(dataLayer.isOpen).toBe(false)
    expect(dataLayer.entries).toEqual([])
    const left = ['fv', 'toldPurchases', 'installationId', 'initialMarketingSources'].map((key) => preferences.read(key))
    expect([...left, session.read('currentMarketingSources')]).toEqual([null, null, null, null, null])
  })

  test('the id of the installation stays where an account holds it', () => {
    const { load, preferences, session } = aBrowser()
    const { apply } = load()
    apply(['audience'])
    session.write('registeredDevice', '{}')
    apply([])
    expect(preferences.read('installationId')).not.toBeNull()
  })
})

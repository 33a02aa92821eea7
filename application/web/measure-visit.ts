import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts'
import { dataLayerEntryOf } from '../../domain/analytics/data-layer-entry.ts'
import { firstActivityAfterWaiting, firstActivityOnArrival } from '../../domain/analytics/first-activity.ts'
import { parseToldPurchases, tellPurchase } from '../../domain/analytics/told-purchases.ts'
import { cookiesToErase } from '../../domain/marketing/cookies-to-erase.ts'
import { currentSources, initialSources, type MarketingSources, parseMarketingSources, sourcesOfQuery } from '../../domain/marketing/sources.ts'
import { utmCookies } from '../../domain/marketing/utm-cookies.ts'
import type { Clock } from '../ports/clock.ts'
import type { CookieCategory } from '../ports/cookie-consent.ts'
import type { DataLayer } from '../ports/data-layer.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'
import type { VisitCookies } from '../ports/visit-cookies.ts'
import type { Installation } from './register-device.ts'

/** The names under which the browser keeps what only measures. Source: specification, section 3, "Browser storage". */
const keys = { firstVisit: 'fv', toldPurchases: 'toldPurchases', initial: 'initialMarketingSources', current: 'currentMarketingSources' } as const

type Parts = {
  readonly dataLayer: DataLayer
  readonly cookies: VisitCookies
  readonly preferences: PreferenceStorage
  readonly session: PreferenceStorage
  readonly installation: Installation
  readonly clock: Clock
  /** Does something later, and gives what calls it off. */
  readonly wait: (milliseconds: number, then: () => void) => () => void
  /** When the page began, in milliseconds since 1970, and the query that it began with. */
  readonly arrivedAt: number
  readonly query: string
  /** Told each time advertising is accepted: what is known of the campaign may have changed. */
  readonly campaignKnown: () => void
}

export type MeasureVisit = {
  /** Does what the person accepts, and undoes what they do not. */
  readonly apply: (accepted: readonly CookieCategory[]) => void
  readonly tell: (event: AnalyticsEvent) => void
}

/** Facts that hold until they change: told anew with each page and each change, never twice in a row. */
const isFact = (type: AnalyticsEvent['type']): boolean => type === 'profile-known' || type === 'user-known' || type === 'consent-known' || type === 'installation-known'

const readToldPurchases = (stored: string | null): readonly string[] => {
  try {
    return parseToldPurchases(JSON.parse(stored ?? '[]')).unwrapOr([])
  } catch {
    return []
  }
}

/**
 * Measures a visit as far as the person accepts it: tells the data layer what happens, and remembers which campaign brought
 * them. What they refuse later is erased: the cookies of campaigns and tags, the sources, the marks of what was told, and the
 * id of the installation, unless an account holds it.
 *
 * Source: specification, section 3, "Marketing-source fields kept" and "Browser storage", and section 7, "Other behaviour".
 */
export const makeMeasureVisit = (parts: Parts): MeasureVisit => {
  const { dataLayer, cookies, preferences, session, installation, clock } = parts
  let isMeasuring = false
  let callOff = () => {}
  const facts = new Map<AnalyticsEvent['type'], string>()

  const isNews = (event: AnalyticsEvent): boolean => {
    if (event.type === 'purchase-completed') {
      const decision = tellPurchase(event.orderId, readToldPurchases(preferences.read(keys.toldPurchases)))
      if (decision.type === 'tell') preferences.write(keys.toldPurchases, JSON.stringify(decision.toldPurchases))
      return decision.type === 'tell'
    }
    if (!isFact(event.type)) return true
    const fact = JSON.stringify(event)
    if (facts.get(event.type) === fact) return false
    facts.set(event.type, fact)
    return true
  }

  const tell = (event: AnalyticsEvent): void => {
    if (isMeasuring && isNews(event)) dataLayer.push(dataLayerEntryOf(event))
  }

  const awaitFirstActivity = (): void => {
    const decision = firstActivityOnArrival(preferences.read(keys.firstVisit), parts.arrivedAt)
    if (decision.type === 'nothing') return
    preferences.write(keys.firstVisit, decision.firstVisit)
    callOff = parts.wait(Math.max(0, decision.milliseconds - (clock.now() - parts.arrivedAt)), () => {
      const after = firstActivityAfterWaiting(preferences.read(keys.firstVisit))
      if (after.type === 'nothing') return
      preferences.write(keys.firstVisit, after.firstVisit)
      tell({ type: 'first-activity' })
    })
  }

  const measure = (marketing: boolean): void => {
    const begins = !isMeasuring
    isMeasuring = true
    dataLayer.open()
    tell({ type: 'consent-known', audience: true, marketing })
    if (!begins) return
    tell({ type: 'installation-known', installationId: installation.id() })
    awaitFirstActivity()
  }

  const stopMeasuring = (): void => {
    callOff()
    preferences.erase(keys.firstVisit)
    preferences.erase(keys.toldPurchases)
    installation.forget()
    facts.clear()
    if (isMeasuring) dataLayer.close()
    isMeasuring = false
  }

  const keepSources = (): void => {
    const visit = sourcesOfQuery(parts.query)
    const keep = (storage: PreferenceStorage, key: string, choose: typeof initialSources): void => {
      const kept: MarketingSources | null = parseMarketingSources(storage.read(key)).unwrapOr(null)
      const sources = choose(kept, visit)
      if (sources !== null) storage.write(key, JSON.stringify(sources))
    }
    keep(preferences, keys.initial, initialSources)
    keep(session, keys.current, currentSources)
    for (const cookie of utmCookies(visit)) cookies.write(cookie)
    parts.campaignKnown()
  }

  return {
    tell,
    apply: (accepted) => {
      const choice = { audience: accepted.includes('audience'), marketing: accepted.includes('marketing') }
      for (const name of cookiesToErase(cookies.names(), choice)) cookies.erase(name)
      if (choice.marketing) keepSources()
      else {
        preferences.erase(keys.initial)
        session.erase(keys.current)
      }
      // Last, because to send the tag manager away loads the page anew.
      if (choice.audience) measure(choice.marketing)
      else stopMeasuring()
    },
  }
}

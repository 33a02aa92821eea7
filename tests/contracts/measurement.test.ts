/** The contracts of what measures a visit, on the browser's own parts and on their fakes. */
import { parseSetCookie } from 'cookie'
import { afterEach, expect, test, vi } from 'vitest'
import { BrowserDataLayer } from '../../adapters/analytics/browser-data-layer.ts'
import { InMemoryDataLayer } from '../../adapters/in-memory/in-memory-data-layer.ts'
import { InMemoryVisitCookies } from '../../adapters/in-memory/in-memory-visit-cookies.ts'
import { BrowserCookies } from '../../adapters/storage/browser-cookies.ts'
import { describeDataLayerContract } from './data-layer.ts'
import { describeVisitCookiesContract } from './visit-cookies.ts'

/** The cookie jar of a page, as far as names, ages and domains go. */
const stubPage = (hostname: string) => {
  const jar = new Map<string, string>()
  const domains: (string | undefined)[] = []
  const page = {
    get cookie() {
      return [...jar].map(([name, value]) => `${name}=${value}`).join('; ')
    },
    set cookie(header: string) {
      const { name, value, maxAge, domain } = parseSetCookie(header, { decode: (raw) => raw })
      domains.push(domain)
      if (maxAge !== undefined && maxAge <= 0) jar.delete(name)
      else jar.set(name, value ?? '')
    },
  }
  vi.stubGlobal('document', page)
  vi.stubGlobal('location', { hostname, protocol: 'https:' })
  return domains
}

afterEach(() => vi.unstubAllGlobals())

describeVisitCookiesContract('in memory', () => new InMemoryVisitCookies())
describeVisitCookiesContract('of the browser', () => {
  stubPage('www.alveole.example')
  return new BrowserCookies()
})

test('what a tag set for the whole domain is erased there too', () => {
  const domains = stubPage('www.alveole.example')
  new BrowserCookies().erase('_ga')
  expect(domains).toEqual([undefined, 'www.alveole.example', 'alveole.example'])
})

describeDataLayerContract('in memory', () => {
  const layer = new InMemoryDataLayer()
  return { layer, read: () => layer.entries }
})
describeDataLayerContract('of the browser', () => {
  vi.stubGlobal('dataLayer', undefined)
  return { layer: new BrowserDataLayer(null), read: () => (globalThis as { dataLayer?: object[] }).dataLayer ?? [] }
})

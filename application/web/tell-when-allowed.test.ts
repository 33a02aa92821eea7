import { expect, test } from 'vitest'
import { InMemoryCookieConsent } from '../../adapters/in-memory/in-memory-cookie-consent.ts'
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts'
import type { CookieCategory } from '../ports/cookie-consent.ts'
import { makeTellWhenAllowed } from './tell-when-allowed.ts'

const view = (path: string): AnalyticsEvent => ({ type: 'page-viewed', path })

const aPage = (load?: () => Promise<never>) => {
  const consent = new InMemoryCookieConsent()
  const seen: (string | readonly CookieCategory[])[] = []
  let loads = 0
  const measure = {
    apply: (accepted: readonly CookieCategory[]) => void seen.push(accepted),
    tell: (event: AnalyticsEvent) => void seen.push('path' in event ? event.path : event.type),
  }
  const tell = makeTellWhenAllowed({
    consent,
    load: () => {
      loads += 1
      return load ? load() : Promise.resolve(measure)
    },
  })
  const settle = () => new Promise((resolve) => setTimeout(resolve))
  return { consent, tell, seen, settle, loads: () => loads }
}

test('what happened before the choice is told once it is accepted, then the rest', async () => {
  const { consent, tell, seen, settle } = aPage()
  tell(view('/'))
  await settle()
  expect(seen).toEqual([])
  consent.answer(['audience'])
  tell(view('/faq'))
  await settle()
  expect(seen).toEqual([['audience'], '/', '/faq'])
})

test('after a refusal nothing is loaded, told or kept', async () => {
  const { consent, tell, seen, settle, loads } = aPage()
  tell(view('/'))
  consent.answer([])
  tell(view('/faq'))
  await settle()
  expect([seen, loads()]).toEqual([[], 0])
  consent.answer(['audience'])
  await settle()
  expect(seen).toEqual([['audience']])
})

test('advertising alone tells nothing, and a later refusal is passed on', async () => {
  const { consent, tell, seen, settle } = aPage()
  tell(view('/'))
  consent.answer(['marketing'])
  tell(view('/faq'))
  consent.answer([])
  await settle()
  expect(seen).toEqual([['marketing'], []])
})

test('a page that nobody answers on keeps 50 events at most', async () => {
  const { consent, tell, seen, settle } = aPage()
  for (let count = 0; count < 60; count += 1) tell(view('/'))
  consent.answer(['audience'])
  await settle()
  expect(seen).toHaveLength(51)
})

test('where the script does not arrive, nothing is told and nothing breaks', async () => {
  const { consent, tell, seen, settle } = aPage(() => Promise.reject(new Error('gone')))
  consent.answer(['audience'])
  tell(view('/'))
  await settle()
  expect(seen).toEqual([])
})

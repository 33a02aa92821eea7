import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { keepPromoCode, makeMirrorProfilingSteps, makePopinMemory, makeTypedEmails, profilingStepsKey, promoCodeKey } from './visit-memory.ts'

const day = 86_400_000

test('a popin that was closed rests for 30 days, and no other with it', () => {
  const clock = new InMemoryClock(Date.UTC(2026, 10, 21))
  const preferences = new InMemoryPreferenceStorage()
  const { mayOpen, rememberClosed } = makePopinMemory({ preferences, clock })
  expect(mayOpen('appRecommendation')).toBe(true)
  rememberClosed('appRecommendation')
  expect(mayOpen('appRecommendation')).toBe(false)
  expect(mayOpen('subscriptionPromotion')).toBe(true)
  clock.advance(30 * day)
  expect(makePopinMemory({ preferences, clock }).mayOpen('appRecommendation')).toBe(true)
})

test('a popin that was closed stays closed in a browser that remembers nothing', () => {
  const forgetful = { read: () => null, write: () => {}, erase: () => {} }
  const { mayOpen, rememberClosed } = makePopinMemory({ preferences: forgetful, clock: new InMemoryClock(0) })
  rememberClosed('subscriptionPromotion')
  expect(mayOpen('subscriptionPromotion')).toBe(false)
  expect(mayOpen('appRecommendation')).toBe(true)
})

test('the promo code that a visit brought is kept until another comes', () => {
  const session = new InMemoryPreferenceStorage()
  keepPromoCode(session, '?lang=fr')
  expect(session.read(promoCodeKey)).toBeNull()
  keepPromoCode(session, '?promocode=PIXPAY23')
  keepPromoCode(session, '')
  expect(session.read(promoCodeKey)).toBe('PIXPAY23')
})

test('an e-mail that was typed comes back in its form, and in the other one as long as nothing was typed there', () => {
  const { recall, remember, forget } = makeTypedEmails({ session: new InMemoryPreferenceStorage() })
  expect(recall('login')).toBe('')
  remember('login', 'lea@example.org')
  expect([recall('login'), recall('register')]).toEqual(['lea@example.org', 'lea@example.org'])
  remember('register', 'max@example.org')
  expect([recall('login'), recall('register')]).toEqual(['lea@example.org', 'max@example.org'])
  forget()
  expect([recall('login'), recall('register')]).toEqual(['', ''])
})

test('the steps of the profiling are those that the service keeps', () => {
  const preferences = new InMemoryPreferenceStorage()
  const mirror = makeMirrorProfilingSteps({ preferences })
  mirror([])
  expect(preferences.read(profilingStepsKey)).toBeNull()
  mirror(['audience'])
  expect(preferences.read(profilingStepsKey)).toBe('["audience"]')
  mirror([])
  expect(preferences.read(profilingStepsKey)).toBe('[]')
})

import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { makeCompletePurchase } from './complete-purchase.ts'
import { makeSiteState } from './site-state.ts'
import { makePopinMemory } from './visit-memory.ts'

const aPurchase = () => {
  const siteState = makeSiteState()
  const popinMemory = makePopinMemory({ preferences: new InMemoryPreferenceStorage(), clock: new InMemoryClock(0) })
  siteState.changePopins({ type: 'show', id: 'subscriptionPromotion' })
  return { siteState, popinMemory, completePurchase: makeCompletePurchase({ siteState, popinMemory }) }
}

test('who has paid is shown the app, and no longer the subscription', () => {
  const { siteState, completePurchase } = aPurchase()
  completePurchase()
  expect(siteState.popins.get()).toMatchObject({ paidAppRecommendation: 'shown', subscriptionPromotion: 'hidden' })
})

test('who closed it does not see it again on the same page', () => {
  const { siteState, popinMemory, completePurchase } = aPurchase()
  popinMemory.rememberClosed('paidAppRecommendation')
  completePurchase()
  expect(siteState.popins.get()).toMatchObject({ paidAppRecommendation: 'hidden', subscriptionPromotion: 'hidden' })
})

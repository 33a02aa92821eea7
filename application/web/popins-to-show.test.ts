import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { popinsToShow } from './popins-to-show.ts'
import { makeSiteState } from './site-state.ts'
import { makePopinMemory } from './visit-memory.ts'

const aVisit = () => ({
  siteState: makeSiteState(),
  popinMemory: makePopinMemory({ preferences: new InMemoryPreferenceStorage(), clock: new InMemoryClock(0) }),
})

test('the subscription is recommended on the sixth page of a visit', () => {
  const visit = aVisit()
  const shown = Array.from({ length: 6 }, () => {
    visit.siteState.countPage()
    return popinsToShow('page', visit)
  })
  expect(shown).toEqual([[], [], [], [], [], ['subscriptionPromotion']])
})

test('the app is recommended after a while, on the first page already', () => {
  expect(popinsToShow('waited', aVisit())).toEqual(['appRecommendation'])
})

test('whoever closed one does not see it again', () => {
  const visit = aVisit()
  visit.popinMemory.rememberClosed('appRecommendation')
  expect(popinsToShow('waited', visit)).toEqual([])
})

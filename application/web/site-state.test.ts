import { expect, test } from 'vitest'
import { makeSiteState } from './site-state.ts'

test('the subscription banner is open at first, and opens and closes', () => {
  const { subscriptionBanner, changeSubscriptionBanner } = makeSiteState()
  const seen: string[] = []
  const stop = subscriptionBanner.subscribe((state) => seen.push(state))
  for (const event of ['close', 'close', 'open'] as const) changeSubscriptionBanner(event)
  stop()
  changeSubscriptionBanner('close')
  expect(seen).toEqual(['opened', 'closed', 'opened'])
})

test('no two pages share their state', () => {
  const [one, other] = [makeSiteState(), makeSiteState()]
  one.changeSubscriptionBanner('close')
  expect(other.subscriptionBanner.get()).toBe('opened')
})

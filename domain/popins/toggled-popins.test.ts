import { describe, expect, test } from 'vitest'
import { initialToggledPopins, nextToggledPopins, toggledPopinIds } from './toggled-popins.ts'

const allShown = { appRecommendation: 'shown', paidAppRecommendation: 'shown', subscriptionPromotion: 'shown' } as const
const allHidden = { appRecommendation: 'hidden', paidAppRecommendation: 'hidden', subscriptionPromotion: 'hidden' } as const

test('the two app popins and the subscription popin are hidden at first', () => {
  expect(initialToggledPopins).toEqual(allHidden)
  expect(toggledPopinIds).toEqual(Object.keys(allHidden))
})

describe.each(toggledPopinIds)('%s', (id) => {
  test.each([
    ['hidden', 'show', 'shown'],
    ['hidden', 'hide', 'hidden'],
    ['hidden', 'toggle', 'shown'],
    ['shown', 'show', 'shown'],
    ['shown', 'hide', 'hidden'],
    ['shown', 'toggle', 'hidden'],
  ] as const)('%s, on %s, is %s, and the others stay as they are', (visibility, type, expected) => {
    expect(nextToggledPopins({ ...allHidden, [id]: visibility }, { type, id })).toEqual({ ...allHidden, [id]: expected })
    expect(nextToggledPopins({ ...allShown, [id]: visibility }, { type, id })).toEqual({ ...allShown, [id]: expected })
  })
})

test.each([allHidden, allShown])('after a purchase, only the popin for paying people is shown', (popins) => {
  expect(nextToggledPopins(popins, { type: 'purchase-completed' })).toEqual({ ...allHidden, paidAppRecommendation: 'shown' })
})

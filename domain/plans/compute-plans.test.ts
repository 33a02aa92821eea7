import { describe, expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { eur, xof } from '../money/money.ts'
import { computePlans } from './compute-plans.ts'
import { priceList } from './price-list.ts'

const named = (id: string) => {
  const plan = priceList.find((candidate) => candidate.id === id)
  if (!plan) throw new Error(`no plan ${id}`)
  return plan
}
const ordinaryIn = (currency: 'EUR' | 'XOF') =>
  priceList.filter((plan) => plan.soldThrough === 'ordinary-offers' && plan.price.currency === currency)

describe('the ordinary offers', () => {
  test.each([
    ['solo-yearly', eur(7.5), 38],
    ['solo-quarterly', eur(10), 17],
    ['solo-monthly', eur(11.99), null],
    ['family-yearly', eur(12.5), 46],
    ['family-quarterly', eur(21.66), 6],
    ['family-monthly', eur(22.99), null],
  ])('%s costs %o a month and saves %s %%', (id, priceByUnit, discount) => {
    const { solo, family } = computePlans(ordinaryIn('EUR'))
    expect([...solo, ...family].find((plan) => plan.id === id)).toMatchObject({ priceByUnit, discount, unitUsed: 'months' })
  })

  test('show the longest first, solo apart from family', () => {
    const { solo, family } = computePlans(ordinaryIn('EUR'))
    expect(solo.map((plan) => plan.id)).toEqual(['solo-yearly', 'solo-quarterly', 'solo-monthly'])
    expect(family.map((plan) => plan.id)).toEqual(['family-yearly', 'family-quarterly', 'family-monthly'])
  })

  test('in Africa are in whole francs, at the fixed parity', () => {
    const { family, solo } = computePlans(ordinaryIn('XOF'))
    expect(solo).toEqual([])
    expect(family.map((plan) => [plan.id, plan.price, plan.priceByUnit, plan.discount])).toEqual([
      ['africa-family-yearly-mobile-money', xof(98_387), xof(8_200), null],
      ['africa-family-yearly-card', xof(98_387), xof(8_200), null],
    ])
  })
})

describe('the unit of a list', () => {
  test('is days for every plan as soon as one plan is priced per day', () => {
    const day = aPlan({ id: 'day', renewingPeriodicity: null, fixedDuration: 1, fixedDurationUnit: 'days', price: eur(1) })
    const { solo, family } = computePlans([day, named('solo-yearly'), named('family-4-years'), named('solo-monthly')])
    expect([...solo, ...family].map((plan) => [plan.id, plan.durationInUnit])).toEqual([
      ['solo-yearly', 365],
      ['solo-monthly', 30],
      ['day', 1],
      ['family-4-years', 1440],
    ])
  })

  test('is months otherwise', () => {
    expect(computePlans([named('solo-4-years')])).toMatchObject({ unitUsed: 'months', solo: [{ durationInUnit: 48 }] })
  })
})

describe('the comparison', () => {
  test('leaves a gift card out on both sides', () => {
    const giftCard = aPlan({ id: 'gift', provider: 'gift-card', renewingPeriodicity: 'monthly', price: eur(50) })
    const { solo } = computePlans([giftCard, named('solo-monthly'), named('solo-yearly')])
    expect(solo.map((plan) => [plan.id, plan.discount])).toEqual([
      ['solo-yearly', 38],
      ['solo-monthly', null],
      ['gift', null],
    ])
  })

  test('leaves a plan as it is when only a gift card is dearer', () => {
    const giftCard = aPlan({ id: 'gift', provider: 'gift-card', price: eur(50) })
    expect(computePlans([giftCard, named('solo-monthly')]).solo.map(({ discount }) => discount)).toEqual([null, null])
  })

  test('is among plans of one currency', () => {
    const inFrancs = aPlan({ id: 'francs', price: xof(7_865) })
    expect(computePlans([inFrancs, named('solo-monthly')]).solo.map(({ discount }) => discount)).toEqual([null, null])
  })

  test('is made on the rounded figures that the page shows', () => {
    const dear = aPlan({ id: 'dear', price: eur(0.04) })
    const year = aPlan({ id: 'year', renewingPeriodicity: 'yearly', price: eur(0.42) })
    expect(computePlans([dear, year]).solo.map(({ id, discount }) => [id, discount])).toEqual([
      ['year', null],
      ['dear', null],
    ])
  })

  test('of a plan that costs nothing gives 100 %, and nothing when all are free', () => {
    const free = aPlan({ id: 'free', price: eur(0) })
    expect(computePlans([free, aPlan({ id: 'paid' })]).solo.map(({ discount }) => discount)).toEqual([null, 100])
    expect(computePlans([free, free]).solo.map(({ discount }) => discount)).toEqual([null, null])
  })

  test('takes the promotional price where there is one', () => {
    const promoted = aPlan({ id: 'promoted', renewingPeriodicity: 'yearly', price: eur(89.99), promoPrice: eur(59.99) })
    const { solo } = computePlans([promoted, named('solo-monthly')])
    expect(solo[0]).toMatchObject({ promoPriceByUnit: eur(5), priceByUnit: eur(7.5), discount: 59 })
  })

  test('puts a lifetime plan first, without a unit price or a discount', () => {
    const { family } = computePlans([named('family-monthly'), named('family-lifetime')])
    expect(family.map((plan) => [plan.id, plan.priceByUnit, plan.discount])).toEqual([
      ['family-lifetime', null, null],
      ['family-monthly', eur(22.99), null],
    ])
  })

  test('leaves plans of one duration and one name in the order in which they came', () => {
    const { solo } = computePlans(['1', '2', '3'].map((id) => aPlan({ id, name: 'Solo' })))
    expect(solo.map(({ id }) => id)).toEqual(['1', '2', '3'])
  })

  test('orders plans of one duration by name, descending by code unit', () => {
    const { solo } = computePlans(['a', 'é', 'Z', 'b'].map((name) => aPlan({ id: name, name })))
    expect(solo.map((plan) => plan.name)).toEqual(['é', 'b', 'a', 'Z'])
  })
})

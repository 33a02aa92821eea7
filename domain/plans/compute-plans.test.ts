import fc from 'fast-check'
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

  test('orders plans of one duration by name, descending by code unit', () => {
    const { solo } = computePlans(['a', 'é', 'Z', 'b'].map((name) => aPlan({ id: name, name })))
    expect(solo.map((plan) => plan.name)).toEqual(['é', 'b', 'a', 'Z'])
  })

  test('gives a discount from 1 to 100, and none to the dearest', () => {
    const plans = fc.array(
      fc.record({ cents: fc.integer({ min: 0, max: 100_000 }), months: fc.integer({ min: 1, max: 48 }) }),
      { minLength: 1, maxLength: 12 },
    )
    fc.assert(
      fc.property(plans, (drawn) => {
        const { solo } = computePlans(
          drawn.map(({ cents, months }, index) =>
            aPlan({ id: String(index), renewingPeriodicity: null, fixedDuration: months, fixedDurationUnit: 'months', price: { minorUnits: cents, currency: 'EUR' } }),
          ),
        )
        const dearest = Math.max(...solo.map((plan) => plan.priceByUnit?.minorUnits ?? 0))
        for (const plan of solo) {
          if (plan.priceByUnit?.minorUnits === dearest) expect(plan.discount).toBeNull()
          else expect(plan.discount).toSatisfy((discount: number) => discount >= 1 && discount <= 100)
        }
      }),
    )
  })
})

test('the price list holds every price of the catalogue, once each', () => {
  expect(new Set(priceList.map((plan) => plan.id)).size).toBe(priceList.length)
  expect(priceList.map((plan) => [plan.id, plan.price.minorUnits])).toEqual([
    ['solo-monthly', 1199],
    ['solo-quarterly', 2999],
    ['solo-yearly', 8999],
    ['solo-yearly-flash', 5999],
    ['solo-yearly-partner', 9999],
    ['family-monthly', 2299],
    ['family-quarterly', 6499],
    ['family-yearly', 14999],
    ['family-yearly-partner', 15999],
    ['family-lifetime', 9999],
    ['family-holiday-workbook', 699],
    ['toeic-pack', 4999],
    ['family-4-years', 24900],
    ['solo-4-years', 19900],
    ['africa-family-yearly-mobile-money', 98387],
    ['africa-family-yearly-card', 98387],
  ])
})

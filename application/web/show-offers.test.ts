import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur, xof } from '../../domain/money/money.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { makeShowOffers } from './show-offers.ts'

const monthly = aPlan({ id: 'solo-monthly', price: eur(11.99) })
const yearly = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })

test('the plans of the country are priced, compared and sorted', async () => {
  const countries: string[] = []
  const list = (country: string) => {
    countries.push(country)
    return Promise.resolve(ok([monthly, yearly, aPlan({ id: 'family-monthly', isFamilyMasterPlan: true })]))
  }
  expect((await makeShowOffers({ plans: { list } })('SN'))._unsafeUnwrap()).toMatchObject({
    solo: [{ id: 'solo-yearly', priceByUnit: eur(7.5), discount: 38 }, { id: 'solo-monthly', discount: null }],
    family: [{ id: 'family-monthly' }],
  })
  expect(countries).toEqual(['SN'])
})

test('each plan says what is paid today, and what comes after', async () => {
  const plans = [
    { ...yearly, promoPrice: eur(59.99) },
    aPlan({ id: 'solo-4-years', planType: 'NON_RENEWING', renewingPeriodicity: null, price: eur(199) }),
    aPlan({ id: 'africa', isFamilyMasterPlan: true, planType: 'NON_RENEWING', provider: 'mobile-money', price: xof(98_387) }),
  ]
  const { solo, family } = (await makeShowOffers({ plans: { list: () => Promise.resolve(ok(plans)) } })('FR'))._unsafeUnwrap()
  expect([...solo, ...family].map(({ id, total, renewal }) => ({ id, total, renewal }))).toEqual([
    { id: 'solo-4-years', total: eur(199), renewal: null },
    { id: 'solo-yearly', total: eur(59.99), renewal: { price: eur(89.99), periodicity: 'yearly' } },
    { id: 'africa', total: xof(98_385), renewal: null },
  ])
})

test('a service that does not answer is told as such', async () => {
  const list = () => Promise.resolve(err({ type: 'service-unreachable' } as const))
  expect((await makeShowOffers({ plans: { list } })('FR'))._unsafeUnwrapErr()).toEqual({ type: 'service-unreachable' })
})

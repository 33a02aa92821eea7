import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { eur, xof } from '../../domain/money/money.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { makeShowMemberOffers, makeShowOffers } from './show-offers.ts'

const monthly = aPlan({ id: 'solo-monthly', price: eur(11.99) })
const yearly = aPlan({ id: 'solo-yearly', renewingPeriodicity: 'yearly', price: eur(89.99) })

const without = { priorPrices: () => Promise.resolve(ok(new Map())) }

test('the plans of the country are priced, compared and sorted', async () => {
  const countries: string[] = []
  const list = (country: string) => {
    countries.push(country)
    return Promise.resolve(ok([monthly, yearly, aPlan({ id: 'family-monthly', isFamilyMasterPlan: true })]))
  }
  expect((await makeShowOffers({ plans: { list }, offers: without })('SN'))._unsafeUnwrap()).toMatchObject({
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
  const { solo, family } = (await makeShowOffers({ plans: { list: () => Promise.resolve(ok(plans)) }, offers: without })('FR'))._unsafeUnwrap()
  expect([...solo, ...family].map(({ id, total, renewal }) => ({ id, total, renewal }))).toEqual([
    { id: 'solo-4-years', total: eur(199), renewal: null },
    { id: 'solo-yearly', total: eur(59.99), renewal: { price: eur(89.99), periodicity: 'yearly' } },
    { id: 'africa', total: xof(98_385), renewal: null },
  ])
})

test('a service that does not answer is told as such', async () => {
  const list = () => Promise.resolve(err({ type: 'service-unreachable' } as const))
  expect((await makeShowOffers({ plans: { list }, offers: without })('FR'))._unsafeUnwrapErr()).toEqual({ type: 'service-unreachable' })
})

test('the price before a promotional one is asked for, and for no other plan', async () => {
  const asked: (readonly string[])[] = []
  const priorPrices = (planIds: readonly string[]) => {
    asked.push(planIds)
    return Promise.resolve(ok(new Map([['solo-yearly', eur(84.99)]])))
  }
  const list = () => Promise.resolve(ok([monthly, { ...yearly, promoPrice: eur(59.99) }]))
  const { solo } = (await makeShowOffers({ plans: { list }, offers: { priorPrices } })('FR'))._unsafeUnwrap()
  expect(solo.map(({ id, priorPrice }) => [id, priorPrice])).toEqual([
    ['solo-yearly', eur(84.99)],
    ['solo-monthly', null],
  ])
  expect(asked).toEqual([['solo-yearly']])
})

test('no price before is announced when nothing is known of it', async () => {
  const list = () => Promise.resolve(ok([{ ...yearly, promoPrice: eur(59.99) }]))
  const priorPrices = () => Promise.resolve(err({ type: 'service-unreachable' } as const))
  expect((await makeShowOffers({ plans: { list }, offers: { priorPrices } })('FR'))._unsafeUnwrap().solo).toMatchObject([{ total: eur(59.99), priorPrice: null }])
})

test.each([
  ['pixpay23', [], ['family-monthly']],
  ['RENTREE', ['solo-monthly'], ['family-monthly']],
  [null, ['solo-monthly'], ['family-monthly']],
])('the promo code %s leaves the offers that it leaves', async (code, soloIds, familyIds) => {
  const list = () => Promise.resolve(ok([monthly, aPlan({ id: 'family-monthly', isFamilyMasterPlan: true })]))
  const { solo, family } = (await makeShowOffers({ plans: { list }, offers: without })('FR', code))._unsafeUnwrap()
  expect(solo.map(({ id }) => id)).toEqual(soloIds)
  expect(family.map(({ id }) => id)).toEqual(familyIds)
})

test.each([
  ['the plans of a member', ok([monthly]), [['solo-monthly'], null]],
  ['those of everybody, when the session has ended', err({ type: 'not-logged-in' } as const), [['solo-yearly'], null]],
  ['that the profiling comes first', err({ type: 'profiling-needed' } as const), [null, 'profiling-needed']],
  ['that the service does not answer', err({ type: 'service-unreachable' } as const), [null, 'service-unreachable']],
])('a member is shown %s', async (_, listed, [ids, refusal]) => {
  const plans = { list: () => Promise.resolve(ok([yearly])), listForMember: () => Promise.resolve(listed) }
  const shown = await makeShowMemberOffers({ plans, offers: without })('FR', null)
  expect([shown.isOk() ? shown.value.solo.map(({ id }) => id) : null, shown.isErr() ? shown.error.type : null]).toEqual([ids, refusal])
})

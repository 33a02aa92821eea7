import { expect, test } from 'vitest'
import { incoherentFieldsOf } from './plan-coherence.ts'

const yearly = {
  price: 89.99,
  promoPrice: null,
  currency: 'EUR',
  provider: 'card',
  planType: 'RENEWING',
  renewingPeriodicity: 'yearly',
  fixedDuration: null,
  fixedDurationUnit: null,
} as const
const once = { ...yearly, planType: 'NON_RENEWING', renewingPeriodicity: null } as const

test.each([
  ['renewed every year', yearly],
  ['paid once, for life', once],
  ['paid once, for three months', { ...once, fixedDuration: 3, fixedDurationUnit: 'months' } as const],
  ['with two names for one provider', { ...yearly, paymentProvider: 'card' } as const],
  ['with a promotional price as high as its price', { ...yearly, promoPrice: 89.99 }],
])('a plan %s holds together', (_, plan) => {
  expect(incoherentFieldsOf(plan)).toEqual([])
})

test.each([
  ['has no provider', { ...yearly, provider: null }, { field: 'provider', fault: 'missing' }],
  ['has two providers', { ...yearly, paymentProvider: 'gift-card' } as const, { field: 'paymentProvider', fault: 'invalid' }],
  ['is renewed nobody knows when', { ...yearly, renewingPeriodicity: null }, { field: 'renewingPeriodicity', fault: 'missing' }],
  ['is paid once and renewed every year', { ...once, renewingPeriodicity: 'yearly' } as const, { field: 'renewingPeriodicity', fault: 'invalid' }],
  ['is renewed every year and lasts three months', { ...yearly, fixedDuration: 3, fixedDurationUnit: 'months' } as const, { field: 'fixedDuration', fault: 'invalid' }],
  ['is renewed every year and lasts three of something', { ...yearly, fixedDuration: 3 }, { field: 'fixedDuration', fault: 'invalid' }],
  ['is renewed every year and lasts some months', { ...yearly, fixedDurationUnit: 'months' } as const, { field: 'fixedDurationUnit', fault: 'invalid' }],
  ['lasts three of something', { ...once, fixedDuration: 3 }, { field: 'fixedDurationUnit', fault: 'missing' }],
  ['lasts some months', { ...once, fixedDurationUnit: 'months' } as const, { field: 'fixedDuration', fault: 'missing' }],
  ['costs a part of a cent', { ...yearly, price: 89.999 }, { field: 'price', fault: 'invalid' }],
  ['costs a part of a franc', { ...yearly, currency: 'XOF' } as const, { field: 'price', fault: 'invalid' }],
  ['is reduced to a part of a cent', { ...yearly, promoPrice: 0.001 }, { field: 'promoPrice', fault: 'invalid' }],
  ['is reduced to more than its price', { ...yearly, promoPrice: 90 }, { field: 'promoPrice', fault: 'invalid' }],
])('a plan that %s does not', (_, plan, fault) => {
  expect(incoherentFieldsOf(plan)).toEqual([fault])
})

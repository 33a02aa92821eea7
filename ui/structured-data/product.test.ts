import { expect, test } from 'vitest'
import { productOf } from './product.ts'

const subscription = {
  name: 'Abonnement',
  description: 'Tout.',
  plans: [
    { id: 'solo-yearly', name: 'Solo', total: { minorUnits: 8999, currency: 'EUR' } },
    { id: 'africa', name: 'Famille', total: { minorUnits: 98_387, currency: 'XOF' } },
  ],
} as const
const origin = 'https://alveole.example'

test('prices are in units of their currency', () => {
  expect(productOf(subscription, { origin, rating: null }).offers).toMatchObject([
    { price: '89.99', priceCurrency: 'EUR', url: 'https://alveole.example/premium/checkout/solo-yearly' },
    { price: '98387', priceCurrency: 'XOF' },
  ])
})

test.each([
  [null, undefined],
  [{ value: 4.5, count: 30_000 }, { '@type': 'AggregateRating', ratingValue: 4.5, ratingCount: 30_000, bestRating: 5 }],
])('the rating %j is told as %j', (rating, told) => {
  expect(productOf(subscription, { origin, rating }).aggregateRating).toEqual(told)
})

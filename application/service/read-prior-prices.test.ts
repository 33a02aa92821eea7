import { expect, test } from 'vitest'
import { eur } from '../../domain/money/money.ts'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeReadPriorPrices } from './read-prior-prices.ts'

const day = 86_400_000

test('only the plans whose price is a reduced one have a price before', async () => {
  const yearly = aPlan({ id: 'solo-yearly', price: eur(89.99), promoPrice: eur(59.99) })
  const service = await aService({
    plans: [
      { ...yearly, soldThrough: 'ordinary-offers' },
      { ...aPlan({ id: 'solo-monthly' }), soldThrough: 'ordinary-offers' },
      { ...aPlan({ id: 'always', price: eur(89.99), promoPrice: eur(59.99) }), soldThrough: 'ordinary-offers' },
    ],
  })
  const { priceHistory } = service
  const ofYearly = {
    ...service,
    priceHistory: {
      ofPlan: (planId: string) =>
        planId === 'solo-yearly'
          ? Promise.resolve([
              { from: 0, price: eur(89.99) },
              { from: noon - 3 * day, price: eur(59.99) },
            ])
          : priceHistory.ofPlan(planId),
    },
  }
  expect(await makeReadPriorPrices(ofYearly)(['solo-yearly', 'solo-monthly', 'always', 'nowhere'])).toEqual([{ planId: 'solo-yearly', priorPrice: eur(89.99) }])
})

test('a price of the history that the plan no longer has is not compared', async () => {
  const service = await aService({ plans: [{ ...aPlan({ id: 'solo-yearly', price: eur(89.99) }), soldThrough: 'ordinary-offers' }] })
  const priceHistory = { ofPlan: () => Promise.resolve([{ from: 0, price: eur(89.99) }, { from: noon - day, price: eur(59.99) }]) }
  expect(await makeReadPriorPrices({ ...service, priceHistory })(['solo-yearly'])).toEqual([])
})

import { describe, expect, test } from 'vitest'
import type { PlanCatalogue } from '../../application/ports/plan-catalogue.ts'
import { eur, xof } from '../../domain/money/money.ts'
import type { Plan } from '../../domain/plans/plan.ts'
import { type CataloguePlan, priceList } from '../../domain/plans/price-list.ts'
import { aPlan } from '../builders/a-plan.ts'

const sold = (soldThrough: CataloguePlan['soldThrough'], plan: Plan): CataloguePlan => ({ ...plan, soldThrough })

const monthly = aPlan({ id: 'monthly', price: eur(11.99), promoPrice: eur(9.99) })
const inFrancs = aPlan({ id: 'in-francs', price: xof(98_387), provider: 'mobile-money', emailRequired: true })
const lifetime = aPlan({ id: 'lifetime', planType: 'NON_RENEWING', renewingPeriodicity: null, price: eur(99.99), numberOfCoupons: 3 })
const days = aPlan({ id: 'days', planType: 'NON_RENEWING', renewingPeriodicity: null, fixedDuration: 30, fixedDurationUnit: 'days', isFamilyMasterPlan: true, isStatic: true })

const idsOf = (plans: readonly Plan[]): string[] => plans.map(({ id }) => id).toSorted()

/** @param makeSubject gives a catalogue with exactly these plans */
export const describePlanCatalogueContract = (name: string, makeSubject: (plans: readonly CataloguePlan[]) => Promise<PlanCatalogue>): void => {
  describe(`PlanCatalogue: ${name}`, () => {
    const catalogue = () =>
      makeSubject([sold('ordinary-offers', monthly), sold('ordinary-offers', inFrancs), sold('campaign', lifetime), sold('ordinary-offers', days)])

    test.each([
      ['EUR', ['days', 'monthly']],
      ['XOF', ['in-francs']],
    ] as const)('the ordinary offers in %s are those of that currency, without campaigns', async (currency, expected) => {
      expect(idsOf(await (await catalogue()).ordinaryPlans(currency))).toEqual(expected)
    })

    test.each([monthly, inFrancs, lifetime, days])('the plan $id is found as it was written, a campaign’s too', async (plan) => {
      expect(await (await catalogue()).find(plan.id)).toEqual(plan)
    })

    test('a plan that is not sold is not found', async () => {
      expect(await (await catalogue()).find('solo-weekly')).toBeUndefined()
    })

    test('every plan of the price list costs what the list says', async () => {
      const plans = await makeSubject(priceList)
      for (const { id, price, promoPrice } of priceList) {
        expect(await plans.find(id)).toMatchObject({ id, price, promoPrice })
      }
    })
  })
}

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aPlan } from '../../tests/builders/a-plan.ts'
import { currencies } from '../money/money.ts'
import { computePlans } from './compute-plans.ts'
import { paymentProviders, type Plan } from './plan.ts'

const length = fc.oneof(
  fc.constantFrom(
    { planType: 'RENEWING', renewingPeriodicity: 'monthly' } as const,
    { planType: 'RENEWING', renewingPeriodicity: 'quarterly' } as const,
    { planType: 'RENEWING', renewingPeriodicity: 'yearly' } as const,
    { planType: 'NON_RENEWING', renewingPeriodicity: null } as const,
  ),
  fc.record({
    planType: fc.constant('NON_RENEWING' as const),
    renewingPeriodicity: fc.constant(null),
    fixedDuration: fc.oneof(fc.constantFrom(1, 12, 24), fc.integer({ min: 1, max: 60 })),
    fixedDurationUnit: fc.oneof({ weight: 4, arbitrary: fc.constant('months' as const) }, { weight: 1, arbitrary: fc.constant('days' as const) }),
  }),
)

const drawnPlan: fc.Arbitrary<Plan> = fc
  .record({
    length,
    name: fc.constantFrom('a', 'b', 'é', 'Z', 'a'),
    cents: fc.oneof(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 0, max: 1_000_000_000 })),
    promoCents: fc.option(fc.nat({ max: 1_000_000_000 }), { nil: null }),
    currency: fc.constantFrom(...currencies),
    provider: fc.constantFrom(...paymentProviders),
    isFamilyMasterPlan: fc.boolean(),
  })
  .map(({ length: drawnLength, cents, promoCents, currency, ...rest }) =>
    aPlan({
      ...rest,
      ...drawnLength,
      price: { minorUnits: cents, currency },
      promoPrice: promoCents === null ? null : { minorUnits: promoCents % (cents + 1), currency },
    }),
  )
const drawnPlans = fc.array(drawnPlan, { maxLength: 10 }).map((plans) => plans.map((plan, index) => ({ ...plan, id: String(index) })))

/* The rules once more, on fractions of whole numbers of any size, as a person with a pencil would apply them. */

const lengthOf = (plan: Plan): { months: bigint } | { days: bigint } | null => {
  if (plan.renewingPeriodicity === 'monthly') return { months: 1n }
  if (plan.renewingPeriodicity === 'quarterly') return { months: 3n }
  if (plan.renewingPeriodicity === 'yearly') return { months: 12n }
  if (plan.fixedDuration === null) return null
  return plan.fixedDurationUnit === 'days' ? { days: BigInt(plan.fixedDuration) } : { months: BigInt(plan.fixedDuration) }
}

const unitsOf = (plan: Plan, areDays: boolean): bigint | null => {
  const drawnLength = lengthOf(plan)
  if (drawnLength === null) return null
  if ('days' in drawnLength) return drawnLength.days
  if (!areDays) return drawnLength.months
  return drawnLength.months === 12n ? 365n : drawnLength.months * 30n
}

const shown = (minorUnits: bigint, units: bigint, currency: string): bigint => {
  if (currency === 'EUR') {
    const whole = minorUnits / units
    return (minorUnits % units) * 2n >= units ? whole + 1n : whole
  }
  let multiple = (minorUnits / units / 5n) * 5n
  while (multiple * units < minorUnits) multiple += 5n
  return multiple
}

const figuresOf = (plans: readonly Plan[]) => {
  const areDays = plans.some((plan) => 'days' in (lengthOf(plan) ?? {}))
  const figures = plans.map((plan) => {
    const units = unitsOf(plan, areDays)
    const unitPrice = (minorUnits: number | undefined) =>
      units === null || minorUnits === undefined ? null : shown(BigInt(minorUnits), units, plan.price.currency)
    const [priceByUnit, promoPriceByUnit] = [unitPrice(plan.price.minorUnits), unitPrice(plan.promoPrice?.minorUnits)]
    const compared = plan.provider === 'gift-card' ? null : (promoPriceByUnit ?? priceByUnit)
    return { plan, units, priceByUnit, promoPriceByUnit, compared }
  })
  return figures.map(({ plan, units, priceByUnit, promoPriceByUnit, compared }) => {
    const others = figures.filter(
      (other) =>
        other.plan.isFamilyMasterPlan === plan.isFamilyMasterPlan && other.plan.price.currency === plan.price.currency && other.compared !== null,
    )
    const isCheaperThanOne = compared !== null && others.some((other) => other.compared! > compared)
    const highest = others.reduce((most, other) => (other.compared! > most ? other.compared! : most), 0n)
    return {
      id: plan.id,
      unitUsed: areDays ? 'days' : 'months',
      durationInUnit: units,
      priceByUnit,
      promoPriceByUnit,
      discount: isCheaperThanOne ? 100n - (compared * 100n) / highest : null,
    }
  })
}

const exactly = (value: number | null | undefined): bigint | null => (value === null || value === undefined ? null : BigInt(value))

test('every figure is the one that exact fractions give', () => {
  fc.assert(
    fc.property(drawnPlans, (plans) => {
      const { solo, family, unitUsed } = computePlans(plans)
      const priced = [...solo, ...family].toSorted((a, b) => Number(a.id) - Number(b.id))
      expect(
        priced.map((plan) => ({
          id: plan.id,
          unitUsed: plan.unitUsed,
          durationInUnit: exactly(plan.durationInUnit),
          priceByUnit: exactly(plan.priceByUnit?.minorUnits),
          promoPriceByUnit: exactly(plan.promoPriceByUnit?.minorUnits),
          discount: exactly(plan.discount),
        })),
      ).toEqual(figuresOf(plans))
      expect(priced.every((plan) => plan.unitUsed === unitUsed)).toBe(true)
      expect(priced).toMatchObject(plans)
    }),
    { numRuns: 400 },
  )
})

test('a discount is between 1 and 100, the dearest have none, and whoever is cheaper saves no less', () => {
  fc.assert(
    fc.property(drawnPlans, (plans) => {
      const { solo, family } = computePlans(plans)
      for (const group of [solo, family].flatMap((list) => currencies.map((currency) => list.filter(({ price }) => price.currency === currency)))) {
        const compared = group
          .filter(({ provider, priceByUnit }) => provider !== 'gift-card' && priceByUnit !== null)
          .map(({ promoPriceByUnit, priceByUnit, discount }) => ({ cost: (promoPriceByUnit ?? priceByUnit)!.minorUnits, discount }))
          .toSorted((a, b) => a.cost - b.cost)
        expect(compared.at(-1)?.discount ?? null).toBeNull()
        const saved = compared.map(({ discount }) => discount ?? 0)
        expect(saved).toEqual(saved.toSorted((a, b) => b - a))
        expect(compared.every(({ discount }) => discount === null || (discount >= 1 && discount <= 100))).toBe(true)
      }
    }),
  )
})

test('solo is apart from family, each longest first, then by name from the last to the first', () => {
  fc.assert(
    fc.property(drawnPlans, (plans) => {
      const { solo, family } = computePlans(plans)
      expect(solo.some(({ isFamilyMasterPlan }) => isFamilyMasterPlan)).toBe(false)
      expect(family.every(({ isFamilyMasterPlan }) => isFamilyMasterPlan)).toBe(true)
      expect(solo.length + family.length).toBe(plans.length)
      for (const list of [solo, family]) {
        for (const [index, plan] of list.slice(1).entries()) {
          const before = list[index]!
          const [longer, shorter] = [before.durationInUnit ?? Infinity, plan.durationInUnit ?? Infinity]
          expect(longer > shorter || (longer === shorter && before.name >= plan.name)).toBe(true)
        }
      }
    }),
  )
})

test('the order in which plans are given changes nothing but the order of plans of one name and length', () => {
  fc.assert(
    fc.property(drawnPlans, (plans) => {
      const byId = (list: ReturnType<typeof computePlans>) => [...list.solo, ...list.family].toSorted((a, b) => Number(a.id) - Number(b.id))
      expect(byId(computePlans(plans.toReversed()))).toEqual(byId(computePlans(plans)))
    }),
  )
})

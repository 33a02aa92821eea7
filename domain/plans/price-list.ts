import { eur, type Money, xof } from '../money/money.ts'
import type { Plan } from './plan.ts'

/** Where a plan of the catalogue is sold: on `/premium`, or only through a campaign of its own. */
export type CataloguePlan = Plan & {
  readonly soldThrough: 'ordinary-offers' | 'campaign'
  /** A per-month figure printed in the price table that a calculator does not give; pages show the computed one. */
  readonly printedPricePerMonth?: number
}

/** The product that a subscription opens, and the two packs that are sold beside it. */
const products = { subscription: 'alveole', holidayWorkbook: 'cahier-de-vacances', languageTest: 'toeic' } as const

const euroFrancParityTimes1000 = 655_957

/** A reference price in euros at the fixed parity of 655.957 francs, in whole francs. */
const atFixedParity = (price: Money): Money =>
  xof(Math.round((price.minorUnits * euroFrancParityTimes1000) / 100_000))

const base: Omit<Plan, 'id' | 'name' | 'price'> = {
  product: products.subscription,
  promoPrice: null,
  provider: 'card',
  planType: 'RENEWING',
  renewingPeriodicity: null,
  fixedDuration: null,
  fixedDurationUnit: null,
  isFamilyMasterPlan: false,
  isPopular: false,
  numberOfCoupons: null,
  isStatic: false,
  hideCouponSummary: false,
  emailRequired: false,
}

const monthly = { ...base, renewingPeriodicity: 'monthly' } as const
const quarterly = { ...base, renewingPeriodicity: 'quarterly' } as const
const yearly = { ...base, renewingPeriodicity: 'yearly' } as const
const family = { isFamilyMasterPlan: true } as const
const paidOnce = { ...base, planType: 'NON_RENEWING' } as const
const ordinary = { soldThrough: 'ordinary-offers' } as const
const campaign = { soldThrough: 'campaign' } as const
const africa = {
  ...paidOnce,
  ...family,
  ...ordinary,
  price: atFixedParity(eur(149.99)),
  fixedDuration: 12,
  fixedDurationUnit: 'months',
  numberOfCoupons: 74,
} as const

const plan = (id: string, price: Money, rest: Omit<CataloguePlan, 'id' | 'name' | 'price'>): CataloguePlan => ({
  ...rest,
  id,
  name: id,
  price,
})

/**
 * Every plan that the product sells. Source: specification, section 9, "Prices".
 * Kinds that the table lists at several prices (flash, partner variants) are plans of their own, reached by their campaigns.
 */
export const priceList: readonly CataloguePlan[] = [
  plan('solo-monthly', eur(11.99), { ...monthly, ...ordinary }),
  plan('solo-quarterly', eur(29.99), { ...quarterly, ...ordinary }),
  plan('solo-yearly', eur(89.99), { ...yearly, ...ordinary, isPopular: true }),
  plan('solo-yearly-flash', eur(59.99), { ...yearly, ...campaign }),
  plan('solo-yearly-partner', eur(99.99), { ...yearly, ...campaign }),
  plan('family-monthly', eur(22.99), { ...monthly, ...family, ...ordinary }),
  plan('family-quarterly', eur(64.99), { ...quarterly, ...family, ...ordinary }),
  plan('family-yearly', eur(149.99), { ...yearly, ...family, ...ordinary, isPopular: true }),
  plan('family-yearly-partner', eur(159.99), { ...yearly, ...family, ...campaign }),
  plan('family-lifetime', eur(99.99), { ...paidOnce, ...family, ...campaign }),
  plan('family-holiday-workbook', eur(6.99), {
    ...paidOnce,
    ...family,
    ...campaign,
    product: products.holidayWorkbook,
    fixedDuration: 2,
    fixedDurationUnit: 'months',
  }),
  plan('toeic-pack', eur(49.99), {
    ...paidOnce,
    ...campaign,
    product: products.languageTest,
    fixedDuration: 3,
    fixedDurationUnit: 'months',
    printedPricePerMonth: 9.99,
  }),
  plan('family-4-years', eur(249), { ...paidOnce, ...family, ...campaign, fixedDuration: 48, fixedDurationUnit: 'months' }),
  plan('solo-4-years', eur(199), { ...paidOnce, ...campaign, fixedDuration: 48, fixedDurationUnit: 'months' }),
  { ...africa, id: 'africa-family-yearly-mobile-money', name: 'africa-family-yearly-mobile-money', provider: 'mobile-money', emailRequired: true, isPopular: true, printedPricePerMonth: 13.5 },
  { ...africa, id: 'africa-family-yearly-card', name: 'africa-family-yearly-card', provider: 'card', printedPricePerMonth: 12.5 },
]

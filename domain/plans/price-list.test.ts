import { expect, test } from 'vitest'
import { planDuration } from './plan.ts'
import { priceList } from './price-list.ts'
import { toDecimal } from '../money/money.ts'

const rows = priceList.map((plan) => {
  const duration = planDuration(plan)
  return [
    plan.id,
    `${toDecimal(plan.price)} ${plan.price.currency}`,
    duration.kind === 'lifetime' ? 'for life' : `${duration.length} ${duration.unit}`,
    plan.planType === 'RENEWING' ? 'renewed' : 'once',
    plan.isFamilyMasterPlan ? 'family' : 'solo',
    plan.provider,
    plan.soldThrough,
    plan.product,
  ].join(' | ')
})

test('the price list is that of the specification', () => {
  expect(rows).toEqual([
    'solo-monthly | 11.99 EUR | 1 months | renewed | solo | card | ordinary-offers | alveole',
    'solo-quarterly | 29.99 EUR | 3 months | renewed | solo | card | ordinary-offers | alveole',
    'solo-yearly | 89.99 EUR | 12 months | renewed | solo | card | ordinary-offers | alveole',
    'solo-yearly-flash | 59.99 EUR | 12 months | renewed | solo | card | campaign | alveole',
    'solo-yearly-partner | 99.99 EUR | 12 months | renewed | solo | card | campaign | alveole',
    'family-monthly | 22.99 EUR | 1 months | renewed | family | card | ordinary-offers | alveole',
    'family-quarterly | 64.99 EUR | 3 months | renewed | family | card | ordinary-offers | alveole',
    'family-yearly | 149.99 EUR | 12 months | renewed | family | card | ordinary-offers | alveole',
    'family-yearly-partner | 159.99 EUR | 12 months | renewed | family | card | campaign | alveole',
    'family-lifetime | 99.99 EUR | for life | once | family | card | campaign | alveole',
    'family-holiday-workbook | 6.99 EUR | 2 months | once | family | card | campaign | cahier-de-vacances',
    'toeic-pack | 49.99 EUR | 3 months | once | solo | card | campaign | toeic',
    'family-4-years | 249 EUR | 48 months | once | family | card | campaign | alveole',
    'solo-4-years | 199 EUR | 48 months | once | solo | card | campaign | alveole',
    'africa-family-yearly-mobile-money | 98387 XOF | 12 months | once | family | mobile-money | ordinary-offers | alveole',
    'africa-family-yearly-card | 98387 XOF | 12 months | once | family | card | ordinary-offers | alveole',
  ])
})

const idsWhere = (isChosen: (plan: (typeof priceList)[number]) => boolean) => priceList.filter(isChosen).map(({ id }) => id)

test('names are the identifiers, and each is there once', () => {
  expect(priceList.map(({ name }) => name)).toEqual(priceList.map(({ id }) => id))
  expect(new Set(idsWhere(() => true)).size).toBe(priceList.length)
})

test.each([
  ['is popular', idsWhere(({ isPopular }) => isPopular), ['solo-yearly', 'family-yearly', 'africa-family-yearly-mobile-money']],
  ['asks for an e-mail', idsWhere(({ emailRequired }) => emailRequired), ['africa-family-yearly-mobile-money']],
  ['is static', idsWhere(({ isStatic }) => isStatic), []],
  ['hides its coupon', idsWhere(({ hideCouponSummary }) => hideCouponSummary), []],
  ['has a promotional price', idsWhere(({ promoPrice }) => promoPrice !== null), []],
])('what %s is said by the list', (_, ids, expected) => {
  expect(ids).toEqual(expected)
})

test('Africa has 74 coupons for its yearly plans, and only these', () => {
  expect(priceList.flatMap(({ id, numberOfCoupons }) => (numberOfCoupons === null ? [] : [[id, numberOfCoupons]]))).toEqual([
    ['africa-family-yearly-mobile-money', 74],
    ['africa-family-yearly-card', 74],
  ])
})

test('the figures per month that a calculator does not give stay beside their plans', () => {
  expect(priceList.flatMap(({ id, printedPricePerMonth }) => (printedPricePerMonth === undefined ? [] : [[id, printedPricePerMonth]]))).toEqual([
    ['toeic-pack', 9.99],
    ['africa-family-yearly-mobile-money', 13.5],
    ['africa-family-yearly-card', 12.5],
  ])
})

import { describe, expect, test } from 'vitest'
import { eur, xof } from '../money/money.ts'
import { couponPriorPrice } from './coupon-prior-price.ts'

const day = 86_400_000
const now = Date.UTC(2026, 10, 21)
const daysAgo = (days: number) => now - days * day
const prior = (history: Parameters<typeof couponPriorPrice>[0], couponStartsAt: number | null = null, reducedPrice = eur(80.99)) =>
  couponPriorPrice(history, { reducedPrice, couponStartsAt, now })

describe('beside the price with a code stands', () => {
  test.each([
    ['the price that has not changed for a year', [{ from: daysAgo(365), price: eur(89.99) }], eur(89.99)],
    ['the price of a plan that is new', [{ from: now, price: eur(89.99) }], eur(89.99)],
    ['the lower price of three weeks ago', [{ from: daysAgo(365), price: eur(99.99) }, { from: daysAgo(21), price: eur(84.99) }, { from: daysAgo(14), price: eur(99.99) }], eur(84.99)],
    ['the price that was in force as the 30 days began', [{ from: daysAgo(31), price: eur(84.99) }, { from: daysAgo(29), price: eur(99.99) }], eur(84.99)],
    ['no price that ended as the 30 days began', [{ from: daysAgo(90), price: eur(84.99) }, { from: daysAgo(30), price: eur(99.99) }], eur(99.99)],
    ['today’s price where it went down', [{ from: daysAgo(90), price: eur(99.99) }, { from: daysAgo(2), price: eur(89.99) }], eur(89.99)],
    ['no price that is to come', [{ from: daysAgo(90), price: eur(89.99) }, { from: now + day, price: eur(81) }], eur(89.99)],
    ['nothing where the code leads to no lower price', [{ from: daysAgo(90), price: eur(89.99) }, { from: daysAgo(20), price: eur(80.99) }, { from: daysAgo(10), price: eur(89.99) }], null],
    ['nothing where no price is known', [], null],
    ['nothing where only prices of another currency are known', [{ from: daysAgo(90), price: xof(98_387) }], null],
  ])('%s', (_, history, expected) => {
    expect(prior(history)).toEqual(expected)
    expect(prior(history.toReversed())).toEqual(expected)
  })
})

describe('the 30 days are those before the code began', () => {
  const history = [
    { from: daysAgo(200), price: eur(85) },
    { from: daysAgo(100), price: eur(95) },
    { from: daysAgo(40), price: eur(99.99) },
    { from: daysAgo(5), price: eur(90) },
  ]

  test.each([
    ['a week ago', daysAgo(7), eur(99.99)],
    ['three weeks ago', daysAgo(21), eur(95)],
    ['as the price changed', daysAgo(5), eur(99.99)],
    ['later than now, which cannot be', now + day, eur(90)],
    ['before there was a price: today’s counts', daysAgo(300), eur(90)],
    ['as the first price came: today’s counts', daysAgo(200), eur(90)],
  ])('%s', (_, startsAt, expected) => {
    expect(prior(history, startsAt)).toEqual(expected)
  })
})

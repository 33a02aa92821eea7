import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { eur, xof } from '../money/money.ts'
import type { CampaignWindow } from './campaign.ts'
import { type CampaignPrice, countdownDeadline, reducedPriceEndsAt, remainingTime, shownCountdown } from './countdown.ts'

const minute = 60_000
const day = 24 * 60 * minute
const start = Date.UTC(2024, 1, 5)
const first = start + 10 * minute
const lasting = (days: number, rotation: 1 | 2 | 3 | 4 | 5 | 6 | 7 | null): { window: CampaignWindow } => ({
  window: { startsAt: start, endsAt: start + days * day, countdown: rotation === null ? null : { days: rotation, offsetMinutes: 10 } },
})
const week = lasting(7, 3)

describe('the deadline', () => {
  test.each([
    ['as the campaign starts is the start of the first period', week, start, first],
    ['just before the first period is its start', week, first - 1, first],
    ['as the first period starts is its end', week, first, first + 3 * day],
    ['in the first period is its end', week, first + day, first + 3 * day],
    ['just before a period ends is its end', week, first + 3 * day - 1, first + 3 * day],
    ['as a period ends is the end of the next', week, first + 3 * day, first + 6 * day],
    ['in the last period is the end of the campaign', week, first + 6 * day, start + 7 * day],
    ['just before the campaign ends is its end', week, start + 7 * day - 1, start + 7 * day],
    ['of a rotation of one day is the next day', lasting(7, 1), first + day, first + 2 * day],
    ['of a rotation of a week is the end, ten minutes before', lasting(7, 7), first, start + 7 * day],
  ])('%s', (_, campaign, now, deadline) => {
    expect(countdownDeadline(campaign, now)).toBe(deadline)
  })

  test('of a campaign without an end goes on from period to period', () => {
    const endless = { window: { startsAt: start, endsAt: null, countdown: { days: 2, offsetMinutes: 0 } } } as const
    expect(countdownDeadline(endless, start + 101 * day)).toBe(start + 102 * day)
  })

  test.each([
    ['before the campaign', week, start - 1],
    ['as the campaign ends', week, start + 7 * day],
    ['of a campaign without a countdown', lasting(7, null), start],
    ['of a campaign without dates', { window: { startsAt: null, endsAt: null, countdown: null } }, start],
  ] as [string, { window: CampaignWindow }, number][])('%s is none', (_, campaign, now) => {
    expect(countdownDeadline(campaign, now)).toBeNull()
  })

  test('is always ahead, at most one period, and never past the end', () => {
    const drawn = fc.record({
      rotation: fc.constantFrom(1 as const, 2 as const, 3 as const, 4 as const, 5 as const, 6 as const, 7 as const),
      days: fc.integer({ min: 1, max: 100 }),
      at: fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true }),
    })
    fc.assert(
      fc.property(drawn, ({ rotation, days, at }) => {
        const now = start + Math.floor(at * days * day)
        const deadline = countdownDeadline(lasting(days, rotation), now)!
        expect(deadline).toBeGreaterThan(now)
        expect(deadline - now).toBeLessThanOrEqual(rotation * day)
        expect(deadline).toBeLessThanOrEqual(start + days * day)
        expect(deadline === start + days * day || (deadline - first) % (rotation * day) === 0).toBe(true)
      }),
    )
  })
})

const end = start + 7 * day
const reduced: CampaignPrice = { price: eur(59.99), ordinaryPrice: eur(89.99), reduction: { by: 'campaign' } }
const withCoupon = (endsAt: number | null): CampaignPrice => ({ price: eur(80.99), ordinaryPrice: eur(89.99), reduction: { by: 'coupon', endsAt } })
const endless = { window: { startsAt: start, endsAt: null, countdown: { days: 3, offsetMinutes: 10 } } } as const

describe('the reduced price ends', () => {
  test.each([
    ['with the campaign that alone sells the plan', week, reduced, end],
    ['never, when that campaign has no end', endless, reduced, null],
    ['with its coupon, when that ends before the campaign', week, withCoupon(first + 3 * day), first + 3 * day],
    ['with its coupon, when that ends after the campaign', week, withCoupon(end + 1), end + 1],
    ['with its coupon, when the campaign has no end', endless, withCoupon(end), end],
    ['never, when its coupon has no end, though the campaign has one', week, withCoupon(null), null],
    ['never, when neither its coupon nor the campaign ends', endless, withCoupon(null), null],
    ['never, when its coupon takes nothing off', week, { ...withCoupon(end), price: eur(89.99) }, null],
    ['never, when it is the ordinary price', week, { ...reduced, price: eur(89.99) }, null],
    ['never, when it is above the ordinary price', week, { ...reduced, price: eur(99.99) }, null],
    ['at the end, when it is one cent less', week, { ...reduced, price: eur(89.98) }, end],
    ['never, when the two cannot be compared', week, { ...reduced, price: xof(59) }, null],
  ])('%s', (_, campaign, price, expected) => {
    expect(reducedPriceEndsAt(campaign, price)).toBe(expected)
  })
})

describe('a countdown', () => {
  test.each([
    ['is shown in the last period, when the price goes up with its end', week, reduced, first + 6 * day, end],
    ['is shown in the period with which the coupon ends', week, withCoupon(first + 3 * day), first, first + 3 * day],
    ['is shown in the last period, when the coupon ends with the campaign', week, withCoupon(end), first + 6 * day, end],
    ['is not shown in the last period, when 10 % are off for whoever has a code without an end', week, withCoupon(null), first + 6 * day, null],
    ['is not shown in the last period, when the coupon ends after the campaign', week, withCoupon(end + 1), first + 6 * day, null],
    ['is not shown while another period follows at the same price', week, reduced, first, null],
    ['is not shown when nothing is reduced', week, { ...reduced, price: eur(89.99) }, first + 6 * day, null],
    ['is not shown when the price never ends', endless, reduced, first, null],
    ['is not shown once the campaign is over', week, reduced, end, null],
    ['is not shown for a campaign that has none', lasting(7, null), reduced, end - 1, null],
    ['is not shown when neither the period nor the price ends', { window: { startsAt: null, endsAt: null, countdown: null } }, reduced, start, null],
  ] as [string, { window: CampaignWindow }, CampaignPrice, number, number | null][])('%s', (_, campaign, price, now, expected) => {
    expect(shownCountdown(campaign, price, now)).toBe(expected)
  })
})

describe('the time left', () => {
  test.each([
    [0, 0, 0, 0, 0],
    [999, 0, 0, 0, 0],
    [1000, 0, 0, 0, 1],
    [minute - 1, 0, 0, 0, 59],
    [minute, 0, 0, 1, 0],
    [60 * minute - 1, 0, 0, 59, 59],
    [60 * minute, 0, 1, 0, 0],
    [day - 1, 0, 23, 59, 59],
    [day, 1, 0, 0, 0],
    [day + 3600_000 + minute + 1000, 1, 1, 1, 1],
    [7 * day, 7, 0, 0, 0],
    [-1, 0, 0, 0, 0],
    [-day - 1, 0, 0, 0, 0],
  ])('of %i ms is %i d %i h %i min %i s', (left, days, hours, minutes, seconds) => {
    expect(remainingTime(start + left, start)).toEqual({ days, hours, minutes, seconds })
  })

  test('adds up to what there is, to the second below', () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 1000 * day }), (left) => {
        const { days, hours, minutes, seconds } = remainingTime(left, 0)
        expect(((days * 24 + hours) * 60 + minutes) * 60 + seconds).toBe(Math.floor(left / 1000))
      }),
    )
  })
})

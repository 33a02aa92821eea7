import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { subscriptionFacts } from '../../tests/builders/a-subscription.ts'
import { currencies, eur, xof } from '../money/money.ts'
import { isFrenchWorkingDay, metropolitanOffset } from './french-calendar.ts'
import { givesAccess } from './subscription-status.ts'
import { refundOfUnusedDays, withdraw, withdrawalDeadline } from './withdrawal.ts'

const oneDay = 86_400_000
const inDakar = () => 0
const deadlineOf = (concludedAt: string, paidAt: string | null = concludedAt, offsetAt = metropolitanOffset) =>
  withdrawalDeadline({ concludedAt: Date.parse(concludedAt), paidAt: paidAt === null ? null : Date.parse(paidAt) }, offsetAt)

describe('somebody can withdraw', () => {
  test.each([
    ['2026-11-20T09:00:00Z', 'Friday', '2026-12-04T23:00:00Z'],
    ['2026-11-20T22:59:59Z', 'Friday, just before midnight in Paris', '2026-12-04T23:00:00Z'],
    ['2026-11-20T23:00:00Z', 'Saturday, midnight in Paris', '2026-12-07T23:00:00Z'],
    ['2026-11-21T12:00:00Z', 'Saturday', '2026-12-07T23:00:00Z'],
    ['2026-11-22T12:00:00Z', 'Sunday', '2026-12-07T23:00:00Z'],
    ['2026-11-23T12:00:00Z', 'Monday', '2026-12-07T23:00:00Z'],
    ['2026-06-30T12:00:00Z', 'fourteen days before 14 July', '2026-07-15T22:00:00Z'],
    ['2026-04-17T12:00:00Z', 'fourteen days before Friday 1 May', '2026-05-04T22:00:00Z'],
    ['2026-12-11T12:00:00Z', 'fourteen days before Christmas', '2026-12-28T23:00:00Z'],
    ['2026-12-18T12:00:00Z', 'fourteen days before New Year', '2027-01-04T23:00:00Z'],
    ['2026-03-20T12:00:00Z', 'before the clocks of spring and a Good Friday that is worked', '2026-04-03T22:00:00Z'],
    ['2026-03-22T12:00:00Z', 'fourteen days before Easter', '2026-04-07T22:00:00Z'],
    ['2026-10-15T12:00:00Z', 'before the clocks of autumn', '2026-10-29T23:00:00Z'],
    ['2027-03-12T12:00:00Z', 'fourteen days before the last Friday before the clocks of spring', '2027-03-26T23:00:00Z'],
  ])('from %s (%s) until %s', (concludedAt, _, deadline) => {
    expect(new Date(deadlineOf(concludedAt)).toISOString()).toBe(new Date(deadline).toISOString())
  })

  test.each([
    ['the contract, when no payment came', null, '2026-12-04T23:00:00Z'],
    ['the contract, when the payment came before it', '2026-11-01T09:00:00Z', '2026-12-04T23:00:00Z'],
    ['the contract, when it was paid on the same day', '2026-11-20T22:59:59Z', '2026-12-04T23:00:00Z'],
    ['the payment, when it came just after midnight', '2026-11-20T23:00:00Z', '2026-12-07T23:00:00Z'],
    ['the payment, when it came on the sixteenth day', '2026-12-06T09:00:00Z', '2026-12-21T23:00:00Z'],
  ])('for fourteen days after %s', (_, paidAt, deadline) => {
    expect(deadlineOf('2026-11-20T09:00:00Z', paidAt)).toBe(Date.parse(deadline))
  })

  test('until midnight where they are', () => {
    expect(deadlineOf('2026-11-20T23:30:00Z', null, inDakar)).toBe(Date.parse('2026-12-05T00:00:00Z'))
  })

  test('until midnight by the clocks of that night, when they change at midnight', () => {
    const midnight = Date.parse('2026-12-05T00:00:00Z')
    const turnedBackAtMidnight = (time: number) => (time < midnight - 60 * 60_000 ? 60 : 0)
    expect(deadlineOf('2026-11-20T12:00:00Z', null, turnedBackAtMidnight)).toBe(midnight)
  })

  test('until midnight by the clocks of that night, when they change just after it', () => {
    const midnight = Date.parse('2026-12-04T23:00:00Z')
    const turnedOnAfterMidnight = (time: number) => (time < midnight + 90 * 60_000 ? 60 : 120)
    expect(deadlineOf('2026-11-20T12:00:00Z', null, turnedOnAfterMidnight)).toBe(midnight)
  })

  test('for 14 whole days at least, to the end of a working day', () => {
    fc.assert(
      fc.property(fc.date({ min: new Date('2020-01-01'), max: new Date('2060-01-01'), noInvalidDate: true }), (date) => {
        const deadline = withdrawalDeadline({ concludedAt: date.getTime(), paidAt: null }, inDakar)
        expect(deadline % oneDay).toBe(0)
        expect(deadline - date.getTime()).toBeGreaterThan(14 * oneDay)
        expect(isFrenchWorkingDay(deadline / oneDay - 1)).toBe(true)
        for (let day = Math.floor(date.getTime() / oneDay) + 14; day < deadline / oneDay - 1; day += 1) expect(isFrenchWorkingDay(day)).toBe(false)
      }),
    )
  })
})

describe('what was not used', () => {
  const month = { startsAt: 0, endsAt: 30 * oneDay }

  test.each([
    ['nothing used', month, eur(11.99), 0, eur(11.99)],
    ['a first day not over', month, eur(11.99), oneDay - 1, eur(11.99)],
    ['one day used', month, eur(11.99), oneDay, eur(11.6)],
    ['three days used', month, eur(11.99), 3 * oneDay, eur(10.8)],
    ['all but a day used', month, eur(11.99), 29 * oneDay, eur(0.4)],
    ['the last day not over', month, eur(11.99), 30 * oneDay - 1, eur(0.4)],
    ['everything used', month, eur(11.99), 30 * oneDay, eur(0)],
    ['more than everything used', month, eur(11.99), 90 * oneDay, eur(0)],
    ['a plan that begins later', month, eur(11.99), -5 * oneDay, eur(11.99)],
    ['half a year used', { startsAt: oneDay, endsAt: 365 * oneDay + oneDay }, eur(89.99), 183 * oneDay, eur(45.12)],
    ['fourteen days of a year used, in francs', { startsAt: 0, endsAt: 365 * oneDay }, xof(98_387), 14 * oneDay, xof(94_614)],
    ['a plan for life', { startsAt: 0, endsAt: null }, eur(99.99), 14 * oneDay, eur(99.99)],
    ['nothing paid', month, eur(0), oneDay, eur(0)],
    ['half a day used of a day and a half', { startsAt: 0, endsAt: 1.5 * oneDay }, eur(10), oneDay, eur(5)],
    ['a period that ends as it begins, not begun', { startsAt: 0, endsAt: 0 }, eur(10), 0, eur(10)],
  ])('with %s is given back by days', (_, term, paid, now, refund) => {
    expect(refundOfUnusedDays(term, paid, now)).toEqual(refund)
  })

  test('is never more than what was paid, never below nothing, never more the longer it was used, and exact', () => {
    const price = fc.record({ minorUnits: fc.integer({ min: 0, max: 1_000_000_000 }), currency: fc.constantFrom(...currencies) })
    const moment = fc.integer({ min: -10 * oneDay, max: 1500 * oneDay })
    fc.assert(
      fc.property(price, fc.integer({ min: 1, max: 1461 }), moment, moment, (paid, days, a, b) => {
        const term = { startsAt: 0, endsAt: days * oneDay }
        const [early, late] = [refundOfUnusedDays(term, paid, Math.min(a, b)), refundOfUnusedDays(term, paid, Math.max(a, b))]
        expect(early.minorUnits).toBeLessThanOrEqual(paid.minorUnits)
        expect(late.minorUnits).toBeGreaterThanOrEqual(0)
        expect(late.minorUnits).toBeLessThanOrEqual(early.minorUnits)
        const used = BigInt(Math.min(days, Math.max(0, Math.floor(Math.max(a, b) / oneDay))))
        const owed = BigInt(paid.minorUnits) * (BigInt(days) - used)
        expect(BigInt(late.minorUnits)).toBe((owed + BigInt(days) - 1n) / BigInt(days))
      }),
      { numRuns: 1000 },
    )
  })
})

describe('withdrawing', () => {
  const concludedAt = Date.parse('2026-11-20T09:00:00Z')
  const deadline = Date.parse('2026-12-04T23:00:00Z')
  const facts = subscriptionFacts({ concludedAt, paidAt: concludedAt, startsAt: concludedAt, endsAt: concludedAt + 365 * oneDay })
  const at = (now: number, changes = {}) => withdraw({ ...facts, ...changes }, { paid: eur(89.99), now })

  test('ends access and gives back what was not used', () => {
    const now = concludedAt + 10 * oneDay
    const { facts: after, refund } = at(now)._unsafeUnwrap()
    expect(after).toEqual({ ...facts, refundedAt: now })
    expect(refund).toEqual(eur(87.53))
    expect(givesAccess(after, now)).toBe(false)
  })

  test('is possible until the last moment, and for a cancelled subscription too', () => {
    expect(at(deadline - 1)._unsafeUnwrap().refund).toEqual(eur(86.54))
    expect(at(deadline - 1, { cancelledAt: concludedAt + 1 })._unsafeUnwrap().refund).toEqual(eur(86.54))
  })

  test('is possible for whoever pays on the sixteenth day, for fourteen days more', () => {
    const paidAt = concludedAt + 16 * oneDay
    const late = { paidAt, startsAt: paidAt, endsAt: paidAt + 365 * oneDay }
    const lateDeadline = Date.parse('2026-12-21T23:00:00Z')
    expect(at(paidAt, late)._unsafeUnwrap().refund).toEqual(eur(89.99))
    expect(at(lateDeadline - 1, late).isOk()).toBe(true)
    expect(at(lateDeadline, late)._unsafeUnwrapErr()).toEqual({ type: 'withdrawal-too-late', endedAt: lateDeadline })
  })

  test('counts days by the clocks that it is given', () => {
    expect(withdraw(facts, { paid: eur(89.99), now: deadline, offsetAt: inDakar })._unsafeUnwrap().refund).toEqual(eur(86.54))
  })

  test.each([
    ['when the last day is over', deadline, {}, { type: 'withdrawal-too-late', endedAt: deadline }],
    ['when it is not paid', deadline - 1, { paidAt: null }, { type: 'subscription-pending' }],
    ['when it has ended', concludedAt + oneDay, { endsAt: concludedAt + oneDay }, { type: 'subscription-expired', endedAt: concludedAt + oneDay }],
    ['when it was refunded', deadline, { refundedAt: concludedAt + 5 }, { type: 'subscription-already-refunded', refundedAt: concludedAt + 5 }],
  ])('%s is refused', (_, now, changes, refusal) => {
    expect(at(now, changes)._unsafeUnwrapErr()).toEqual(refusal)
  })
})

import { err, ok, type Result } from 'neverthrow'
import type { Money } from '../money/money.ts'
import { atLocalTime, isFrenchWorkingDay, localTime, metropolitanOffset, type OffsetAt } from './french-calendar.ts'
import { notRunning, type SubscriptionNotRunning } from './subscription-refusal.ts'
import { type SubscriptionFacts, subscriptionStatus } from './subscription-status.ts'

const millisecondsPerDay = 86_400_000
const withdrawalDays = 14

/**
 * The first moment at which it is too late to withdraw: midnight after the fourteenth day that follows the day of the
 * contract, or the day of its first payment when that came later, so that nobody pays when it is too late already. The
 * last day counts whole; when it is a Saturday, a Sunday or a public holiday, the next working day is the last.
 *
 * Source: Code de la consommation, articles L221-18 and L221-19.
 *
 * @param contract when it was concluded, and when the first payment came (null when none did), milliseconds since 1970
 * @param offsetAt the clocks by which days begin and end: those of metropolitan France by default
 * @example withdrawalDeadline({ concludedAt: november20, paidAt: november20 }) // midnight in Paris after Friday 4 December 2026
 */
export const withdrawalDeadline = (
  { concludedAt, paidAt }: Pick<SubscriptionFacts, 'concludedAt' | 'paidAt'>,
  offsetAt: OffsetAt = metropolitanOffset,
): number => {
  const from = Math.max(concludedAt, paidAt ?? concludedAt)
  let lastDay = Math.floor(localTime(from, offsetAt) / millisecondsPerDay) + withdrawalDays
  while (!isFrenchWorkingDay(lastDay)) lastDay += 1
  return atLocalTime((lastDay + 1) * millisecondsPerDay, offsetAt)
}

/**
 * What a person gets back of what they paid: the part of the days not used. A day begun and not over is not a used day,
 * and a fraction of a cent goes to the person. Of a plan for life no part is used in 14 days: all is given back.
 *
 * Source: Code de la consommation, article L221-25.
 *
 * @param term the period that was paid; milliseconds since 1970
 * @example refundOfUnusedDays({ startsAt: 0, endsAt: 30 * day }, eur(11.99), 3 * day) // 10.80 €
 */
export const refundOfUnusedDays = (
  { startsAt, endsAt }: Pick<SubscriptionFacts, 'startsAt' | 'endsAt'>,
  paid: Money,
  now: number,
): Money => {
  if (endsAt === null) return paid
  const days = Math.max(1, Math.ceil((endsAt - startsAt) / millisecondsPerDay))
  const used = Math.min(days, Math.max(0, Math.floor((now - startsAt) / millisecondsPerDay)))
  return { ...paid, minorUnits: Math.ceil((paid.minorUnits * (days - used)) / days) }
}

export type WithdrawalRefusal =
  | SubscriptionNotRunning
  | { readonly type: 'withdrawal-too-late'; readonly endedAt: number }

/** The subscription as it is after the person withdrew, and what they get back. */
export type Withdrawal = { readonly facts: SubscriptionFacts; readonly refund: Money }

/**
 * Withdraws from a contract within 14 days of it, or of a first payment that came later: access ends, and what was not used is paid back, by days. Access began at
 * once because the person asked for it at checkout, knowing this; without that no order is taken.
 * A cancelled subscription can be withdrawn from too. Refused when it is pending, expired (the service was given in full)
 * or refunded already, and when the 14 days are over.
 *
 * Source: Code de la consommation, articles L221-18, L221-19 and L221-25.
 *
 * @param paid what the first period cost
 * @param now when the person withdrew, milliseconds since 1970
 * @example withdraw(facts, { paid: eur(11.99), now }) // ok({ facts: { ...facts, refundedAt: now }, refund: eur(10.80) })
 */
export const withdraw = (
  facts: SubscriptionFacts,
  { paid, now, offsetAt = metropolitanOffset }: { paid: Money; now: number; offsetAt?: OffsetAt },
): Result<Withdrawal, WithdrawalRefusal> => {
  const status = subscriptionStatus(facts, now)
  if (status.state !== 'active' && status.state !== 'cancelled') return err(notRunning(status))
  const endedAt = withdrawalDeadline(facts, offsetAt)
  if (now >= endedAt) return err({ type: 'withdrawal-too-late', endedAt })
  return ok({ facts: { ...facts, refundedAt: now }, refund: refundOfUnusedDays(facts, paid, now) })
}

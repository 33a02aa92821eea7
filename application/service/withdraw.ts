import { err, ok, type Result } from 'neverthrow'
import type { Money } from '../../domain/money/money.ts'
import { withdraw, type WithdrawalRefusal } from '../../domain/subscriptions/withdrawal.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'
import type { Refund, RefundRepository } from '../ports/refund-repository.ts'
import type { SubscriptionChange, SubscriptionRepository } from '../ports/subscription-repository.ts'
import type { AskRefund } from './make-refunds.ts'
import { findOwnSubscription, type SubscriptionUnknown } from './own-subscription.ts'
import { withdrawalMail } from './subscription-mails.ts'

/** The right to withdraw is that of whoever bought the card. */
export type WithdrawalNotForGiftCards = { readonly type: 'withdrawal-not-for-gift-cards' }

export type WithdrawError = SubscriptionUnknown | WithdrawalRefusal | WithdrawalNotForGiftCards

/** `withdrawnAt` in milliseconds since 1970; `refund` is what goes back to the person. */
export type WithdrawnSubscription = { readonly subscriptionId: string; readonly withdrawnAt: number; readonly refund: Money }

/**
 * Withdraws from the member's own subscription: access ends at once, the days not used are paid back, and a mail says so.
 * The withdrawal stands whether or not the provider answers now: `makeMakeRefunds` asks again. Withdrawing twice gives
 * the first answer.
 */
export const makeWithdraw =
  ({
    subscriptions,
    refunds,
    plans,
    members,
    askRefund,
    clock,
  }: {
    subscriptions: SubscriptionRepository
    refunds: RefundRepository
    plans: Pick<PlanCatalogue, 'find'>
    members: Pick<MemberRepository, 'find'>
    askRefund: AskRefund
    clock: Clock
  }) =>
  async (subscriptionId: string, memberId: string): Promise<Result<WithdrawnSubscription, WithdrawError>> => {
    const own = await findOwnSubscription(subscriptions, subscriptionId, memberId)
    if (!own) return err({ type: 'subscription-unknown' })
    const plan = await plans.find(own.planId)
    const member = await members.find(memberId)

    const now = clock.now()
    const changed = await subscriptions.change(subscriptionId, (current, order): Result<SubscriptionChange, WithdrawError> => {
      if (order.provider === 'gift-card') return err({ type: 'withdrawal-not-for-gift-cards' })
      return withdraw(current, { paid: order.amount, now }).map(({ facts, refund: amount }) => {
        const refund: Refund = { orderId: order.id, amount, state: amount.minorUnits === 0 ? 'done' : 'asked', askedAt: now }
        const mails = member && plan ? [withdrawalMail({ plan, member }, { orderId: order.id, withdrawnAt: now, refund: amount })] : []
        return { subscription: { ...current, ...facts }, mails, refund }
      })
    })
    if (!changed) return err({ type: 'subscription-unknown' })
    const refusal = changed.isErr() ? changed.error : null
    if (refusal && refusal.type !== 'subscription-already-refunded') return err(refusal)

    const refund = await refunds.find(own.orderId)
    if (!refund) throw new Error(`The subscription ${subscriptionId} was withdrawn from without a refund.`)
    if (refund.state === 'asked') await askRefund(refund)
    return ok({ subscriptionId, withdrawnAt: refusal?.refundedAt ?? now, refund: refund.amount })
  }

import type { Order } from '../../domain/checkout/order.ts'
import type { Money } from '../../domain/money/money.ts'
import { type Plan, planDuration } from '../../domain/plans/plan.ts'
import { renewalChargedFrom } from '../../domain/subscriptions/renew-subscription.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import { withdrawalDeadline } from '../../domain/subscriptions/withdrawal.ts'
import type { Mail } from '../ports/mail.ts'
import type { QueuedMail } from '../ports/mail-outbox.ts'
import type { Member } from '../ports/member-repository.ts'

const millisecondsPerDay = 86_400_000
/** Code de la consommation, article L221-24: money goes back within 14 days. */
const refundDays = 14

/** What every mail about a subscription needs to know; `siteUrl` is a whole address. */
type Subject = { readonly plan: Plan; readonly member: Pick<Member, 'email' | 'locale'>; readonly siteUrl: string }

const planFacts = (plan: Plan) => ({
  id: plan.id,
  product: plan.product,
  isFamilyMasterPlan: plan.isFamilyMasterPlan,
  duration: planDuration(plan),
})

/** The id names what happened, so that nobody is told twice of one thing. */
const queued = (id: string, { member }: Pick<Subject, 'member'>, mail: Mail, createdAt: number): QueuedMail => ({
  id,
  recipient: member.email,
  locale: member.locale,
  mail,
  createdAt,
})

/** A paid order and the period that it pays; `subscription` as it is from then on. */
export const receiptMail = (
  subject: Subject,
  { order, subscription, startsAt, paidAt }: { order: Order; subscription: StoredSubscription; startsAt: number; paidAt: number },
): QueuedMail => {
  const goesOn = subscription.renews !== null && subscription.cancelledAt === null
  const account = `${subject.siteUrl}/mon-compte#abonnement`
  const facts: Mail = {
    kind: 'receipt',
    orderId: order.id,
    plan: planFacts(subject.plan),
    amount: order.amount,
    paidAt,
    startsAt,
    endsAt: subscription.endsAt,
    renewsAt: goesOn ? subscription.endsAt : null,
    renewalPrice: goesOn ? subscription.renewalPrice : null,
    // Whoever was given a card concluded no contract to withdraw from.
    withdrawalUntil: order.provider === 'gift-card' ? paidAt : withdrawalDeadline(subscription),
    receiptLink: `${subject.siteUrl}/mon-compte/recus/${encodeURIComponent(order.id)}`,
    accountLink: account,
    withdrawalLink: account,
    termsLink: `${subject.siteUrl}/conditions-d-utilisation`,
  }
  return queued(`receipt:${order.id}`, subject, facts, paidAt)
}

export const renewalNoticeMail = (
  subject: Subject,
  { subscriptionId, renewsAt, price, now }: { subscriptionId: string; renewsAt: number; price: Money; now: number },
): QueuedMail => {
  const cancelLink = `${subject.siteUrl}/mon-compte#abonnement`
  const facts: Mail = { kind: 'renewal-notice', plan: planFacts(subject.plan), renewsAt, price, cancelBy: renewalChargedFrom(renewsAt), cancelLink }
  return queued(`renewal-notice:${subscriptionId}:${renewsAt}`, subject, facts, now)
}

export const renewalFailedMail = (
  subject: Subject,
  { subscriptionId, endsAt, now }: { subscriptionId: string; endsAt: number; now: number },
): QueuedMail => {
  const facts: Mail = { kind: 'renewal-failed', plan: planFacts(subject.plan), endsAt, offersLink: `${subject.siteUrl}/premium` }
  return queued(`renewal-failed:${subscriptionId}:${endsAt}`, subject, facts, now)
}

export const cancellationMail = (
  subject: Omit<Subject, 'siteUrl'>,
  { subscriptionId, cancelledAt, accessUntil }: { subscriptionId: string; cancelledAt: number; accessUntil: number | null },
): QueuedMail => {
  const facts: Mail = { kind: 'cancellation-confirmation', plan: planFacts(subject.plan), cancelledAt, accessUntil }
  return queued(`cancellation:${subscriptionId}:${cancelledAt}`, subject, facts, cancelledAt)
}

export const withdrawalMail = (
  subject: Omit<Subject, 'siteUrl'>,
  { orderId, withdrawnAt, refund }: { orderId: string; withdrawnAt: number; refund: Money },
): QueuedMail => {
  const refundBy = withdrawnAt + refundDays * millisecondsPerDay
  const facts: Mail = { kind: 'withdrawal-confirmation', plan: planFacts(subject.plan), orderId, withdrawnAt, refund, refundBy }
  return queued(`withdrawal:${orderId}`, subject, facts, withdrawnAt)
}

import * as v from 'valibot'
import { moneySchema as money } from '../../domain/money/money-schema.ts'
import { planDurationSchema } from '../../domain/plans/plan-duration-schema.ts'

const text = v.string()
const time = v.number()
/** A whole address of the web. Nothing else becomes a link in a mail. */
const link = v.pipe(v.string(), v.regex(/^https?:\/\/[^\s<>"]+$/))
/** What a plan is called is worked out from these, and for how long it is paid. */
const plan = v.object({
  id: text,
  product: text,
  isFamilyMasterPlan: v.boolean(),
  duration: planDurationSchema,
})

/**
 * What the product writes to people, and the facts that each mail holds: times in milliseconds since 1970, links as whole
 * addresses. The sentences are the mailer's.
 */
export const mailSchema = v.variant('kind', [
  /** After signing up: confirm that the address is yours. */
  v.object({ kind: v.literal('email-confirmation'), link, expiresAt: time }),
  v.object({ kind: v.literal('password-reset'), link, expiresAt: time }),
  /** The password was changed; whoever did not do it must act. */
  v.object({ kind: v.literal('password-changed'), changedAt: time, link }),
  /** The five free sheets, the link that confirms the subscription to the newsletter, and the one that ends it. */
  v.object({
    kind: v.literal('free-sheets'),
    sheets: v.array(v.object({ title: text, link })),
    confirmLink: link,
    unsubscribeLink: link,
    /** Worded for a parent when the pupil is under 15. */
    addressee: v.picklist(['self', 'parent']),
  }),
  /** Paid: what the law calls the confirmation of the contract. `renewsAt` is null for what ends by itself. */
  v.object({
    kind: v.literal('receipt'),
    orderId: text,
    plan,
    amount: money,
    paidAt: time,
    startsAt: time,
    endsAt: v.nullable(time),
    renewsAt: v.nullable(time),
    renewalPrice: v.nullable(money),
    /** The receipt to print; null in mails that were queued before there was one. */
    receiptLink: v.optional(v.nullable(link), null),
    /** The first moment at which it is too late, as `withdrawalDeadline` gives it; not after `paidAt` when there is nothing to withdraw from. */
    withdrawalUntil: time,
    accountLink: link,
    withdrawalLink: link,
    termsLink: link,
  }),
  /** What the law asks for before a yearly renewal. `cancelBy` is the first moment at which it is too late to cancel. */
  v.object({ kind: v.literal('renewal-notice'), plan, renewsAt: time, price: money, cancelBy: time, cancelLink: link }),
  v.object({ kind: v.literal('renewal-failed'), plan, endsAt: time, offersLink: link }),
  v.object({ kind: v.literal('cancellation-confirmation'), plan, cancelledAt: time, accessUntil: v.nullable(time) }),
  v.object({
    kind: v.literal('withdrawal-confirmation'),
    plan,
    orderId: text,
    withdrawnAt: time,
    refund: money,
    /** The money goes back by the means by which it came, at the latest at this time. */
    refundBy: time,
  }),
  v.object({ kind: v.literal('account-deleted'), deletedAt: time }),
])

export type Mail = v.InferOutput<typeof mailSchema>
export type MailKind = Mail['kind']
export type MailOf<Kind extends MailKind> = Extract<Mail, { readonly kind: Kind }>

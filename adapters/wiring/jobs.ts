import { makeRemoveOldKeys } from '../../application/service/rotate-keys.ts'
import { makeAskRefund, makeMakeRefunds } from '../../application/service/make-refunds.ts'
import { makeDeliverMails } from '../../application/service/deliver-mails.ts'
import { makeForgetOldRecords } from '../../application/service/forget-old-records.ts'
import { makeRenewSubscriptions } from '../../application/service/renew-subscriptions.ts'
import { makeSendRenewalNotices } from '../../application/service/send-renewal-notices.ts'
import { makeSettlePendingOrders } from '../../application/service/confirm-order.ts'
import type { Job } from './job.ts'
import type { Token } from './token.ts'
import { tokens } from './tokens.ts'

const minute = 60
const hour = 3600
/** As many as one turn sends side by side. */
const mailsAtOnce = 10

/** What the service does without being asked. */
export const makeJobs = (get: <Part>(wanted: Token<Part>) => Part, publicUrl: string): readonly Job[] => {
  const clock = get(tokens.clock)
  const payments = get(tokens.payments)
  const orders = get(tokens.orders)
  const settlePayment = get(tokens.settlePayment)
  const subscribed = {
    subscriptions: get(tokens.subscriptions),
    plans: get(tokens.plans),
    members: get(tokens.members),
    clock,
    siteUrl: publicUrl,
  }
  const refundParts = { orders, refunds: get(tokens.refunds), payments, clock }
  const deliverMails = makeDeliverMails({ outbox: get(tokens.outbox), mailer: get(tokens.mailer), clock })
  return [
    { name: 'callbacks of the sandbox', everySeconds: 1, run: () => get(tokens.sandboxPage).sendDueCallbacks() },
    { name: 'mails', everySeconds: 2, run: () => deliverMails(mailsAtOnce) },
    { name: 'pending orders', everySeconds: minute / 2, run: makeSettlePendingOrders({ orders, payments, settlePayment, clock }) },
    { name: 'refunds', everySeconds: minute, run: makeMakeRefunds({ ...refundParts, askRefund: makeAskRefund(refundParts) }) },
    {
      name: 'renewals',
      everySeconds: 10 * minute,
      run: makeRenewSubscriptions({ ...subscribed, orders, payments, settlePayment, ids: get(tokens.ids) }),
    },
    { name: 'renewal notices', everySeconds: hour, run: makeSendRenewalNotices(subscribed) },
    { name: 'limits that are over', everySeconds: 10 * minute, run: () => get(tokens.limiter).removeExpired(clock.now()) },
    { name: 'keys that are over', everySeconds: hour, run: makeRemoveOldKeys({ keys: get(tokens.keys), clock }) },
    { name: 'old records', everySeconds: hour, run: makeForgetOldRecords({ retention: get(tokens.retention), clock }) },
  ]
}

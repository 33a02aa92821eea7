import type { Order } from '../../domain/checkout/order.ts'
import type { QuizAttempt } from '../../domain/quizzes/attempt.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { AccountExport } from '../ports/account-data.ts'
import type { Refund } from '../ports/refund-repository.ts'

/** What an export says of an order, and of the money that went back for it. */
export const exportedOrder = (order: Order, refund: Refund | undefined): AccountExport['orders'][number] => {
  const { memberId: _, paymentUrl: __, ...exported } = order
  return { ...exported, refund: refund ? { amount: refund.amount, state: refund.state, askedAt: refund.askedAt } : null }
}

export const exportedSubscription = (subscription: StoredSubscription): AccountExport['subscriptions'][number] => {
  const { memberId: _, ...exported } = subscription
  return exported
}

export const exportedAttempt = (attempt: QuizAttempt): AccountExport['quizAttempts'][number] => {
  const { owner: _, ...exported } = attempt
  return exported
}

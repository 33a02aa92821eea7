import type { RefundState } from '../../domain/subscriptions/subscription-view.ts'
import type { Clock } from '../ports/clock.ts'
import type { OrderRepository } from '../ports/order-repository.ts'
import type { PaymentProvider } from '../ports/payment-provider.ts'
import type { Refund, RefundRepository } from '../ports/refund-repository.ts'

type Parts = {
  orders: Pick<OrderRepository, 'find'>
  refunds: RefundRepository
  payments: Pick<PaymentProvider, 'refund'>
  clock: Clock
}

/** Asks the provider for a refund, as often as it takes: it pays back once. Gives the refund's state after that. */
export const makeAskRefund =
  ({ orders, refunds, payments, clock }: Parts) =>
  async ({ orderId, amount }: Refund): Promise<RefundState> => {
    const reference = (await orders.find(orderId))?.paymentReference ?? null
    // Kept before the provider is asked: one that never answers does not hold up the others.
    await refunds.mark(orderId, { state: 'asked', askedAt: clock.now() })
    const answer = reference === null ? 'by-hand' : (await payments.refund({ orderId, reference, amount })).unwrapOr('pending')
    const state = answer === 'refunded' ? 'done' : answer === 'by-hand' ? 'by-hand' : 'asked'
    await refunds.mark(orderId, { state, askedAt: clock.now() })
    return state
  }

export type AskRefund = ReturnType<typeof makeAskRefund>

const refundsAtOnce = 100

/** Makes the refunds that are not made yet, whatever stopped them. Gives how many are settled. */
export const makeMakeRefunds =
  ({ refunds, askRefund }: { refunds: RefundRepository; askRefund: AskRefund }) =>
  async (): Promise<number> => {
    let settled = 0
    for (const refund of await refunds.open(refundsAtOnce)) {
      if ((await askRefund(refund)) !== 'asked') settled += 1
    }
    return settled
  }

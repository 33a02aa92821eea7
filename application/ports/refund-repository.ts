import type { Money } from '../../domain/money/money.ts'
import type { RefundState } from '../../domain/subscriptions/subscription-view.ts'

/** Money that goes back to whoever paid an order: once for an order. `askedAt`: when it was last asked for, milliseconds since 1970. */
export type Refund = {
  readonly orderId: string
  readonly amount: Money
  readonly state: RefundState
  readonly askedAt: number
}

export type RefundRepository = {
  find(orderId: string): Promise<Refund | undefined>
  /** Those still `asked`, asked for longest ago first. */
  open(limit: number): Promise<readonly Refund[]>
  /** Remembers the answer to a refund that was still `asked`. */
  mark(orderId: string, answer: Pick<Refund, 'state' | 'askedAt'>): Promise<void>
}

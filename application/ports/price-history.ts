import type { Money } from '../../domain/money/money.ts'
import type { PriceChange } from '../../domain/plans/prior-price.ts'

/** What everybody paid for each plan, and since when. */
export type PriceHistory = {
  /** From the oldest to the latest. */
  ofPlan(planId: string): Promise<readonly PriceChange[]>
  /** Notes what a plan costs from a moment on; a price that it has already changes nothing. */
  note(planId: string, price: Money, from: number): Promise<void>
}

import type { PriceHistory } from '../../application/ports/price-history.ts'
import { isSameMoney, type Money } from '../../domain/money/money.ts'
import type { PriceChange } from '../../domain/plans/prior-price.ts'

export class InMemoryPriceHistory implements PriceHistory {
  readonly #changes = new Map<string, readonly PriceChange[]>()

  ofPlan(planId: string) {
    return Promise.resolve(this.#changes.get(planId) ?? [])
  }

  note(planId: string, price: Money, from: number) {
    const before = this.#changes.get(planId) ?? []
    const last = before.at(-1)
    if (last && (isSameMoney(last.price, price) || from < last.from)) return Promise.resolve()
    this.#changes.set(planId, [...before.filter((change) => change.from !== from), { from, price }])
    return Promise.resolve()
  }
}

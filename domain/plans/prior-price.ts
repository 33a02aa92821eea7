import type { Money } from '../money/money.ts'

/** A price that a plan has from a moment on, in milliseconds since 1970, until the next one. */
export type PriceChange = { readonly from: number; readonly price: Money }

type PricePeriod = PriceChange & { readonly until: number }

const thirtyDays = 30 * 86_400_000

/** The prices that were in force one after the other until `now`, the latest first, without changes that changed nothing. */
const periodsUntil = (now: number, history: readonly PriceChange[]): PricePeriod[] => {
  const lastOfEachMoment = new Map(history.filter(({ from }) => from <= now).map((change) => [change.from, change]))
  const changes = [...lastOfEachMoment.values()]
    .toSorted((a, b) => a.from - b.from)
    .filter((change, index, all) => change.price.minorUnits !== all[index - 1]?.price.minorUnits)
  let until = now
  return changes.toReversed().map(({ from, price }) => {
    const period = { from, until, price }
    until = from
    return period
  })
}

/** When the reduction of the moment began, and to which price it led; undefined when the last change was no reduction. */
const reductionOf = (periods: readonly PricePeriod[]): PriceChange | undefined => {
  let reduction: PriceChange | undefined
  let after: PricePeriod | undefined
  for (const before of periods) {
    if (after) {
      // Stryker disable next-line EqualityOperator: two periods in a row never have the same price
      if (before.price.minorUnits < after.price.minorUnits) break
      reduction = { from: after.from, price: reduction?.price ?? after.price }
      if (before.until - before.from >= thirtyDays) break
    }
    after = before
  }
  return reduction
}

/**
 * The price to show beside a reduced one: the lowest of the 30 days before the reduction began. When a price went down
 * in several steps, none of which lasted 30 days, the reduction began with the first step.
 *
 * Null when the price of the moment is not a reduced one: it did not go down last, it is no lower than the lowest price
 * of those 30 days, or there is no earlier price.
 *
 * Source: Code de la consommation, article L112-1-1.
 *
 * @param history the prices of one plan in one currency, in any order
 * @param now milliseconds since 1970; later changes are left aside
 * @example priorPrice([{ from: january, price: eur(89.99) }, { from: november, price: eur(59.99) }], december) // 89.99 €
 */
export const priorPrice = (history: readonly PriceChange[], now: number): Money | null => {
  const periods = periodsUntil(now, history)
  const reduction = reductionOf(periods)
  if (!reduction) return null
  const inForce = periods.filter(({ from, until }) => from < reduction.from && until > reduction.from - thirtyDays)
  const lowest = Math.min(...inForce.map(({ price }) => price.minorUnits))
  return reduction.price.minorUnits < lowest ? { ...reduction.price, minorUnits: lowest } : null
}

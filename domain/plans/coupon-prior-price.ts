import type { Money } from '../money/money.ts'
import type { PriceChange } from './prior-price.ts'

const thirtyDays = 30 * 86_400_000

/** What was in force at some time between two moments. */
const inForceBetween = (history: readonly PriceChange[], from: number, until: number): readonly Money[] => {
  const changes = history.toSorted((a, b) => a.from - b.from)
  return changes
    .filter((change, index) => change.from < until && (changes[index + 1]?.from ?? Number.POSITIVE_INFINITY) > from)
    .map(({ price }) => price)
}

/**
 * The price to show beside one that a code reduces: the lowest that everybody paid in the 30 days before the code began to
 * take something off, or before now when nothing says since when it does. What is known of a shorter time counts as it is.
 *
 * Null when the code leads to no lower price than that one, or nothing is known of the prices before: then no reduction may
 * be announced.
 *
 * Source: Directive 98/6/CE, article 6 bis; Code de la consommation, article L112-1-1.
 *
 * @param history what everybody paid for the plan, in the currency of `reducedPrice`, in any order
 * @param couponStartsAt milliseconds since 1970, as `now`; null for a code without a beginning
 * @example couponPriorPrice([{ from: january, price: eur(89.99) }], { reducedPrice: eur(80.99), couponStartsAt: null, now }) // 89.99 €
 */
export const couponPriorPrice = (
  history: readonly PriceChange[],
  { reducedPrice, couponStartsAt, now }: { reducedPrice: Money; couponStartsAt: number | null; now: number },
): Money | null => {
  const known = history.filter(({ price }) => price.currency === reducedPrice.currency)
  const began = Math.min(couponStartsAt ?? now, now)
  const before = inForceBetween(known, began - thirtyDays, began)
  // A code that is as old as the plan: there was no price before it, and today’s is what it takes off from.
  const compared = before.length > 0 ? before : inForceBetween(known, now, now + 1)
  if (compared.length === 0) return null
  const lowest = Math.min(...compared.map(({ minorUnits }) => minorUnits))
  return reducedPrice.minorUnits < lowest ? { ...reducedPrice, minorUnits: lowest } : null
}

import { addFractions, divideFractions, type Fraction, fraction, greaterOf, multiplyFractions } from './fraction.ts'
import { markOf, type Marks } from './mark.ts'
import type { Weight } from './weight.ts'

/** What counts in an exam, and how much. */
export type WeightedComponent = { readonly id: string; readonly weight: Weight }

/** A component with its value out of 20; null where it is not known yet. */
export type WeightedEntry = WeightedComponent & { readonly value: Fraction | null }

/** One line of the calculation, with the totals down to it. */
export type MeanLine = WeightedComponent & {
  readonly value: Fraction
  readonly product: Fraction
  readonly pointsSoFar: Fraction
  readonly weightSoFar: Weight
}

/** A weighted mean over what is known, and how it was computed. */
export type WeightedMean = {
  readonly lines: readonly MeanLine[]
  /** Points added to the products, or taken from them where below zero. */
  readonly bonus: Fraction
  readonly points: Fraction
  readonly weight: Weight
  /** The points that 20 everywhere would earn, without a bonus. */
  readonly outOf: number
  /** null where nothing is known. */
  readonly mean: Fraction | null
  /** The components without a value, left out of the mean. */
  readonly missing: readonly string[]
}

const noPoints = fraction(0)
const exactWeight = (weight: Weight): Fraction => fraction(weight * 2, 2)

/** Components with the marks known so far. */
export const entriesOf = (components: readonly WeightedComponent[], marks: Marks): WeightedEntry[] =>
  components.map(({ id, weight }) => ({ id, weight, value: markOf(marks, id) }))

/**
 * The mean that all the exams share: the sum of values × weights, plus a bonus, over the sum of the weights, exactly.
 * Components without a value are left out above and below. Points never go below zero.
 *
 * @param bonus points that join the sum without any weight, such as those of an optional teaching
 * @example weightedMean([{ id: 'a', weight: 3, value: fraction(10) }, { id: 'b', weight: 1, value: fraction(12) }]).mean // 21/2
 */
export const weightedMean = (entries: readonly WeightedEntry[], bonus: Fraction = noPoints): WeightedMean => {
  const lines: MeanLine[] = []
  let products = noPoints
  let weight = 0
  for (const entry of entries) {
    if (entry.value === null) continue
    const product = multiplyFractions(entry.value, exactWeight(entry.weight))
    products = addFractions(products, product)
    weight += entry.weight
    lines.push({ id: entry.id, weight: entry.weight, value: entry.value, product, pointsSoFar: products, weightSoFar: weight })
  }
  const points = greaterOf(addFractions(products, bonus), noPoints)
  return {
    lines,
    bonus,
    points,
    weight,
    outOf: weight * 20,
    mean: weight === 0 ? null : divideFractions(points, exactWeight(weight)),
    missing: entries.filter(({ value }) => value === null).map(({ id }) => id),
  }
}

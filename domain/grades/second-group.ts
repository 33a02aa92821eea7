import { type BacScenario, mostOrals, type RetakeOral, simulateBac } from './bac.ts'
import type { Fraction } from './fraction.ts'
import type { Mark, Marks } from './mark.ts'
import { reachesTarget } from './target.ts'
import type { WeightedMean } from './weighted-mean.ts'

/** The mean after the orals. There is no mention in the second group. */
export type SecondGroupResult = {
  readonly mean: Fraction | null
  readonly steps: readonly WeightedMean[]
  readonly isAdmitted: boolean
  /** How many orals are still to be taken. */
  readonly oralsLeft: number
}

/** The marks that count after the orals. */
const marksAfter = (orals: readonly RetakeOral[], marks: Marks): Marks => {
  const after: Record<string, Mark> = { ...marks }
  for (const { subject, mark } of orals) {
    const written = after[subject]
    // Stryker disable next-line ConditionalExpression: no mark at all counts less than any
    if (written !== undefined && mark !== null) after[subject] = Math.max(written, mark)
  }
  return after
}

/**
 * The bac after the orals of the second group: each keeps the weight of its written exam, and the better of the two marks
 * counts. Admitted if the new mean is at least 10. An oral of a subject whose written mark is not known changes nothing.
 *
 * Source: service-public A18355.
 *
 * @returns null for a pupil whose marks do not lead to the second group
 * @example simulateSecondGroup({ …scenario, orals: [{ subject: 'philosophy', mark: 1400 }] })
 */
export const simulateSecondGroup = (scenario: BacScenario): SecondGroupResult | null => {
  if (simulateBac(scenario).outcome.kind !== 'second-group') return null
  const { mean, steps } = simulateBac({ ...scenario, marks: marksAfter(scenario.orals, scenario.marks) })
  return {
    mean,
    steps,
    isAdmitted: reachesTarget(mean, 'pass'),
    oralsLeft: mostOrals - scenario.orals.filter(({ mark }) => mark !== null).length,
  }
}

import type { Fraction } from './fraction.ts'
import type { WeightedMean } from './weighted-mean.ts'

/** One table of the calculation, in the order in which they are computed. */
export type CalculationStep = WeightedMean & { readonly id: 'continuous' | 'exams' | 'all-components' | 'final' }

/**
 * What comes out of the marks known so far. It is provisional as long as something is missing: the mean is then the mean
 * of what is known. `steps` shows how it was computed, in figures only.
 */
export type GradeResult<Outcome> = {
  readonly mean: Fraction | null
  readonly steps: readonly CalculationStep[]
  readonly missing: readonly string[]
  readonly isProvisional: boolean
  readonly outcome: Outcome | { readonly kind: 'no-mark-yet' }
}

/** The result of some steps, of which the last gives the mean. */
export const gradeResult = <Outcome>(
  steps: readonly [...CalculationStep[], CalculationStep],
  missing: readonly string[],
  outcomeOf: (mean: Fraction) => Outcome,
): GradeResult<Outcome> => {
  // Stryker disable next-line OptionalChaining: the type of `steps` has a last one
  const mean = steps.at(-1)?.mean ?? null
  return {
    mean,
    steps,
    missing,
    isProvisional: missing.length > 0,
    outcome: mean === null ? { kind: 'no-mark-yet' } : outcomeOf(mean),
  }
}

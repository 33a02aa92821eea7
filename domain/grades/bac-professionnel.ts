import { addFractions, divideFractions, type Fraction, fraction, isAtLeast, multiplyFractions } from './fraction.ts'
import { type GradeResult, gradeResult } from './grade-result.ts'
import { type Mark, markOf, type Marks, markValue } from './mark.ts'
import { type Admitted, admittedWith, reachesTarget } from './target.ts'
import type { Weight } from './weight.ts'
import { entriesOf, type WeightedComponent, weightedMean } from './weighted-mean.ts'

/** `professional-practice`: the exam in which 10 opens the control oral; it may have several units. */
export const unitKinds = ['general', 'professional', 'professional-practice'] as const
export type UnitKind = (typeof unitKinds)[number]

/** A unit of the bac professionnel. `name` is what the pupil calls it; null for the general units, which the page names. */
export type BacProfessionnelUnit = {
  readonly id: string
  readonly kind: UnitKind
  readonly name: string | null
  readonly weight: Weight
}

export type BacProfessionnelScenario = {
  readonly exam: 'bac-professionnel'
  readonly units: readonly BacProfessionnelUnit[]
  /** Whether the pupil presents a chef-d'œuvre. */
  readonly hasMasterpiece: boolean
  /** By id of `bacProfessionnelComponents`, and `masterpiece`. */
  readonly marks: Marks
  /** null as long as the control oral was not taken. */
  readonly controlOral: Mark | null
}

export type BacProfessionnelOutcome =
  | Admitted
  /** `not-known`: open only if the professional-practice exam, of which a mark is missing, gives 10. */
  | { readonly kind: 'control-oral'; readonly practice: 'reached' | 'not-known' }
  | { readonly kind: 'failed' }

const masterpiece = 'masterpiece'

/** The marks of the units by weight; a unit's id is preceded by `unit-`. */
export const bacProfessionnelComponents = (units: readonly BacProfessionnelUnit[]): WeightedComponent[] =>
  units.map(({ id, weight }) => ({ id: `unit-${id}`, weight }))

/** (mark − 10) × 2, which a mark below 10 takes away. */
const masterpiecePoints = (mark: Fraction): Fraction => multiplyFractions(addFractions(mark, fraction(-10)), fraction(2))

const controlOralMean = 8

/**
 * The mean of the bac professionnel: the units by their weights, and (mark − 10) × 2 points of the chef-d'œuvre, added or
 * taken. Admitted from 10 with the mentions of the first group; from 8, with 10 in the professional-practice exam, the
 * control oral; failed otherwise. A scenario without a professional-practice unit misses it (`professional-practice`). The chef-d'œuvre has no weight of its own, so that a mean above 20 is possible.
 *
 * Source: arrêté of 17 June 2020.
 *
 * @example simulateBacProfessionnel(scenario).outcome // { kind: 'control-oral', practice: 'reached' }
 */
export const simulateBacProfessionnel = (scenario: BacProfessionnelScenario): GradeResult<BacProfessionnelOutcome> => {
  const { units, hasMasterpiece, marks } = scenario
  const mark = hasMasterpiece ? markOf(marks, masterpiece) : null
  const all = weightedMean(entriesOf(bacProfessionnelComponents(units), marks), mark === null ? undefined : masterpiecePoints(mark))
  const practiceUnits = units.filter(({ kind }) => kind === 'professional-practice')
  const practice = weightedMean(entriesOf(bacProfessionnelComponents(practiceUnits), marks))
  const missing = [
    ...all.missing,
    ...(hasMasterpiece && mark === null ? [masterpiece] : []),
    ...(practiceUnits.length === 0 ? ['professional-practice'] : []),
  ]

  return gradeResult([{ id: 'all-components', ...all }], missing, (mean) => {
    if (reachesTarget(mean, 'pass')) return admittedWith(mean, 'none')
    if (!isAtLeast(mean, controlOralMean)) return { kind: 'failed' }
    if (practice.mean === null || practice.missing.length > 0) return { kind: 'control-oral', practice: 'not-known' }
    return reachesTarget(practice.mean, 'pass') ? { kind: 'control-oral', practice: 'reached' } : { kind: 'failed' }
  })
}

/** What comes out of the control oral; there is no mention after it. */
export type ControlOralResult = { readonly mean: Fraction; readonly isAdmitted: boolean }

/**
 * The final mark after the control oral: the mean of the first result and of the oral.
 *
 * Source: arrêté of 17 June 2020.
 *
 * @returns null where the oral was not taken, or is not open
 * @example simulateControlOral({ …scenario, controlOral: 1100 }) // { mean: …, isAdmitted: true }
 */
export const simulateControlOral = (scenario: BacProfessionnelScenario): ControlOralResult | null => {
  const { mean, outcome } = simulateBacProfessionnel(scenario)
  // Stryker disable next-line ConditionalExpression: without a mean there is no outcome that asks for an oral
  if (mean === null || outcome.kind !== 'control-oral' || outcome.practice !== 'reached' || scenario.controlOral === null) return null
  const both = divideFractions(addFractions(mean, markValue(scenario.controlOral)), fraction(2))
  return { mean: both, isAdmitted: reachesTarget(both, 'pass') }
}

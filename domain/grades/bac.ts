import { bacGeneralTables } from './bac-general-tables.ts'
import { type BacOption, optionWeight, yearsOfOption } from './bac-options.ts'
import type { BacExam, BacSession, BacTable, BacYear, RetakeSubject } from './bac-table.ts'
import { bacTechnologiqueTables } from './bac-technologique-tables.ts'
import { isAtLeast } from './fraction.ts'
import { type GradeResult, gradeResult } from './grade-result.ts'
import type { Mark, Marks } from './mark.ts'
import { type Admitted, admittedWith, reachesTarget } from './target.ts'
import { entriesOf, type WeightedComponent, weightedMean } from './weighted-mean.ts'

/** The weights of the bac général and technologique, by exam and session. */
export const bacTables: Readonly<Record<BacExam, Readonly<Record<BacSession, BacTable>>>> = {
  'bac-general': bacGeneralTables,
  'bac-technologique': bacTechnologiqueTables,
}

/** An oral of the second group; its mark is null as long as it was not taken. */
export type RetakeOral = { readonly subject: RetakeSubject; readonly mark: Mark | null }

/** The second group takes two orals, of two subjects. */
export const mostOrals = 2

/** The marks of a pupil of the bac général or technologique. */
export type BacScenario = {
  readonly exam: BacExam
  readonly session: BacSession
  readonly options: readonly BacOption[]
  /** By id of `bacComponents`. */
  readonly marks: Marks
  /** Those that were chosen, at most `mostOrals`. */
  readonly orals: readonly RetakeOral[]
}

/** One mark of the bac: an exam, or a year of a subject in continuous assessment or of an option. */
export type BacComponent = WeightedComponent & {
  readonly part: 'terminal' | 'continuous' | 'option'
  readonly subject: string
  /** null for an exam. */
  readonly year: BacYear | null
}

const yearsOf = (weights: Readonly<Partial<Record<BacYear, number>>>): [BacYear, number][] =>
  Object.entries(weights) as [BacYear, number][]

/**
 * The marks that an exam asks for, exams first, then continuous assessment, then options.
 *
 * @example bacComponents({ exam: 'bac-general', session: 2026, options: [] })[0]
 * // { id: 'french-written', part: 'terminal', subject: 'french-written', year: null, weight: 5 }
 */
export const bacComponents = ({ exam, session, options }: Pick<BacScenario, 'exam' | 'session' | 'options'>): BacComponent[] => {
  const { terminal, continuous } = bacTables[exam][session]
  return [
    ...Object.entries(terminal).map(([subject, weight]) => ({ id: subject, part: 'terminal' as const, subject, year: null, weight })),
    ...Object.entries(continuous).flatMap(([subject, weights]) =>
      yearsOf(weights).map(([year, weight]) => ({ id: `${subject}-${year}`, part: 'continuous' as const, subject, year, weight })),
    ),
    ...options.flatMap(({ id, years }) =>
      yearsOfOption[years].map((year) => ({
        id: `option-${id}-${year}`,
        part: 'option' as const,
        subject: id,
        year,
        weight: optionWeight,
      })),
    ),
  ]
}

/** From this mean, and below 10, the pupil may take the orals of the second group. */
const secondGroupMean = 8

export type BacOutcome = Admitted | { readonly kind: 'second-group' } | { readonly kind: 'failed' }

/**
 * The mean of the bac général or technologique, and what it leads to: admitted from 10 with the mentions of the first
 * group, the second group from 8, failed below. The step's `points` are out of 2000 (the mean × 100) without an option;
 * each option adds its marks to the points and its weight × 20 to `outOf`, and the mean stays out of 20.
 *
 * Source: education.gouv.fr 450639; BO MENE2515469N; décret 2025-513; service-public A18355; lgsh.fr; lesecrivains.fr.
 *
 * @example simulateBac(scenario) // { mean: { numerator: 25, denominator: 2 }, outcome: { kind: 'admitted', … }, … }
 */
export const simulateBac = (scenario: BacScenario): GradeResult<BacOutcome> => {
  const all = weightedMean(entriesOf(bacComponents(scenario), scenario.marks))
  return gradeResult([{ id: 'all-components', ...all }], all.missing, (mean) => {
    if (reachesTarget(mean, 'pass')) return admittedWith(mean, 'possible')
    return isAtLeast(mean, secondGroupMean) ? { kind: 'second-group' } : { kind: 'failed' }
  })
}

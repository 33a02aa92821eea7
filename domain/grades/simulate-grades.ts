import { type BacOutcome, type BacScenario, simulateBac } from './bac.ts'
import { type BacProfessionnelOutcome, type BacProfessionnelScenario, simulateBacProfessionnel } from './bac-professionnel.ts'
import { type BrevetFrom2026Scenario, simulateBrevetFrom2026 } from './brevet-from-2026.ts'
import type { BrevetOutcome } from './brevet-outcome.ts'
import { type BrevetUntil2025Scenario, simulateBrevetUntil2025 } from './brevet-until-2025.ts'
import type { GradeResult } from './grade-result.ts'

/** The marks of a pupil for one of the exams. */
export type GradeScenario = BacScenario | BacProfessionnelScenario | BrevetUntil2025Scenario | BrevetFrom2026Scenario

/**
 * The result of any exam, each by its own rules.
 *
 * Source: specification, section 1, "Grade simulators exist for the Bac and the Brevet".
 *
 * @example simulateGrades(scenario).mean // { numerator: 25, denominator: 2 }
 */
export const simulateGrades = (scenario: GradeScenario): GradeResult<BacOutcome | BacProfessionnelOutcome | BrevetOutcome> => {
  switch (scenario.exam) {
    case 'bac-professionnel':
      return simulateBacProfessionnel(scenario)
    case 'brevet-until-2025':
      return simulateBrevetUntil2025(scenario)
    case 'brevet-from-2026':
      return simulateBrevetFrom2026(scenario)
    default:
      return simulateBac(scenario)
  }
}

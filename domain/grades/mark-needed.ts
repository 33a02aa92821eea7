import { type GradeScenario, simulateGrades } from './simulate-grades.ts'
import { type NeededMark, smallestMark } from './smallest-mark.ts'
import { reachesTarget, type Target } from './target.ts'

/**
 * Which mark is needed for a target: in one component, or the same mark in several at once. All the others stay as they
 * are, and those without a mark stay left out of the mean. Give it all of `missing` to ask what the rest of the year must
 * bring. Levels of the socle are no marks: they are not filled in.
 *
 * @param ids components whose mark is asked for, whether they have one already or not
 * @example markNeeded(scenario, 'assez-bien', ['philosophy']) // { kind: 'needed', mark: 1463 }
 * @example markNeeded(scenario, 'pass', simulateGrades(scenario).missing) // { kind: 'already-reached' }
 */
export const markNeeded = (scenario: GradeScenario, target: Target, ids: readonly string[]): NeededMark =>
  smallestMark((mark) => {
    const marks = { ...scenario.marks, ...Object.fromEntries(ids.map((id) => [id, mark])) }
    return reachesTarget(simulateGrades({ ...scenario, marks }).mean, target)
  })

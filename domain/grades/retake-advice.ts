import { type BacScenario, bacTables } from './bac.ts'
import { type RetakeSubject, retakeSubjects } from './bac-table.ts'
import { addFractions, compareFractions, type Fraction, fraction } from './fraction.ts'
import { highestMark } from './mark.ts'
import { type NeededMark, smallestMark } from './smallest-mark.ts'
import { simulateSecondGroup } from './second-group.ts'

/** What two orals can bring. */
export type RetakePair = {
  readonly subjects: readonly [RetakeSubject, RetakeSubject]
  /** The mark that, in both orals, brings the mean to 10. */
  readonly needed: NeededMark
  /** The points that 20 in both orals would add. */
  readonly mostPoints: Fraction
}

/** A pair that cannot lead to 10 can add fewer points than any pair that can, so that the points put it behind a 20. */
// Stryker disable next-line ConditionalExpression: the others have no mark, and the points sort them then
const markToSortBy = ({ needed }: RetakePair): number => (needed.kind === 'needed' ? needed.mark : highestMark)

/**
 * Which two orals give the most: every pair of subjects, first the one that leads to 10 with the lowest mark in both,
 * then the one that can add the most points. Only subjects whose written mark is known are compared.
 *
 * @returns no pair for a pupil whose marks do not lead to the second group
 * @example retakeAdvice(scenario)[0]
 * // { subjects: ['philosophy', 'specialty-2'], needed: { kind: 'needed', mark: 925 }, mostPoints: { numerator: 304, denominator: 1 } }
 */
export const retakeAdvice = (scenario: BacScenario): RetakePair[] => {
  if (simulateSecondGroup(scenario) === null) return []
  const { terminal } = bacTables[scenario.exam][scenario.session]
  const known = retakeSubjects.flatMap((subject) => {
    const written = scenario.marks[subject]
    return written === undefined ? [] : [{ subject, mostPoints: fraction((highestMark - written) * terminal[subject], 100) }]
  })
  const pairs = known.flatMap((first, index) =>
    known.slice(index + 1).map(
      (second): RetakePair => ({
        subjects: [first.subject, second.subject],
        needed: smallestMark((mark) => {
          const orals = [first, second].map(({ subject }) => ({ subject, mark }))
          // Stryker disable next-line OptionalChaining: whoever gets advice is in the second group
          return simulateSecondGroup({ ...scenario, orals })?.isAdmitted === true
        }),
        mostPoints: addFractions(first.mostPoints, second.mostPoints),
      }),
    ),
  )
  return pairs.toSorted((a, b) => markToSortBy(a) - markToSortBy(b) || compareFractions(b.mostPoints, a.mostPoints))
}

import { bacComponents, type BacScenario } from '../../domain/grades/bac.ts'
import type { Mark } from '../../domain/grades/mark.ts'
import { aSetOfMarks } from './a-set-of-marks.ts'

/** A pupil of the bac général 2026 without a mark and without options, with what the test says instead. */
export const aBacScenario = (changes: Partial<BacScenario> = {}): BacScenario => ({
  exam: 'bac-general',
  session: 2026,
  options: [],
  marks: {},
  orals: [],
  ...changes,
})

/** The same, with one mark, in hundredths, wherever the test gives no other. */
export const aBacScenarioWithEveryMark = (mark: Mark, changes: Partial<BacScenario> = {}): BacScenario => {
  const scenario = aBacScenario(changes)
  return { ...scenario, marks: { ...aSetOfMarks(bacComponents(scenario), mark), ...changes.marks } }
}

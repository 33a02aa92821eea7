import {
  brevetComponents,
  type BrevetIndividualScenario,
  type BrevetSchoolScenario,
} from '../../domain/grades/brevet-from-2026.ts'
import {
  brevetUntil2025Table,
  type BrevetUntil2025Scenario,
  socleComponents,
  type SocleLevel,
} from '../../domain/grades/brevet-until-2025.ts'
import type { Mark, Marks } from '../../domain/grades/mark.ts'
import { aSetOfMarks } from './a-set-of-marks.ts'

/** The Brevet until 2025 with one level (of 10, 25, 40, 50) and one mark everywhere, with what the test says instead. */
export const aBrevetUntil2025Scenario = (
  level: SocleLevel,
  mark: Mark,
  changes: Partial<BrevetUntil2025Scenario> = {},
): BrevetUntil2025Scenario => ({
  exam: 'brevet-until-2025',
  levels: Object.fromEntries(socleComponents.map((id) => [id, level])),
  optionalTeaching: 0,
  ...changes,
  marks: { ...aSetOfMarks(Object.keys(brevetUntil2025Table.examPoints).map((id) => ({ id })), mark), ...changes.marks },
})

/** A pupil of two subjects at the Brevet from 2026: one mark in the averages, one in the exams. */
export const aBrevetSchoolScenario = (
  average: Mark,
  examMark: Mark,
  changes: Partial<BrevetSchoolScenario> = {},
): BrevetSchoolScenario => {
  const scenario: BrevetSchoolScenario = {
    exam: 'brevet-from-2026',
    candidate: 'school',
    subjects: ['french', 'mathematics'],
    hasOptionalTeaching: false,
    marks: {},
    ...changes,
  }
  const { continuous, exams } = brevetComponents(scenario)
  return { ...scenario, marks: { ...aSetOfMarks(continuous, average), ...aSetOfMarks(exams, examMark), ...changes.marks } }
}

/** An individual candidate of the Brevet from 2026 with one mark in each exam that the test does not mark otherwise. */
export const aBrevetIndividualScenario = (examMark: Mark, marks: Marks = {}): BrevetIndividualScenario => {
  const scenario = { exam: 'brevet-from-2026', candidate: 'individual', marks } as const
  return { ...scenario, marks: { ...aSetOfMarks(brevetComponents(scenario).exams, examMark), ...marks } }
}

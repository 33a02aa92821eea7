import { type BrevetOutcome, brevetOutcome } from './brevet-outcome.ts'
import type { ExamFacts } from './exam-facts.ts'
import { addFractions, type Fraction, fraction, greaterOf, smallerOf } from './fraction.ts'
import { type CalculationStep, type GradeResult, gradeResult } from './grade-result.ts'
import { markOf, type Marks } from './mark.ts'
import { entriesOf, type WeightedComponent, weightedMean } from './weighted-mean.ts'

const writtenExams = { 'french-exam': 2, 'mathematics-exam': 2, 'history-geography-exam': 1.5, 'civics-exam': 0.5, 'sciences-exam': 2 }

/**
 * The Diplôme national du brevet from 2026, out of 20: how much the exams and the year's averages count. The usual
 * subjects are where a pupil starts from; those whose school teaches others edit them.
 *
 * Source: note de service of 2 September 2025; arrêté of 10 April 2025.
 */
export const brevetFrom2026Table = {
  shares: { continuous: 40, exams: 60 },
  exams: { school: { ...writtenExams, oral: 2 }, individual: { ...writtenExams, 'foreign-language-exam': 2 } },
  usualSubjects: [
    'french',
    'mathematics',
    'history-geography',
    'civics',
    'language-a',
    'language-b',
    'physics-chemistry',
    'life-and-earth-sciences',
    'technology',
    'visual-arts',
    'music',
    'physical-education',
  ],
  sources: ['note de service of 2 September 2025', 'arrêté of 10 April 2025'],
  unverified: ['reading-of-the-optional-teaching', 'list-of-subjects'],
} as const satisfies ExamFacts & Record<string, unknown>

/** A pupil of a school, whose averages count. */
export type BrevetSchoolScenario = {
  readonly exam: 'brevet-from-2026'
  readonly candidate: 'school'
  /** The obligatory subjects, by the pupil's own ids. */
  readonly subjects: readonly string[]
  readonly hasOptionalTeaching: boolean
  /** By id of `brevetComponents`, and `optional-teaching`. */
  readonly marks: Marks
}

/** Somebody who takes the Brevet alone: exams only, with a foreign language in place of the oral. */
export type BrevetIndividualScenario = {
  readonly exam: 'brevet-from-2026'
  readonly candidate: 'individual'
  readonly marks: Marks
}

export type BrevetFrom2026Scenario = BrevetSchoolScenario | BrevetIndividualScenario

/** The marks that count: the year's average of each subject (`french-average`), and the exams. */
export const brevetComponents = (
  scenario: BrevetFrom2026Scenario,
): { readonly continuous: WeightedComponent[]; readonly exams: WeightedComponent[] } => ({
  continuous: scenario.candidate === 'school' ? scenario.subjects.map((subject) => ({ id: `${subject}-average`, weight: 1 })) : [],
  exams: Object.entries(brevetFrom2026Table.exams[scenario.candidate]).map(([id, weight]) => ({ id, weight })),
})

const optionalTeaching = 'optional-teaching'

/** What an optional teaching adds to the sum of the averages: its points above 10. */
const pointsAboveTen = (mark: Fraction): Fraction => greaterOf(addFractions(mark, fraction(-10)), fraction(0))

const outcomeOf = (mean: Fraction): BrevetOutcome => brevetOutcome(mean, 'awarded')

const simulateSchool = (scenario: BrevetSchoolScenario, exams: CalculationStep): GradeResult<BrevetOutcome> => {
  const { hasOptionalTeaching, marks } = scenario
  const option = hasOptionalTeaching ? markOf(marks, optionalTeaching) : null
  const averages = weightedMean(
    entriesOf(brevetComponents(scenario).continuous, marks),
    option === null ? undefined : pointsAboveTen(option),
  )
  const mean = averages.mean === null ? null : smallerOf(averages.mean, fraction(20))
  const { shares } = brevetFrom2026Table
  const final = weightedMean([
    { id: 'continuous', weight: shares.continuous, value: mean },
    { id: 'exams', weight: shares.exams, value: exams.mean },
  ])
  const missingSubjects = scenario.subjects.length === 0 ? ['continuous'] : averages.missing
  const missingOption = hasOptionalTeaching && option === null ? [optionalTeaching] : []
  return gradeResult(
    [{ ...averages, id: 'continuous', mean }, exams, { ...final, id: 'final' }],
    [...missingSubjects, ...missingOption, ...exams.missing],
    outcomeOf,
  )
}

/**
 * The Brevet from 2026. At school: 40 % the plain mean of the year's averages, to whose sum one optional teaching adds its
 * points above 10 (20 at most), and 60 % the exams. For individual candidates: the exams alone. As long as one of the two
 * parts has no mark at all, the other stands for the whole; a pupil without subjects misses `continuous`. From 18 the jury's congratulations are awarded.
 *
 * Source: note de service of 2 September 2025; arrêté of 10 April 2025.
 *
 * @example simulateBrevetFrom2026(scenario).steps.map(({ id }) => id) // ['continuous', 'exams', 'final']
 */
export const simulateBrevetFrom2026 = (scenario: BrevetFrom2026Scenario): GradeResult<BrevetOutcome> => {
  const exams: CalculationStep = { ...weightedMean(entriesOf(brevetComponents(scenario).exams, scenario.marks)), id: 'exams' }
  return scenario.candidate === 'school' ? simulateSchool(scenario, exams) : gradeResult([exams], exams.missing, outcomeOf)
}

import { type BrevetOutcome, brevetOutcome } from './brevet-outcome.ts'
import type { ExamFacts } from './exam-facts.ts'
import { fraction } from './fraction.ts'
import { type GradeResult, gradeResult } from './grade-result.ts'
import type { Marks } from './mark.ts'
import { entriesOf, type WeightedEntry, weightedMean } from './weighted-mean.ts'

/** The eight components of the socle commun that are assessed. */
export const socleComponents = [
  'french-language',
  'foreign-languages',
  'mathematical-and-scientific-languages',
  'arts-and-body-languages',
  'methods-and-tools',
  'person-and-citizen',
  'natural-and-technical-systems',
  'representations-of-the-world',
] as const
export type SocleComponent = (typeof socleComponents)[number]

/** The four levels of mastery, by the points that they give. */
export const socleLevels = [10, 25, 40, 50] as const
export type SocleLevel = (typeof socleLevels)[number]

/** What an optional teaching adds: nothing, 10 points where its goals are reached, 20 where they are exceeded. */
export const optionalTeachingPoints = [0, 10, 20] as const
export type OptionalTeachingPoints = (typeof optionalTeachingPoints)[number]

/**
 * The Diplôme national du brevet until 2025, out of 800: the points that each component of the socle and each exam can
 * give. 400 points pass; 480, 560 and 640 give the mentions, which are the means 10, 12, 14 and 16.
 *
 * Source: arrêté of 31 December 2015, article 8.
 */
export const brevetUntil2025Table = {
  componentPoints: 50,
  examPoints: { 'french-exam': 100, 'mathematics-exam': 100, 'history-geography-civics-exam': 50, 'sciences-exam': 50, oral: 100 },
  sources: ['arrêté of 31 December 2015'],
  unverified: [],
} as const satisfies ExamFacts & { componentPoints: number; examPoints: Record<string, number> }

export type BrevetUntil2025Scenario = {
  readonly exam: 'brevet-until-2025'
  readonly levels: Readonly<Partial<Record<SocleComponent, SocleLevel>>>
  readonly optionalTeaching: OptionalTeachingPoints
  /** Marks out of 20, by exam of `brevetUntil2025Table.examPoints`. */
  readonly marks: Marks
}

/** A mark out of 20 times this weight gives the points. */
const weightOf = (points: number): number => points / 20

/**
 * The Brevet until 2025: eight components of the socle and five exams, each brought to 20 and weighted so that the
 * products are its points, and the points of an optional teaching. The step's `points` are out of 800.
 *
 * Source: arrêté of 31 December 2015, article 8.
 *
 * @example simulateBrevetUntil2025(scenario).steps[0]?.points // { numerator: 480, denominator: 1 }
 */
export const simulateBrevetUntil2025 = ({
  levels,
  optionalTeaching,
  marks,
}: BrevetUntil2025Scenario): GradeResult<BrevetOutcome> => {
  const { componentPoints, examPoints } = brevetUntil2025Table
  const components = socleComponents.map((id): WeightedEntry => {
    const level = levels[id]
    return { id, weight: weightOf(componentPoints), value: level === undefined ? null : fraction(level * 20, componentPoints) }
  })
  const exams = Object.entries(examPoints).map(([id, points]) => ({ id, weight: weightOf(points) }))
  const all = weightedMean([...components, ...entriesOf(exams, marks)], fraction(optionalTeaching))
  return gradeResult([{ id: 'all-components', ...all }], all.missing, (mean) => brevetOutcome(mean, 'none'))
}

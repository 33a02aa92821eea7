import { simulateBacProfessionnel, simulateControlOral } from '../../domain/grades/bac-professionnel.ts'
import type { RetakeSubject } from '../../domain/grades/bac-table.ts'
import { compareFractions, type Fraction, fraction, multiplyFractions } from '../../domain/grades/fraction.ts'
import type { CalculationStep } from '../../domain/grades/grade-result.ts'
import { markNeeded } from '../../domain/grades/mark-needed.ts'
import { markValue } from '../../domain/grades/mark.ts'
import { retakeAdvice } from '../../domain/grades/retake-advice.ts'
import { simulateSecondGroup } from '../../domain/grades/second-group.ts'
import { type ShownFigure, shownFigure } from '../../domain/grades/shown-figure.ts'
import { type GradeScenario, simulateGrades } from '../../domain/grades/simulate-grades.ts'
import { type NeededMark, smallestMark } from '../../domain/grades/smallest-mark.ts'
import { type Target, targets } from '../../domain/grades/target.ts'
import { bacFormOf, readBacForm } from './bac-form.ts'
import { bacProfessionnelFormOf, readBacProfessionnelForm } from './bac-professionnel-form.ts'
import { brevetFormOf, readBrevetForm } from './brevet-form.ts'
import { chosenIn, type ExamValues, type ReadExamForm } from './exam-form.ts'

/** The exams that have a simulator. */
export const simulatedExams = ['general', 'technologique', 'professionnel', 'brevet'] as const
export type SimulatedExam = (typeof simulatedExams)[number]

const readers: Record<SimulatedExam, (values: ExamValues) => ReadExamForm> = {
  general: (values) => readBacForm('bac-general', values),
  technologique: (values) => readBacForm('bac-technologique', values),
  professionnel: readBacProfessionnelForm,
  brevet: readBrevetForm,
}

/** One line of the calculation as it is shown. */
type ShownLine = { readonly id: string; readonly weight: number; readonly value: ShownFigure; readonly product: ShownFigure }

/** One table of the calculation as it is shown. */
export type ShownStep = {
  readonly id: CalculationStep['id']
  readonly lines: readonly ShownLine[]
  /** Points added or taken without a weight; null where there are none. */
  readonly bonus: { readonly isTaken: boolean; readonly points: ShownFigure } | null
  readonly points: ShownFigure
  readonly weight: number
  readonly outOf: number
  readonly mean: ShownFigure | null
}

/** A mark that is needed, as it is shown. */
export type ShownNeed =
  | { readonly kind: 'already-reached' }
  | { readonly kind: 'out-of-reach' }
  | { readonly kind: 'needed'; readonly mark: ShownFigure }

/** The mark in all that is missing. */
export const everythingMissing = 'missing'

export type ExamSimulation = ReadExamForm & {
  readonly exam: SimulatedExam
  readonly mean: ShownFigure | null
  readonly outcome: ReturnType<typeof simulateGrades>['outcome']
  readonly isProvisional: boolean
  readonly missing: readonly string[]
  readonly steps: readonly ShownStep[]
  /** Null where nothing can be asked for. `components`: where the mark may be asked for. */
  readonly goal: {
    readonly target: Target
    readonly component: string
    readonly components: readonly string[]
    readonly need: ShownNeed
  } | null
  /** What the orals of the second group can bring; null for whoever is not in it, or has too few marks to choose from. */
  readonly secondGroup: {
    readonly pairs: readonly { readonly subjects: readonly RetakeSubject[]; readonly need: ShownNeed; readonly mostPoints: ShownFigure }[]
    readonly mean: ShownFigure | null
    readonly isAdmitted: boolean
    readonly oralsTaken: number
  } | null
  /** The control oral of the bac professionnel, where it is open: the mark that it asks for, and what comes out of it. */
  readonly controlOral: { readonly need: ShownNeed; readonly result: { readonly mean: ShownFigure; readonly isAdmitted: boolean } | null } | null
}

const shownNeed = (need: NeededMark): ShownNeed =>
  need.kind === 'needed' ? { kind: 'needed', mark: shownFigure(markValue(need.mark)) } : { kind: need.kind }

const shownMean = (mean: Fraction | null): ShownFigure | null => mean && shownFigure(mean)

const shownStep = ({ id, lines, bonus, points, weight, outOf, mean }: CalculationStep): ShownStep => {
  const isTaken = compareFractions(bonus, fraction(0)) < 0
  return {
    id,
    lines: lines.map((line) => ({
      id: line.id,
      weight: line.weight,
      value: shownFigure(line.value),
      product: shownFigure(line.product, 3),
    })),
    bonus: bonus.numerator === 0 ? null : { isTaken, points: shownFigure(isTaken ? multiplyFractions(bonus, fraction(-1)) : bonus) },
    points: shownFigure(points, 3),
    weight,
    outOf,
    mean: shownMean(mean),
  }
}

const goalOf = (read: ReadExamForm, missing: readonly string[]): ExamSimulation['goal'] => {
  const marked = read.components.filter(({ part }) => part !== 'socle').map(({ id }) => id)
  const missingMarks = missing.filter((id) => marked.includes(id))
  const components = missingMarks.length > 0 ? [everythingMissing, ...marked] : marked
  const component = chosenIn(read.values, 'goal-in', components, components[0])
  if (component === undefined) return null
  const target = chosenIn(read.values, 'goal', targets, 'pass')
  const need = markNeeded(read.scenario, target, component === everythingMissing ? missingMarks : [component])
  return { target, component, components, need: shownNeed(need) }
}

const secondGroupOf = (scenario: GradeScenario): ExamSimulation['secondGroup'] => {
  if (scenario.exam !== 'bac-general' && scenario.exam !== 'bac-technologique') return null
  const pairs = retakeAdvice(scenario)
  const after = simulateSecondGroup(scenario)
  if (pairs.length === 0 || after === null) return null
  return {
    pairs: pairs.map(({ subjects, needed, mostPoints }) => ({ subjects, need: shownNeed(needed), mostPoints: shownFigure(mostPoints) })),
    mean: shownMean(after.mean),
    isAdmitted: after.isAdmitted,
    oralsTaken: scenario.orals.filter(({ mark }) => mark !== null).length,
  }
}

const controlOralOf = (scenario: GradeScenario): ExamSimulation['controlOral'] => {
  if (scenario.exam !== 'bac-professionnel') return null
  const { outcome } = simulateBacProfessionnel(scenario)
  if (outcome.kind !== 'control-oral' || outcome.practice !== 'reached') return null
  const need = smallestMark((controlOral) => simulateControlOral({ ...scenario, controlOral })?.isAdmitted === true)
  const result = simulateControlOral(scenario)
  return { need: shownNeed(need), result: result && { mean: shownFigure(result.mean), isAdmitted: result.isAdmitted } }
}

/**
 * What a simulator shows for what somebody typed: as much as the marks known so far tell, how it was computed, which mark
 * a target asks for, and what orals can bring. What was typed badly is named by field and counts for nothing.
 *
 * Source: specification, section 1, "Grade simulators exist for the Bac and the Brevet".
 *
 * @example simulateExam('general', { philosophy: '12,5' }).mean // { whole: '12', decimals: '50' }
 */
export const simulateExam = (exam: SimulatedExam, typed: ExamValues): ExamSimulation => {
  const read = readers[exam](typed)
  const { mean, steps, missing, isProvisional, outcome } = simulateGrades(read.scenario)
  return {
    ...read,
    exam,
    mean: shownMean(mean),
    outcome,
    isProvisional,
    missing,
    steps: steps.map(shownStep),
    goal: goalOf(read, missing),
    secondGroup: secondGroupOf(read.scenario),
    controlOral: controlOralOf(read.scenario),
  }
}

/** The form that gives a scenario. */
export const formOfScenario = (scenario: GradeScenario): ExamValues => {
  switch (scenario.exam) {
    case 'bac-professionnel':
      return bacProfessionnelFormOf(scenario)
    case 'brevet-until-2025':
    case 'brevet-from-2026':
      return brevetFormOf(scenario)
    default:
      return bacFormOf(scenario)
  }
}

/** The exam whose simulator takes a scenario. */
export const examOfScenario = ({ exam }: GradeScenario): SimulatedExam => {
  if (exam === 'bac-general') return 'general'
  if (exam === 'bac-technologique') return 'technologique'
  return exam === 'bac-professionnel' ? 'professionnel' : 'brevet'
}

/** Whether an emptied field says something: an empty weight leaves its unit out. */
const saysSomething = ([field, value]: readonly [string, string]): boolean => value !== '' || field.startsWith('weight-')

/** The query of the address that gives a form again: only what says something. Empty, or with its question mark. */
export const queryOfForm = (values: ExamValues): string => {
  const query = new URLSearchParams(Object.entries(values).filter(saysSomething).map(([field, value]) => [field, value])).toString()
  return query === '' ? '' : `?${query}`
}

const fieldPattern = /^[a-z][a-z0-9-]{0,59}$/

/** What an address says of a form: two hundred fields of two hundred characters at most. */
export const formOfQuery = (query: URLSearchParams): ExamValues =>
  Object.fromEntries(
    [...query]
      .filter(([field]) => fieldPattern.test(field))
      .slice(0, 200)
      .map(([field, value]) => [field, value.slice(0, 200)]),
  )

/** Whether anything was typed, and the result is worth showing first. */
export const isBegun = ({ steps, refusals }: Pick<ExamSimulation, 'steps' | 'refusals'>): boolean =>
  steps.some(({ lines }) => lines.length > 0) || Object.keys(refusals).length > 0

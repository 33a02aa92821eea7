import { brevetComponents, brevetFrom2026Table, type BrevetFrom2026Scenario } from '../../domain/grades/brevet-from-2026.ts'
import {
  brevetUntil2025Table,
  type BrevetUntil2025Scenario,
  optionalTeachingPoints,
  type SocleComponent,
  socleComponents,
  socleLevels,
  type SocleLevel,
} from '../../domain/grades/brevet-until-2025.ts'
import { chosenIn, type ExamComponent, type ExamValues, readMarks, type ReadExamForm, typedIn, typedMarks } from './exam-form.ts'

/** The subjects of an ordinary class, of which a pupil takes away those that they do not have. */
export const usualSubjects = brevetFrom2026Table.usualSubjects

const candidates = ['school', 'individual'] as const

const componentOf = (part: ExamComponent['part'], subject: string, { id, weight }: { id: string; weight: number | null }): ExamComponent => ({
  id,
  part,
  subject,
  weight,
  year: null,
  ownName: null,
})

const readFrom2026 = (values: ExamValues): ReadExamForm<BrevetFrom2026Scenario> => {
  const candidate = chosenIn(values, 'candidate', candidates, 'school')
  const subjects = usualSubjects.filter((subject) => typedIn(values, `without-${subject}`) === '')
  const hasOptionalTeaching = typedIn(values, 'has-optional-teaching') !== ''
  const unmarked: BrevetFrom2026Scenario =
    candidate === 'individual'
      ? { exam: 'brevet-from-2026', candidate, marks: {} }
      : { exam: 'brevet-from-2026', candidate, subjects, hasOptionalTeaching, marks: {} }
  const { continuous, exams } = brevetComponents(unmarked)
  const option = { id: 'optional-teaching', weight: null }
  const components = [
    ...exams.map((exam) => componentOf('exam', exam.id, exam)),
    ...continuous.map((average, index) => componentOf('average', subjects[index] ?? average.id, average)),
    ...(candidate === 'school' && hasOptionalTeaching ? [componentOf('optional-teaching', option.id, option)] : []),
  ]
  const { marks, refusals } = readMarks(
    values,
    components.map(({ id }) => id),
  )
  return {
    scenario: { ...unmarked, marks },
    components,
    refusals,
    values: { ...values, session: 'from-2026', candidate },
    facts: brevetFrom2026Table,
  }
}

const readUntil2025 = (values: ExamValues): ReadExamForm<BrevetUntil2025Scenario> => {
  const { examPoints, componentPoints } = brevetUntil2025Table
  const levels: Partial<Record<SocleComponent, SocleLevel>> = {}
  for (const component of socleComponents) {
    const level = chosenIn(values, component, socleLevels, null)
    if (level !== null) levels[component] = level
  }
  const optionalTeaching = chosenIn(values, 'optional-teaching-points', optionalTeachingPoints, 0)
  const { marks, refusals } = readMarks(values, Object.keys(examPoints))
  return {
    scenario: { exam: 'brevet-until-2025', levels, optionalTeaching, marks },
    components: [
      ...socleComponents.map((id) => componentOf('socle', id, { id, weight: componentPoints / 20 })),
      ...Object.entries(examPoints).map(([id, points]) => componentOf('exam', id, { id, weight: points / 20 })),
    ],
    refusals,
    values: { ...values, session: 'until-2025', 'optional-teaching-points': String(optionalTeaching) },
    facts: brevetUntil2025Table,
  }
}

/** Reads the form of the Brevet: of the session from 2026, or of those until 2025. */
export const readBrevetForm = (values: ExamValues): ReadExamForm<BrevetFrom2026Scenario | BrevetUntil2025Scenario> =>
  typedIn(values, 'session') === 'until-2025' ? readUntil2025(values) : readFrom2026(values)

/** The form that gives a scenario. */
export const brevetFormOf = (scenario: BrevetFrom2026Scenario | BrevetUntil2025Scenario): ExamValues => {
  const marks = typedMarks(scenario.marks)
  if (scenario.exam === 'brevet-until-2025') {
    const levels = Object.entries(scenario.levels).map(([id, level]) => [id, String(level)])
    return { session: 'until-2025', 'optional-teaching-points': String(scenario.optionalTeaching), ...Object.fromEntries(levels), ...marks }
  }
  const form = { session: 'from-2026', candidate: scenario.candidate, ...marks }
  if (scenario.candidate === 'individual') return form
  const without = usualSubjects.filter((subject) => !scenario.subjects.includes(subject))
  return {
    ...form,
    ...(scenario.hasOptionalTeaching ? { 'has-optional-teaching': 'yes' } : {}),
    ...Object.fromEntries(without.map((subject) => [`without-${subject}`, 'yes'])),
  }
}

import { bacComponents, type BacComponent, type BacScenario, bacTables, mostOrals, type RetakeOral } from '../../domain/grades/bac.ts'
import { type BacOption, checkOptions, optionYears } from '../../domain/grades/bac-options.ts'
import { type BacExam, bacSessions, retakeSubjects } from '../../domain/grades/bac-table.ts'
import {
  chosenIn,
  type ExamComponent,
  type ExamFieldRefusal,
  type ExamPart,
  type ExamValues,
  placesToShow,
  readMarks,
  type ReadExamForm,
  typedIn,
  typedMark,
  typedMarks,
} from './exam-form.ts'

/** The optional teachings that a pupil may choose from. */
export const optionalTeachings = [
  'latin',
  'greek',
  'language-c',
  'complementary-mathematics',
  'expert-mathematics',
  'law',
  'arts',
  'physical-education',
  'sign-language',
  'other',
] as const
export type OptionalTeaching = (typeof optionalTeachings)[number]

/** The sessions that a pupil may choose, the next one first. */
export const sessionsOfBac = bacSessions.toReversed()

const mostOptions = 7
const places = Array.from({ length: mostOptions }, (_, index) => index + 1)

/** The options typed, each with its place; an option that the rules do not take is refused at its place. */
const readOptions = (values: ExamValues) => {
  const options: BacOption[] = []
  const refusals: Record<string, ExamFieldRefusal> = {}
  for (const place of places) {
    const id = chosenIn(values, `option-${place}`, optionalTeachings, null)
    if (id === null) continue
    const option = { id, years: chosenIn(values, `option-${place}-years`, optionYears, 'terminale') }
    checkOptions([...options, option]).match(
      () => options.push(option),
      (refusal) => {
        refusals[`option-${place}`] = refusal
      },
    )
  }
  return { options, refusals }
}

const readOrals = (values: ExamValues) => {
  const orals: RetakeOral[] = []
  const refusals: Record<string, ExamFieldRefusal> = {}
  for (let place = 1; place <= mostOrals; place += 1) {
    const subject = chosenIn(values, `oral-${place}`, retakeSubjects, null)
    if (subject === null) continue
    if (orals.some((oral) => oral.subject === subject)) {
      refusals[`oral-${place}`] = { type: 'oral-twice' }
      continue
    }
    const field = `oral-${place}-mark`
    const read = readMarks(values, [field])
    Object.assign(refusals, read.refusals)
    orals.push({ subject, mark: read.marks[field] ?? null })
  }
  return { orals, refusals }
}

const partOf = ({ part, year }: BacComponent): ExamPart => (part === 'continuous' ? `continuous-${year ?? 'terminale'}` : part)

/** The places for options that the form shows. */
export const optionPlaces = (values: ExamValues): readonly number[] =>
  placesToShow(mostOptions, (place) => typedIn(values, `option-${place}`) !== '')

/** Reads the form of the bac général or technologique; a session that is not known is the last one. */
export const readBacForm = (exam: BacExam, values: ExamValues): ReadExamForm<BacScenario> => {
  const session = chosenIn(values, 'session', bacSessions, bacSessions[1])
  const { options, refusals: optionRefusals } = readOptions(values)
  const { orals, refusals: oralRefusals } = readOrals(values)
  const components = bacComponents({ exam, session, options })
  const { marks, refusals } = readMarks(
    values,
    components.map(({ id }) => id),
  )
  return {
    scenario: { exam, session, options, marks, orals },
    components: components.map((component): ExamComponent => {
      const { id, subject, year, weight } = component
      return { id, subject, year, weight, part: partOf(component), ownName: null }
    }),
    refusals: { ...optionRefusals, ...refusals, ...oralRefusals },
    values: { ...values, session: String(session) },
    facts: bacTables[exam][session],
  }
}

/** The form that gives a scenario. */
export const bacFormOf = ({ session, options, marks, orals }: BacScenario): ExamValues => ({
  session: String(session),
  ...Object.fromEntries(
    options.flatMap(({ id, years }, index) => [
      [`option-${index + 1}`, id],
      [`option-${index + 1}-years`, years],
    ]),
  ),
  ...Object.fromEntries(
    orals.flatMap(({ subject, mark }, index) => [
      [`oral-${index + 1}`, subject],
      [`oral-${index + 1}-mark`, mark === null ? '' : typedMark(mark)],
    ]),
  ),
  ...typedMarks(marks),
})

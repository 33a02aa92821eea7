import * as v from 'valibot'
import { keptScenario, parseScenario } from '../../domain/grades/parse-scenario.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'
import type { ExamValues } from './exam-form.ts'
import { examOfScenario, formOfScenario, queryOfForm, type SimulatedExam, simulateExam } from './simulate-exam.ts'

/** The name under which the browser keeps what a pupil simulated. */
export const simulationsKey = 'gradeSimulations'

const mostKept = 30
const longestName = 60

/** What is kept beside the marks: choices that change no figure, such as the names of the specialities. */
const namingFields = ['teaching-1', 'teaching-2', 'teaching-dropped', 'series'] as const

const keptSchema = v.array(
  v.object({
    name: v.pipe(v.string(), v.maxLength(longestName)),
    kept: v.unknown(),
    named: v.record(v.picklist(namingFields), v.pipe(v.string(), v.maxLength(60))),
  }),
)
type Kept = v.InferOutput<typeof keptSchema>

/** A simulation kept on the device: its name, its exam, and the query that opens it again. */
export type KeptSimulation = { readonly name: string; readonly exam: SimulatedExam; readonly query: string }

/** What the device keeps. A simulation is known by its name; keeping another one of that name replaces it. */
export type KeptSimulations = {
  readonly list: () => readonly KeptSimulation[]
  readonly keep: (name: string, exam: SimulatedExam, values: ExamValues) => readonly KeptSimulation[]
  readonly forget: (name: string) => readonly KeptSimulation[]
}

const parsed = (text: string | null): unknown => {
  try {
    return JSON.parse(text ?? '[]')
  } catch {
    return []
  }
}

/** Keeps simulations in this browser, and nowhere else. What cannot be read any more is left out. */
export const makeKeptSimulations = ({ preferences }: { preferences: PreferenceStorage }): KeptSimulations => {
  const read = (): Kept => {
    const result = v.safeParse(keptSchema, parsed(preferences.read(simulationsKey)))
    return result.success ? result.output : []
  }
  const list = (): readonly KeptSimulation[] =>
    read().flatMap(({ name, kept, named }) =>
      parseScenario(kept).match(
        (scenario) => [{ name, exam: examOfScenario(scenario), query: queryOfForm({ ...formOfScenario(scenario), ...named }) }],
        () => [],
      ),
    )
  const write = (all: Kept): readonly KeptSimulation[] => {
    preferences.write(simulationsKey, JSON.stringify(all.slice(0, mostKept)))
    return list()
  }
  return {
    list,
    keep: (typedName, exam, values) => {
      const name = typedName.trim().slice(0, longestName)
      const named = Object.fromEntries(namingFields.flatMap((field) => (values[field] ? [[field, values[field].slice(0, 60)]] : [])))
      const { scenario } = simulateExam(exam, values)
      return write([{ name, kept: keptScenario(scenario), named }, ...read().filter((one) => one.name !== name)])
    },
    forget: (name) => write(read().filter((one) => one.name !== name)),
  }
}

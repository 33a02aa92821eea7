import { err, type Result } from 'neverthrow'
import * as v from 'valibot'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { mostOrals } from './bac.ts'
import { checkOptions, optionYears } from './bac-options.ts'
import { unitKinds } from './bac-professionnel.ts'
import { bacExams, bacSessions, retakeSubjects } from './bac-table.ts'
import { optionalTeachingPoints, socleComponents, socleLevels } from './brevet-until-2025.ts'
import { markSchema } from './mark.ts'
import type { GradeScenario } from './simulate-grades.ts'
import { weightSchema } from './weight.ts'

const mostUnits = 40
const mostMarks = 100
const longestName = 80

const isDistinct = (keys: readonly string[]): boolean => new Set(keys).size === keys.length

const idSchema = v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/))
const marksSchema = v.pipe(
  v.record(v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,60}$/)), markSchema),
  v.check((marks) => Object.keys(marks).length <= mostMarks),
)

const bacSchema = v.strictObject({
  exam: v.picklist(bacExams),
  session: v.picklist(bacSessions),
  options: v.pipe(
    v.array(v.strictObject({ id: idSchema, years: v.picklist(optionYears) })),
    v.check((options) => checkOptions(options).isOk()),
  ),
  marks: marksSchema,
  orals: v.pipe(
    v.array(v.strictObject({ subject: v.picklist(retakeSubjects), mark: v.nullable(markSchema) })),
    v.maxLength(mostOrals),
    v.check((orals) => isDistinct(orals.map(({ subject }) => subject))),
  ),
})

const bacProfessionnelSchema = v.strictObject({
  exam: v.literal('bac-professionnel'),
  units: v.pipe(
    v.array(
      v.strictObject({
        id: idSchema,
        kind: v.picklist(unitKinds),
        name: v.nullable(v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestName))),
        weight: weightSchema,
      }),
    ),
    v.maxLength(mostUnits),
    v.check((units) => isDistinct(units.map(({ id }) => id))),
  ),
  hasMasterpiece: v.boolean(),
  marks: marksSchema,
  controlOral: v.nullable(markSchema),
})

const brevetUntil2025Schema = v.strictObject({
  exam: v.literal('brevet-until-2025'),
  levels: v.strictObject(v.entriesFromList(socleComponents, v.exactOptional(v.picklist(socleLevels)))),
  optionalTeaching: v.picklist(optionalTeachingPoints),
  marks: marksSchema,
})

const brevetFrom2026Schema = v.variant('candidate', [
  v.strictObject({
    exam: v.literal('brevet-from-2026'),
    candidate: v.literal('school'),
    subjects: v.pipe(v.array(idSchema), v.minLength(1), v.maxLength(mostUnits), v.check((ids) => isDistinct(ids))),
    hasOptionalTeaching: v.boolean(),
    marks: marksSchema,
  }),
  v.strictObject({ exam: v.literal('brevet-from-2026'), candidate: v.literal('individual'), marks: marksSchema }),
])

const scenarioSchema: v.GenericSchema<unknown, GradeScenario> = v.variant('exam', [
  bacSchema,
  bacProfessionnelSchema,
  brevetUntil2025Schema,
  brevetFrom2026Schema,
])

/** The form in which a scenario is kept on the device. A later form gets a number of its own. */
export type KeptScenario = { readonly version: 1; readonly scenario: GradeScenario }

/** A scenario in the form in which it is kept on the device, with the number of that form. */
export const keptScenario = (scenario: GradeScenario): KeptScenario => ({ version: 1, scenario })

export type ScenarioRefusal =
  | Malformed<'scenario-malformed'>
  | { readonly type: 'scenario-version-unknown'; readonly version: number }

const otherVersionSchema = v.object({ version: v.pipe(v.number(), v.integer(), v.notValue(1)) })
const parseKept = parserOf('scenario-malformed', v.strictObject({ version: v.literal(1), scenario: scenarioSchema }))

/**
 * Reads what was kept on the device, whatever became of it there: at most 40 units or subjects and 100 marks, each option,
 * unit, subject and oral once. Marks of components that the exam does not have are read and count for nothing.
 *
 * @example parseScenario(keptScenario(scenario))._unsafeUnwrap() // scenario
 * @example parseScenario({ version: 2 })._unsafeUnwrapErr() // { type: 'scenario-version-unknown', version: 2 }
 */
export const parseScenario = (input: unknown): Result<GradeScenario, ScenarioRefusal> => {
  const other = v.safeParse(otherVersionSchema, input)
  if (other.success) return err({ type: 'scenario-version-unknown', version: other.output.version })
  return parseKept(input).map(({ scenario }) => scenario)
}

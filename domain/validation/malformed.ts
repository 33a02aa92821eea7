import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'

/**
 * What is wrong with a field of some input. `field` is its path with dots (`plans.0.price`), empty for the whole input.
 * The value itself is never repeated: it may be personal.
 */
export type FieldFault = { readonly field: string; readonly fault: 'missing' | 'unknown' | 'invalid' }

/** Input that does not have the shape it must have: one fault for each field concerned, in the order of the schema. */
export type Malformed<Type extends string = string> = {
  readonly type: Type
  readonly faults: readonly FieldFault[]
}

const faultOf = (issue: v.BaseIssue<unknown>): FieldFault['fault'] => {
  if (issue.type === 'strict_object' && issue.expected === 'never') return 'unknown'
  return issue.received === 'undefined' ? 'missing' : 'invalid'
}

const faultsOf = (issues: readonly v.BaseIssue<unknown>[]): FieldFault[] => {
  const faults = new Map<string, FieldFault['fault']>()
  for (const issue of issues) faults.set(v.getDotPath(issue) ?? '', faultOf(issue))
  return [...faults].map(([field, fault]) => ({ field, fault }))
}

/** Reads some input; `schema` says what it takes. */
export type Parser<Type extends string, Schema extends v.GenericSchema> = {
  (input: unknown): Result<v.InferOutput<Schema>, Malformed<Type>>
  readonly schema: Schema
}

/**
 * Makes a parser of a schema: whatever it is given, it answers what was read or a refusal that names the fields.
 *
 * @param type the refusal's type, such as `plan-malformed`
 * @param schema a valibot schema
 * @example parserOf('plan-malformed', planSchema)({}) // err({ type: 'plan-malformed', faults: [{ field: 'id', fault: 'missing' }, …] })
 */
export const parserOf = <const Type extends string, Schema extends v.GenericSchema>(type: Type, schema: Schema): Parser<Type, Schema> =>
  Object.assign(
    (input: unknown): Result<v.InferOutput<Schema>, Malformed<Type>> => {
      const read = v.safeParse(schema, input)
      return read.success ? ok(read.output) : err({ type, faults: faultsOf(read.issues) })
    },
    { schema },
  )

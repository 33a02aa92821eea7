import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'

/** What a form can say of a field. Source: specification, section 5, "Form messages". */
export const fieldRefusals = [
  'email-empty',
  'email-invalid',
  'email-confirmation-empty',
  'emails-differ',
  'password-empty',
  'password-too-short',
  'password-too-long',
  'passwords-differ',
  'field-required',
  'conditions-not-accepted',
  'programme-not-for-user-type',
  'child-name-empty',
  'child-name-refused',
  'child-avatar-empty',
  'child-level-empty',
  'birth-date-invalid',
  'birth-date-too-early',
  'birth-date-in-the-future',
  'name-invalid',
] as const
export type FieldRefusal = (typeof fieldRefusals)[number]

/** One refusal for each refused field, the first that applies. */
export type FieldRefusals<Field extends string = string> = Partial<Record<Field, FieldRefusal>>

export type FormRefused<Field extends string = string> = {
  readonly type: 'form-refused'
  readonly fields: FieldRefusals<Field>
}

const isFieldRefusal = (message: string): message is FieldRefusal => (fieldRefusals as readonly string[]).includes(message)

/** Turns the issues of a form's schema into one refusal a field. */
const formRefusalOf = <Field extends string>(issues: readonly v.BaseIssue<unknown>[]): FormRefused<Field> => {
  const fields: Record<string, FieldRefusal> = {}
  for (const issue of issues) {
    const field = String(issue.path?.[0].key ?? '')
    fields[field] ??= isFieldRefusal(issue.message) ? issue.message : 'field-required'
  }
  return { type: 'form-refused', fields: fields as FieldRefusals<Field> }
}

/** Reads a form; `schema` says which fields it has. */
export type FormParser<Schema extends v.GenericSchema> = {
  (typed: unknown): Result<v.InferOutput<Schema>, FormRefused<keyof v.InferOutput<Schema> & string>>
  readonly schema: Schema
}

/**
 * Makes the parser of a form out of its schema: what was typed, read, or one refusal for each field that is wrong.
 *
 * @example formParserOf(v.object({ email: emailSchema }))({ email: 'lea' }) // err({ type: 'form-refused', fields: { email: 'email-invalid' } })
 */
export const formParserOf = <Schema extends v.GenericSchema>(schema: Schema): FormParser<Schema> =>
  Object.assign(
    (typed: unknown): Result<v.InferOutput<Schema>, FormRefused<keyof v.InferOutput<Schema> & string>> => {
      const read = v.safeParse(schema, typed)
      return read.success ? ok(read.output) : err(formRefusalOf(read.issues))
    },
    { schema },
  )

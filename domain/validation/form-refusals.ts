import type * as v from 'valibot'

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
export const formRefusalOf = <Field extends string>(issues: readonly v.BaseIssue<unknown>[]): FormRefused<Field> => {
  const fields: Record<string, FieldRefusal> = {}
  for (const issue of issues) {
    const field = String(issue.path?.[0]?.key ?? '')
    fields[field] ??= isFieldRefusal(issue.message) ? issue.message : 'field-required'
  }
  return { type: 'form-refused', fields: fields as FieldRefusals<Field> }
}

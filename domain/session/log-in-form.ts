import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { type FormRefused, formRefusalOf } from '../validation/form-refusals.ts'
import { givenPasswordSchema } from '../validation/password.ts'

export const logInFormSchema = v.object({ email: emailSchema, password: givenPasswordSchema })

export type LogInForm = v.InferOutput<typeof logInFormSchema>
export type LogInField = keyof LogInForm

export const parseLogInForm = (typed: unknown): Result<LogInForm, FormRefused<LogInField>> => {
  const read = v.safeParse(logInFormSchema, typed)
  return read.success ? ok(read.output) : err(formRefusalOf<LogInField>(read.issues))
}

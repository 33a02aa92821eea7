import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { formParserOf } from '../validation/form-refusals.ts'
import { givenPasswordSchema } from '../validation/password.ts'

/** What somebody types to log in. Source: specification, section 5, "Form messages". */
export const logInFormSchema = v.object({ email: emailSchema, password: givenPasswordSchema })

export type LogInForm = v.InferOutput<typeof logInFormSchema>
export type LogInField = keyof LogInForm

/**
 * Reads the log-in form; one refusal for each field.
 *
 * @example parseLogInForm({ email: 'lea@example.org' })._unsafeUnwrapErr().fields // { password: 'password-empty' }
 */
export const parseLogInForm = formParserOf(logInFormSchema)

import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { type FormRefused, formRefusalOf } from '../validation/form-refusals.ts'
import { newPasswordSchema } from '../validation/password.ts'

const accepted = (message: string) => v.pipe(v.optional(v.string(), ''), v.literal('on', message))

export const signUpFormSchema = v.pipe(
  v.object({
    email: emailSchema,
    emailConfirmation: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty('email-confirmation-empty')),
    password: newPasswordSchema,
    passwordConfirmation: v.optional(v.string(), ''),
    conditions: accepted('conditions-not-accepted'),
  }),
  v.forward(
    v.partialCheck(
      [['email'], ['emailConfirmation']],
      ({ email, emailConfirmation }) => email.toLowerCase() === emailConfirmation.toLowerCase(),
      'emails-differ',
    ),
    ['emailConfirmation'],
  ),
  v.forward(
    v.partialCheck(
      [['password'], ['passwordConfirmation']],
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      'passwords-differ',
    ),
    ['passwordConfirmation'],
  ),
)

export type SignUpForm = v.InferOutput<typeof signUpFormSchema>
export type SignUpField = keyof SignUpForm

/** @example parseSignUpForm({ email: 'lea@example' })._unsafeUnwrapErr().fields.email // 'email-invalid' */
export const parseSignUpForm = (typed: unknown): Result<SignUpForm, FormRefused<SignUpField>> => {
  const read = v.safeParse(signUpFormSchema, typed)
  return read.success ? ok(read.output) : err(formRefusalOf<SignUpField>(read.issues))
}

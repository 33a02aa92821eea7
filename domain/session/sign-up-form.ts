import * as v from 'valibot'
import { conditionsSchema } from '../validation/conditions.ts'
import { emailSchema } from '../validation/email.ts'
import { formParserOf } from '../validation/form-refusals.ts'
import { newPasswordSchema } from '../validation/password.ts'

/** What somebody types to make an account. Source: specification, section 5, "Form messages". */
export const signUpFormSchema = v.pipe(
  v.object({
    email: emailSchema,
    emailConfirmation: v.pipe(v.optional(v.string(), ''), v.trim(), v.nonEmpty('email-confirmation-empty')),
    password: newPasswordSchema,
    passwordConfirmation: v.optional(v.string(), ''),
    conditions: conditionsSchema,
  }),
  v.forward(
    v.partialCheck(
      // Stryker disable next-line StringLiteral: as below
      [['email'], ['emailConfirmation']],
      ({ email, emailConfirmation }) => email.toLowerCase() === emailConfirmation.toLowerCase(),
      'emails-differ',
    ),
    ['emailConfirmation'],
  ),
  v.forward(
    v.partialCheck(
      // Stryker disable next-line StringLiteral: a confirmation that is no text is refused before, and the first refusal of a field counts
      [['password'], ['passwordConfirmation']],
      ({ password, passwordConfirmation }) => password === passwordConfirmation,
      'passwords-differ',
    ),
    ['passwordConfirmation'],
  ),
)

export type SignUpForm = v.InferOutput<typeof signUpFormSchema>
export type SignUpField = keyof SignUpForm

/**
 * Reads the sign-up form; one refusal for each field.
 *
 * @example parseSignUpForm({ email: 'lea@example' })._unsafeUnwrapErr().fields.email // 'email-invalid'
 */
export const parseSignUpForm = formParserOf(signUpFormSchema)

import * as v from 'valibot'
import { formParserOf } from '../validation/form-refusals.ts'
import { givenPasswordSchema, newPasswordSchema } from '../validation/password.ts'

/** The password that somebody has, and the one that they want, typed twice. Source: specification, section 5, "Form messages". */
const changePasswordFormSchema = v.pipe(
  v.object({
    currentPassword: givenPasswordSchema,
    password: newPasswordSchema,
    passwordConfirmation: v.optional(v.string(), ''),
  }),
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

export type ChangePasswordField = keyof v.InferOutput<typeof changePasswordFormSchema>

/**
 * Reads the form of somebody who changes their password; one refusal for each field.
 *
 * @example parseChangePasswordForm({ password: 'ruche-dorée' })._unsafeUnwrapErr().fields.currentPassword // 'password-empty'
 */
export const parseChangePasswordForm = formParserOf(changePasswordFormSchema)

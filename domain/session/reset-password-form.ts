import * as v from 'valibot'
import { formParserOf } from '../validation/form-refusals.ts'
import { newPasswordSchema } from '../validation/password.ts'

/** Longer than any token that the service signs. */
const longestToken = 2_000

/**
 * A new password, typed twice, and the token of the link that was sent by e-mail. A token that is missing or too long
 * is a `field-required`.
 *
 * Source: specification, sections 2 (/reset) and 5.
 */
const resetPasswordFormSchema = v.pipe(
  v.object({
    token: v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestToken)),
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

/**
 * Reads the form with a new password; one refusal for each field.
 *
 * @example parseResetPasswordForm({ token: 't', password: 'ruche' })._unsafeUnwrapErr().fields.password // 'password-too-short'
 */
export const parseResetPasswordForm = formParserOf(resetPasswordFormSchema)

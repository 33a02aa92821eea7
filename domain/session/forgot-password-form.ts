import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { formParserOf } from '../validation/form-refusals.ts'

/** What somebody types who forgot their password. Source: specification, sections 2 (/forgot-password) and 5. */
const forgotPasswordFormSchema = v.object({ email: emailSchema })

/**
 * Reads the form of somebody who forgot their password; one refusal for each field.
 *
 * @example parseForgotPasswordForm({ email: ' lea@example.org ' }) // ok({ email: 'lea@example.org' })
 */
export const parseForgotPasswordForm = formParserOf(forgotPasswordFormSchema)

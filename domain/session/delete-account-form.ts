import * as v from 'valibot'
import { formParserOf } from '../validation/form-refusals.ts'
import { givenPasswordSchema } from '../validation/password.ts'

const deleteAccountFormSchema = v.object({ password: givenPasswordSchema })

/**
 * Reads the form of somebody who deletes their account: the password shows that it is they who ask.
 *
 * @example parseDeleteAccountForm({})._unsafeUnwrapErr().fields // { password: 'password-empty' }
 */
export const parseDeleteAccountForm = formParserOf(deleteAccountFormSchema)

import * as v from 'valibot'
import { formParserOf } from '../validation/form-refusals.ts'
import { givenPasswordSchema } from '../validation/password.ts'

/**
 * Reads the form of the parent gate: the parent's password brings them back into their session.
 *
 * @example parseParentForm({})._unsafeUnwrapErr().fields // { password: 'password-empty' }
 */
export const parseParentForm = formParserOf(v.object({ password: givenPasswordSchema }))

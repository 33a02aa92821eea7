import * as v from 'valibot'

/** Source: specification, section 5, "Minimum password length". */
const shortestPassword = 8
/** A limit so that nobody makes the service hash megabytes. */
const longestPassword = 200

export const newPasswordSchema = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty('password-empty'),
  v.minLength(shortestPassword, 'password-too-short'),
  v.maxLength(longestPassword, 'password-too-long'),
)

/** The password of somebody who logs in: only its presence is asked for, the service says whether it is the right one. */
export const givenPasswordSchema = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty('password-empty'),
  v.maxLength(longestPassword, 'password-too-long'),
)

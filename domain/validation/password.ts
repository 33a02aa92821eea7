import * as v from 'valibot'

/** Source: specification, section 5, "Minimum password length". */
const shortestPassword = 8
/** A limit so that nobody makes the service hash megabytes. */
const longestPassword = 200

/** A smiley is one character, where the length of a text counts two. */
const charactersOf = (password: string): number => [...password].length

const notTooLong = v.check((password: string) => charactersOf(password) <= longestPassword, 'password-too-long')

/** A password that somebody chooses: 8 to 200 characters. Refusals: `password-empty`, `password-too-short`, `password-too-long`. */
export const newPasswordSchema = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty('password-empty'),
  v.check((password) => charactersOf(password) >= shortestPassword, 'password-too-short'),
  notTooLong,
)

/** The password of somebody who logs in: only its presence is asked for, the service says whether it is the right one. */
export const givenPasswordSchema = v.pipe(
  v.optional(v.string(), ''),
  v.nonEmpty('password-empty'),
  notTooLong,
)

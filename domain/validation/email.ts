import * as v from 'valibot'

/** Far longer than any address in use: the labels of a domain have a length, their number has none. */
const longestEmail = 512
const emailPattern = /^[a-zA-Z0-9+._%-]{1,256}@[a-zA-Z0-9][a-zA-Z0-9-]{0,64}(?:\.[a-zA-Z0-9][a-zA-Z0-9-]{0,25})+$/

/**
 * An e-mail address: a local part of 1 to 256 allowed characters, a first domain label of at most 65 and further ones
 * of at most 26, as in Android's `Patterns.EMAIL_ADDRESS`, and at most 512 characters in all. Read in linear time: no label
 * can hold the dot that ends it.
 *
 * Source: specification, section 5, "Newsletter popin".
 *
 * @example isEmail('lea@example.org') // true
 * @example isEmail('lea@example') // false
 */
export const isEmail = (text: string): boolean => text.length <= longestEmail && emailPattern.test(text)

/** A required address, with the messages of the login and sign-up forms as keys. */
export const emailSchema = v.pipe(
  v.optional(v.string(), ''),
  v.trim(),
  v.nonEmpty('email-empty'),
  v.check(isEmail, 'email-invalid'),
)

/** The form in which addresses are compared and stored. */
export const normaliseEmail = (email: string): string => email.trim().toLowerCase()

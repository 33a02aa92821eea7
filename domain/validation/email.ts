import * as v from 'valibot'

const emailPattern = /^[a-zA-Z0-9+._%-]{1,256}@[a-zA-Z0-9][a-zA-Z0-9-]{0,64}(?:\.[a-zA-Z0-9][a-zA-Z0-9-]{0,25})+$/

/** The longest address that mail allows (RFC 5321, path limit). */
const longestEmail = 254

/**
 * An e-mail address: a local part of 1 to 256 allowed characters, a first domain label of at most 65 and further ones
 * of at most 26. The blanks around it are dropped. Source: specification, section 5, "Newsletter popin".
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

import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'

/** Longer than what browsers keep in one cookie (4,096 bytes). */
const longestCookie = 10_000

const text = v.pipe(v.string(), v.nonEmpty())
const time = v.pipe(v.number(), v.finite(), v.minValue(0))

/** What the auth cookie holds; `exp` and `expRefresh` in seconds since 1970. Source: specification, section 3. */
export const authCookieSchema = v.object({ id: text, token: text, refreshToken: text, exp: time, expRefresh: time })
export type AuthCookie = v.InferOutput<typeof authCookieSchema>

/**
 * Reads the value of the auth cookie, which is JSON. Refusal: `auth-cookie-malformed`, with the fields that are wrong.
 *
 * Source: specification, section 3, "Auth cookie content".
 *
 * @example parseAuthCookie('{}') // err({ type: 'auth-cookie-malformed', faults: [{ field: 'id', fault: 'missing' }, …] })
 */
export const parseAuthCookie = parserOf(
  'auth-cookie-malformed',
  v.pipe(v.string(), v.maxLength(longestCookie), v.parseJson(), authCookieSchema),
)

/** Reads the cookie's value; null for whatever is not a whole auth cookie, which counts as no cookie. */
export const readAuthCookie = (value: string | undefined): AuthCookie | null => parseAuthCookie(value).unwrapOr(null)

/** Writes the value of the auth cookie, which `parseAuthCookie` reads. */
export const writeAuthCookie = (cookie: AuthCookie): string => JSON.stringify(cookie)

import * as v from 'valibot'

/** What the auth cookie holds; `exp` and `expRefresh` in seconds since 1970. Source: specification, section 3. */
export const authCookieSchema = v.object({
  id: v.pipe(v.string(), v.nonEmpty()),
  token: v.pipe(v.string(), v.nonEmpty()),
  refreshToken: v.pipe(v.string(), v.nonEmpty()),
  exp: v.number(),
  expRefresh: v.number(),
})
export type AuthCookie = v.InferOutput<typeof authCookieSchema>

/** Reads the cookie's value; null for whatever is not a whole auth cookie. */
export const readAuthCookie = (value: string | undefined): AuthCookie | null => {
  if (!value) return null
  let json: unknown
  try {
    json = JSON.parse(value)
  } catch {
    return null
  }
  const read = v.safeParse(authCookieSchema, json)
  return read.success ? read.output : null
}

export const writeAuthCookie = (cookie: AuthCookie): string => JSON.stringify(cookie)

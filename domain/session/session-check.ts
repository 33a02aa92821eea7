import type { AuthCookie } from './auth-cookie.ts'

/**
 * What to do about the session of somebody who comes back:
 * - `stay`: the site already knows what the cookie says
 * - `log-in-from-cookie`: the cookie is somebody's whom the site does not hold as logged in
 * - `log-out`: the cookie has gone, is invalid or is over
 */
export type SessionCheck =
  | { readonly type: 'stay' }
  | { readonly type: 'log-in-from-cookie'; readonly userId: string }
  | { readonly type: 'log-out' }

/** A session lasts as long as its refresh token. `now` in milliseconds since 1970. */
const isOver = ({ expRefresh }: AuthCookie, now: number): boolean => now >= expRefresh * 1000

/**
 * Compares the auth cookie with the user whom the site holds as logged in. The cookie decides: where its user is another
 * one than the stored user, that other one is logged in from it.
 *
 * Source: specification, section 4, "Auth".
 *
 * @param from the cookie (null when there is none or it is invalid), the stored user's id (null when logged out), and the
 *   time in milliseconds since 1970
 * @example checkSession({ cookie: cookieOfLea, storedUserId: 'max', now }) // { type: 'log-in-from-cookie', userId: 'lea' }
 */
export const checkSession = ({
  cookie,
  storedUserId,
  now,
}: {
  readonly cookie: AuthCookie | null
  readonly storedUserId: string | null
  readonly now: number
}): SessionCheck => {
  const userId = cookie === null || isOver(cookie, now) ? null : cookie.id
  if (userId === storedUserId) return { type: 'stay' }
  return userId === null ? { type: 'log-out' } : { type: 'log-in-from-cookie', userId }
}

import type { CallFailure } from './failed-call.ts'
import type { UserState } from './user-state.ts'

/** The routes that somebody without a profile must be able to see. Source: specification, section 4, last line. */
export const pathsWithoutProfileCheck: ReadonlySet<string> = new Set(['/profiling', '/signup/successfull-signin'])

/**
 * Where the profile is asked for: while the server starts to render, or in the guard of a route. `failure` says why
 * reading it failed; null when that was not tried.
 */
export type ProfileCheckAt = {
  readonly place: 'server-start' | 'route-guard'
  readonly path: string
  readonly failure: CallFailure | null
}

const isWithoutProfileCheck = (path: string): boolean => pathsWithoutProfileCheck.has(path.toLowerCase().replace(/\/$/, ''))

/** - `go-to-profiling`: the profiling page of the account site */
export type ProfileCheck = 'nothing' | 'read-profile' | 'go-to-profiling' | 'log-out'

/**
 * What to do about the profile of whoever is logged in without one: read it, and if that fails send them to profiling,
 * or, when the server starts, log them out, unless the service asks for their profiling. The profiling route and the end
 * of the sign-up are left alone, and so is the session of somebody for whom no answer came at all: that says nothing of them.
 *
 * Source: specification, section 4, "User states" and "Profile check", and section 8, "409" and "Profile fetch failure".
 *
 * @example checkProfile({ type: 'logged-in-without-profile' }, { place: 'server-start', path: '/', failure: 'other' }) // 'log-out'
 */
export const checkProfile = (user: Pick<UserState, 'type'>, at: ProfileCheckAt): ProfileCheck => {
  if (user.type !== 'logged-in-without-profile') return 'nothing'
  if (isWithoutProfileCheck(at.path)) return 'nothing'
  if (at.failure === null) return 'read-profile'
  if (at.failure === 'unreachable') return 'nothing'
  return at.place === 'server-start' && at.failure !== 'profiling-needed' ? 'log-out' : 'go-to-profiling'
}

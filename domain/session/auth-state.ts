/** Whether somebody is logged in. Source: specification, section 4, "Auth". */
export type AuthState = 'logged-out' | 'logged-in'

/**
 * What changes it. A refresh that fails for want of a network is not among them: it keeps the session.
 * - `cookie-restored`: a cookie that had gone is back, from another tab or a backup of the browser
 * - `refresh-refused`: the service does not take the refresh token any more
 * - `profile-failed-at-start`: the profile could not be read while the first page was rendered
 */
export type AuthEvent =
  | 'login-succeeded'
  | 'valid-cookie-found'
  | 'cookie-restored'
  | 'cookie-gone'
  | 'cookie-invalid'
  | 'refresh-refused'
  | 'profile-failed-at-start'
  | 'log-out-asked'

const transitions: Record<AuthState, Partial<Record<AuthEvent, AuthState>>> = {
  'logged-out': {
    'login-succeeded': 'logged-in',
    'valid-cookie-found': 'logged-in',
    'cookie-restored': 'logged-in',
  },
  'logged-in': {
    'cookie-gone': 'logged-out',
    'cookie-invalid': 'logged-out',
    'refresh-refused': 'logged-out',
    'profile-failed-at-start': 'logged-out',
    'log-out-asked': 'logged-out',
  },
}

export const initialAuthState: AuthState = 'logged-out'

/**
 * The state after an event; an event that means nothing in a state changes nothing.
 *
 * Source: specification, section 4, "Auth", and section 8, "401 while logged in" and "Profile fetch failure at server start".
 *
 * @example nextAuthState('logged-out', 'login-succeeded') // 'logged-in'
 */
export const nextAuthState = (state: AuthState, event: AuthEvent): AuthState => transitions[state][event] ?? state

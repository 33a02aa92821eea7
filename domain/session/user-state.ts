import type { Profile } from '../profile/profile.ts'

/** Who uses the site, as far as it knows. Source: specification, section 4, "User states". */
export type UserState =
  | { readonly type: 'logged-out'; readonly userId: null }
  | { readonly type: 'logged-in-without-profile'; readonly userId: string }
  | { readonly type: 'logged-in'; readonly userId: string; readonly profile: Profile }

export type UserEvent =
  | { readonly type: 'user-logged-in'; readonly userId: string }
  | { readonly type: 'profile-read'; readonly userId: string; readonly profile: Profile }
  | { readonly type: 'user-logged-out' }

export const initialUserState: UserState = { type: 'logged-out', userId: null }

/**
 * The state after an event. Logging in as somebody else forgets the profile of the one before; a profile that arrives
 * after the logout, or after somebody else logged in, is dropped.
 *
 * Source: specification, section 4, "User states" and "Auth" (re-login from the cookie).
 *
 * @example nextUserState(initialUserState, { type: 'user-logged-in', userId: 'lea' }) // { type: 'logged-in-without-profile', userId: 'lea' }
 */
export const nextUserState = (state: UserState, event: UserEvent): UserState => {
  switch (event.type) {
    case 'user-logged-out':
      return initialUserState
    case 'user-logged-in':
      return state.userId === event.userId ? state : { type: 'logged-in-without-profile', userId: event.userId }
    case 'profile-read':
      return state.userId === event.userId ? { type: 'logged-in', userId: event.userId, profile: event.profile } : state
  }
}

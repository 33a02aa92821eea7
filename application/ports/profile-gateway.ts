import type { Result } from 'neverthrow'
import type { Profile } from '../../domain/profile/profile.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

/**
 * Why the profile of whoever is logged in cannot be had, although the service answered.
 * - `profiling-needed`: the service asks for their profiling first
 * - `profile-refused`: for another reason, which it may have put in words for the person
 */
export type ProfileRefusal =
  | { readonly type: 'profiling-needed' }
  | { readonly type: 'profile-refused'; readonly summary: string | null }

export type ProfileGateway = {
  /** The profile of whoever is logged in; null for a visitor, and for somebody whose session is over. */
  read(): Promise<Result<Profile | null, ProfileRefusal | ServiceUnreachable>>
}

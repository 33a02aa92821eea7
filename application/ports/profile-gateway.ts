import type { Result } from 'neverthrow'
import type { Profile } from '../../domain/profile/profile.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type ProfileGateway = {
  /** The profile of whoever is logged in; null for a visitor, and for somebody whose session is over. */
  read(): Promise<Result<Profile | null, ServiceUnreachable>>
}

import type { Result } from 'neverthrow'
import type { Profile } from '../../domain/profile/profile.ts'
import type { ProfileChange } from '../../domain/profile/profile-change.ts'
import type { ProfilingField } from '../../domain/profile/profiling-answer.ts'
import type { ProfilingStepName } from '../../domain/profile/profiling-steps.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

/**
 * Why the profile of whoever is logged in cannot be had, although the service answered.
 * - `profiling-needed`: the service asks for their profiling first
 * - `profile-refused`: for another reason, which it may have put in words for the person
 */
export type ProfileRefusal =
  | { readonly type: 'profiling-needed' }
  | { readonly type: 'profile-refused'; readonly summary: string | null }

export type ProfileField = 'firstname' | 'lastname' | 'username' | 'birthdate' | 'country'

export type ChangeProfileRefusal = FormRefused<ProfileField> | { readonly type: 'profile-change-malformed' } | NotLoggedIn
export type AnswerProfilingRefusal = FormRefused<ProfilingField> | { readonly type: 'profiling-answer-malformed' } | NotLoggedIn

export type ProfileGateway = {
  /** The profile of whoever is logged in; null for a visitor, and for somebody whose session is over. */
  read(): Promise<Result<Profile | null, ServiceUnreachable>>
  /** The same, saying why the service refused, for who decides what becomes of the session. */
  readOrSayWhy(): Promise<Result<Profile | null, ProfileRefusal | ServiceUnreachable>>
  /** Changes the fields that are the member's to change. */
  change(change: ProfileChange): Promise<Result<void, ChangeProfileRefusal | ServiceUnreachable>>
  /** Answers one step of the profiling; gives the step that comes then, null when it is finished. */
  answerProfiling(answer: unknown): Promise<Result<{ readonly next: ProfilingStepName | null }, AnswerProfilingRefusal | ServiceUnreachable>>
}

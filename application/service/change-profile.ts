import { err, ok, type Result } from 'neverthrow'
import { parseProfileChange, type ProfileChangeRefusal } from '../../domain/profile/profile-change.ts'
import { latestDay } from '../../domain/validation/birth-date.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'

export type ChangeProfileError = ProfileChangeRefusal | { readonly type: 'member-unknown' }

/** Changes the fields of a profile that are the member's to change; the others refuse the whole, by their names. */
export const makeChangeProfile =
  ({ members, clock }: { members: MemberRepository; clock: Clock }) =>
  async (memberId: string, typed: unknown): Promise<Result<void, ChangeProfileError>> => {
    const change = parseProfileChange(typed, latestDay(clock.now()))
    if (change.isErr()) return err(change.error)
    return (await members.changeProfile(memberId, change.value)) ? ok() : err({ type: 'member-unknown' })
  }

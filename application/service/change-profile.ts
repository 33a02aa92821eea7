import { err, ok, type Result } from 'neverthrow'
import { parseProfileChange, type ProfileChangeRefusal } from '../../domain/profile/profile-change.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'

export type ChangeProfileError = ProfileChangeRefusal | { readonly type: 'member-unknown' }

/** The day it is in the first place on earth to see it: nobody's date of birth is refused for living further east. */
const latestDay = (now: number): string => new Date(now + 14 * 3_600_000).toISOString().slice(0, 10)

/** Changes the fields of a profile that are the member's to change; the others refuse the whole, by their names. */
export const makeChangeProfile =
  ({ members, clock }: { members: MemberRepository; clock: Clock }) =>
  async (memberId: string, typed: unknown): Promise<Result<void, ChangeProfileError>> => {
    const change = parseProfileChange(typed, latestDay(clock.now()))
    if (change.isErr()) return err(change.error)
    return (await members.changeProfile(memberId, change.value)) ? ok() : err({ type: 'member-unknown' })
  }

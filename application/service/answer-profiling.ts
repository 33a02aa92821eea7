import type { Result } from 'neverthrow'
import { answerProfiling, type ProfilingOutcome } from '../../domain/profile/profiling.ts'
import { parseProfilingAnswer, type ProfilingAnswerRefusal } from '../../domain/profile/profiling-answer.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'

export type AnswerProfilingError = ProfilingAnswerRefusal | { readonly type: 'member-unknown' }

/**
 * Keeps a member's answer to one step of the profiling, and says which step comes then; null when it is finished.
 *
 * Source: specification, section 4, "Profiling steps list".
 */
export const makeAnswerProfiling =
  ({ members, clock }: { members: MemberRepository; clock: Clock }) =>
  async (memberId: string, typed: unknown): Promise<Result<Pick<ProfilingOutcome, 'next'>, AnswerProfilingError>> => {
    const revised = await members.reviseProfile(memberId, (profile) =>
      parseProfilingAnswer(typed, profile).map((answer) => answerProfiling(profile, answer, clock.now())),
    )
    return revised.map(({ next }) => ({ next }))
  }

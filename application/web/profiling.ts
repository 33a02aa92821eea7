import type { Result } from 'neverthrow'
import { type UserType, userTypes } from '../../domain/newsletter/user-types.ts'
import { type GoalInterest, type Interest, interestsFor, type SubjectInterest } from '../../domain/profile/interests.ts'
import { type Degree, degreesFor, type Level, levelsFor, schoolingOf } from '../../domain/profile/levels.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import { profilingStepOf } from '../../domain/profile/profiling.ts'
import { type ProfilingStepName, profilingStepNames } from '../../domain/profile/profiling-steps.ts'
import type { AnswerProfilingRefusal, ProfileGateway } from '../ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** One step of the profiling: where it stands, what there is to choose, and what was said before. */
export type ShownProfiling = {
  readonly step: ProfilingStepName
  readonly steps: readonly ProfilingStepName[]
  /** The step before; null at the first. */
  readonly previous: ProfilingStepName | null
  /** Whether a new school year asks for it. */
  readonly isRefresh: boolean
  readonly audience: UserType | null
  readonly level: Level | null
  readonly degree: Degree | null
  readonly interests: readonly Interest[]
  readonly choices: {
    readonly audiences: readonly UserType[]
    /** Empty where there is only one. */
    readonly levels: readonly Level[]
    readonly degrees: readonly Degree[]
    readonly subjects: readonly SubjectInterest[]
    readonly goals: readonly GoalInterest[]
  }
}

/**
 * Shows a step of the profiling; without one that exists, the one at which the member goes on.
 *
 * @param asked the step that the address names, if any
 */
const shownProfiling = (profile: Profile, asked: string | null): ShownProfiling => {
  const step = profilingStepNames.find((name) => name === asked) ?? profilingStepOf(profile)
  const { audience, level, degree } = schoolingOf(profile)
  const levels = levelsFor(audience)
  return {
    step,
    steps: profilingStepNames,
    previous: profilingStepNames[profilingStepNames.indexOf(step) - 1] ?? null,
    isRefresh: profile.refreshProfiling !== null,
    audience,
    level,
    degree,
    interests: profile.interests ?? [],
    choices: { audiences: userTypes, levels: levels.length > 1 ? levels : [], degrees: degreesFor(audience), ...interestsFor(audience) },
  }
}

/** Null for a visitor, who has nothing to say of themselves yet. */
export const makeShowProfiling =
  ({ profile }: { profile: Pick<ProfileGateway, 'read'> }) =>
  async (asked: string | null): Promise<Result<ShownProfiling | null, ServiceUnreachable>> =>
    (await profile.read()).map((read) => (read === null ? null : shownProfiling(read, asked)))

/** What a page sends of a step: the names of the fields are those of the profile. */
export type ProfilingForm = {
  readonly step: string
  readonly declined: boolean
  readonly accessType?: string | undefined
  readonly levelOfEducation?: string | undefined
  readonly currentDegree?: string | undefined
  readonly interests: readonly string[]
}

const fieldsOf: Record<ProfilingStepName, (form: ProfilingForm) => object> = {
  audience: ({ accessType = null }) => ({ accessType }),
  level: ({ levelOfEducation = null, currentDegree = null }) => ({ levelOfEducation, currentDegree }),
  interests: ({ interests }) => ({ interests }),
}

export type AnswerOfProfiling = Result<{ readonly next: ProfilingStepName | null }, AnswerProfilingRefusal | ServiceUnreachable>

/** Answers a step, and says which one comes then; a step that nobody knows answers nothing and shows where the member is. */
export const makeAnswerProfiling =
  ({ profile }: { profile: Pick<ProfileGateway, 'read' | 'answerProfiling'> }) =>
  async (form: ProfilingForm): Promise<AnswerOfProfiling> => {
    const step = profilingStepNames.find((name) => name === form.step)
    if (step === undefined) return (await profile.read()).map((read) => ({ next: read && profilingStepOf(read) }))
    return profile.answerProfiling({ step, declined: form.declined, ...fieldsOf[step](form) })
  }

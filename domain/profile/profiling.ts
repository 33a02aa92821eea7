import type { GivenProfile } from './given-profile.ts'
import { degreesFor, levelsFor, schoolingOf } from './levels.ts'
import type { ProfileChoice } from './profile.ts'
import type { ProfilingAnswer } from './profiling-answer.ts'
import { nextProfilingSteps, type ProfilingStepName, profilingStepNames as profilingSteps } from './profiling-steps.ts'
import { schoolYearBegan } from './school-year.ts'

type Progress = Pick<GivenProfile, 'profilingSteps' | 'profiledAt' | 'refreshProfiling'>

/**
 * The profiling that a member is asked to do again, with the step to begin at: the one that the service noted, else the
 * class when they finished their profiling before the school year began. Nobody is asked before they did it once.
 *
 * Source: specification, section 4, "Refresh of profiling"; product: what a new school year changes is the class.
 *
 * @param now milliseconds since 1970
 * @example profilingToRefresh({ refreshProfiling: null, profiledAt: Date.UTC(2026, 5, 1) }, Date.UTC(2026, 10, 21)) // { step: 'level' }
 */
export const profilingToRefresh = (
  { refreshProfiling, profiledAt }: Pick<Progress, 'refreshProfiling' | 'profiledAt'>,
  now: number,
): { readonly step: string } | null => {
  if (refreshProfiling !== null) return refreshProfiling
  return profiledAt !== null && profiledAt < schoolYearBegan(now) ? { step: 'level' } : null
}

/** The steps that a member must go through before their profiling is finished: none when it is, and is still good. */
const stepsToDo = ({ refreshProfiling, profiledAt }: Progress): readonly ProfilingStepName[] => {
  if (refreshProfiling !== null) {
    const first = profilingSteps.findIndex((step) => step === refreshProfiling.step)
    return profilingSteps.slice(Math.max(first, 0))
  }
  return profiledAt === null ? profilingSteps : []
}

/**
 * The step at which a member goes on with their profiling: the first that they have not been through. Whoever finished it
 * begins anew.
 *
 * Source: specification, section 4, "Profiling steps list: kept while profiling".
 *
 * @param progress with the profiling to do again that {@link profilingToRefresh} tells
 * @example profilingStepOf({ profilingSteps: ['audience'], profiledAt: null, refreshProfiling: null }) // 'level'
 */
export const profilingStepOf = (progress: Progress): ProfilingStepName => {
  const toDo = stepsToDo(progress)
  const steps = toDo.length > 0 ? toDo : profilingSteps
  return steps.find((step) => !progress.profilingSteps?.includes(step)) ?? steps[0] ?? 'audience'
}

const fits = (values: readonly string[], choice: ProfileChoice | null): ProfileChoice | null =>
  choice !== null && values.includes(choice.value) ? choice : null

/** The fields that an answer gives; who somebody is takes away a class and a diploma that do not go with it. */
const answered = (answer: ProfilingAnswer, profile: GivenProfile): Partial<GivenProfile> => {
  if (answer.step === 'level') return { levelOfEducation: answer.levelOfEducation, currentDegree: answer.currentDegree }
  if (answer.step === 'interests') return { interests: answer.interests }
  const { audience } = schoolingOf({ ...profile, accessType: answer.accessType })
  return {
    accessType: answer.accessType,
    levelOfEducation: fits(levelsFor(audience), profile.levelOfEducation),
    currentDegree: fits(degreesFor(audience), profile.currentDegree),
  }
}

/** What an answer makes of a profile, and the step that comes then; null when the profiling is finished. */
export type ProfilingOutcome = { readonly change: Partial<GivenProfile>; readonly next: ProfilingStepName | null }

/**
 * What a profile becomes by the answer to one step of the profiling. The next step is the first that follows it and has
 * not been through, then any earlier one that is still to do; after the last, the profiling is finished at this moment,
 * and need not be done again.
 *
 * Source: specification, section 4, "Profiling steps list: kept while profiling; cleared when profiling completes".
 *
 * @param now milliseconds since 1970
 * @example answerProfiling(emptyGivenProfile, { step: 'audience', accessType: { value: 'lycee' } }, now).next // 'level'
 */
export const answerProfiling = (profile: GivenProfile, answer: ProfilingAnswer, now: number): ProfilingOutcome => {
  const fields = answered(answer, profile)
  const refreshProfiling = profilingToRefresh(profile, now)
  const losesLevel = profile.levelOfEducation !== null && fields.levelOfEducation === null && answer.step === 'audience'
  const kept = (profile.profilingSteps ?? []).filter((step) => !(losesLevel && step === 'level'))
  const done = nextProfilingSteps(kept, { type: 'step-done', step: answer.step })
  const isOpen = (step: ProfilingStepName) => !done.includes(step)
  const following = profilingSteps.slice(profilingSteps.indexOf(answer.step) + 1).find(isOpen)
  const next = following ?? stepsToDo({ ...profile, refreshProfiling }).find(isOpen) ?? null
  return next === null
    ? { change: { ...fields, profilingSteps: null, profiledAt: now, refreshProfiling: null }, next }
    : { change: { ...fields, profilingSteps: profilingSteps.filter((step) => done.includes(step)) }, next }
}

import type { Profile } from '../../domain/profile/profile.ts'

/** What a member is told of their profiling where nobody makes them do it: nothing, to begin it, or to go on with it. */
export type ProfilingInvitation = 'begin' | 'resume' | 'refresh' | null

export const profilingInvitation = ({ profiledAt, profilingSteps, refreshProfiling }: Profile): ProfilingInvitation => {
  if (refreshProfiling !== null) return 'refresh'
  if (profiledAt !== null) return null
  return profilingSteps === null ? 'begin' : 'resume'
}

import { use, useEffect } from 'react'
import type { Profile } from '../../domain/profile/profile.ts'
import { BrowserContext } from '../browser.ts'

/** Keeps in the browser which steps of the profiling the member has been through; none of a visitor. */
export const useProfilingSteps = (profile: Pick<Profile, 'profilingSteps'> | null): void => {
  const browser = use(BrowserContext)
  const steps = profile?.profilingSteps
  useEffect(() => {
    browser?.mirrorProfilingSteps(steps ?? [])
  }, [browser, steps])
}

import { useRouteLoaderData } from 'react-router'
import type { ProfileNotice } from '../application/web/receive-visit.ts'
import type { Surroundings } from '../application/web/show-surroundings.ts'
import type { Locale } from '../domain/locale/locale.ts'
import type { Profile } from '../domain/profile/profile.ts'

/** What every page knows: its language, who is there, and what stands around it for them. */
export type RootData = {
  readonly locale: Locale
  readonly profile: Profile | null
  readonly surroundings: Surroundings
  /** Where people reach the site. */
  readonly origin: string
  /** There when the profile of whoever is logged in could not be read. */
  readonly notice: ProfileNotice | null
  /** The name of a member in the audience measurement, and the address of the tag manager's script; null where there is none. */
  readonly measurement: { readonly userId: string | null; readonly tagManager: string | null }
}

/** Undefined when the root itself could not be loaded. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

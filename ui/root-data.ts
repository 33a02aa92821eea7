import { useRouteLoaderData } from 'react-router'
import type { Locale } from '../domain/locale/locale.ts'
import type { Profile } from '../domain/profile/profile.ts'

/** What every page knows: its language, and the profile of whoever is logged in. */
export type RootData = { readonly locale: Locale; readonly profile: Profile | null }

/** Undefined when the root itself could not be loaded. */
export const useRootData = () => useRouteLoaderData<RootData>('root')

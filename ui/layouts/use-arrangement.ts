import { useStore } from '@nanostores/react'
import { arrangePage, type PageArrangement } from '../../application/web/arrange-page.ts'
import type { Frame } from '../../application/web/frame-of-page.ts'
import type { Surroundings } from '../../application/web/show-surroundings.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import { useSiteState } from '../site-state.ts'
import { useHandheld } from './use-handheld.ts'

/** What slides over the page and sticks to its edges now. */
export const useArrangement = (
  page: { readonly path: string; readonly parts: Frame['parts'] },
  surroundings: Surroundings,
  profile: Profile | null,
): PageArrangement => {
  const state = useSiteState()
  return arrangePage(page, surroundings, profile, {
    banners: useStore(state.banners),
    popins: useStore(state.popins),
    newsletterState: useStore(state.newsletterPopin).state,
    newsletterMemory: useStore(state.newsletterMemory),
    cookieChoice: useStore(state.cookieChoice),
    isHandheld: useHandheld(),
  })
}

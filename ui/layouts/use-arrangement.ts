import { useStore } from '@nanostores/react'
import { use } from 'react'
import { arrangePage, type PageArrangement } from '../../application/web/arrange-page.ts'
import type { Frame } from '../../application/web/frame-of-page.ts'
import { makeSiteState, type SiteState } from '../../application/web/site-state.ts'
import type { Surroundings } from '../../application/web/show-surroundings.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import { SiteStateContext } from '../site-state.ts'
import { useWindowWidth } from './use-window-width.ts'

/** What a page shows where nobody remembers anything. */
const nothing = makeSiteState()

export const useSiteState = (): SiteState => use(SiteStateContext) ?? nothing

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
    windowWidth: useWindowWidth(),
  })
}

import { createContext, use } from 'react'
import type { SiteState } from '../application/web/site-state.ts'

/** What the site remembers while a page is open; each render on the server and each page load brings its own. */
export const SiteStateContext = createContext<SiteState | null>(null)

export const useSiteState = (): SiteState => {
  const state = use(SiteStateContext)
  // One made here would be shared between people on the server.
  if (state === null) throw new Error('The page is drawn without a site state.')
  return state
}

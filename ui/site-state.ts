import { createContext } from 'react'
import type { SiteState } from '../application/web/site-state.ts'

/** What the site remembers while a page is open; each render on the server and each page load brings its own. */
export const SiteStateContext = createContext<SiteState | null>(null)

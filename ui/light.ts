import { createContext } from 'react'

/** Whether the page comes in its light version: no scripts, no fonts of its own. A page with scripts is never one. */
export const LightContext = createContext(false)

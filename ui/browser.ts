import { createContext } from 'react'
import type { BrowserUseCases } from '../application/web/use-cases.ts'

/** What the page can do in the browser; null while it is rendered on the server. */
export const BrowserContext = createContext<BrowserUseCases | null>(null)

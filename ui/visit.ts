import { createContext } from 'react-router'
import type { WebUseCases } from '../application/web/use-cases.ts'
import type { Locale } from '../domain/locale/locale.ts'

/** Who visits: the language of the page, the country, the nonce that lets its scripts run, whether cookies were chosen, and whether the page must be light. */
export type Visit = {
  readonly locale: Locale
  readonly country: string
  readonly nonce: string | null
  readonly cookieChoice: 'open' | 'made'
  readonly savesData: boolean
}

/** What loaders and actions can do; set once a request. */
export const useCasesContext = createContext<WebUseCases>()
export const visitContext = createContext<Visit>()

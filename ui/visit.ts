import { createContext } from 'react-router'
import type { WebUseCases } from '../application/web/use-cases.ts'
import type { Locale } from '../domain/locale/locale.ts'

/** Who visits: the language of the page, the country, the nonce that lets its scripts run, and whether cookies were chosen. */
export type Visit = {
  readonly locale: Locale
  readonly country: string
  readonly nonce: string | null
  readonly cookieChoice: 'open' | 'made'
  /** Where people reach the site, without a slash at the end. */
  readonly origin: string
}

/** What loaders and actions can do; set once a request. */
export const useCasesContext = createContext<WebUseCases>()
export const visitContext = createContext<Visit>()

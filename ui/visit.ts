import { createContext } from 'react-router'
import type { ReceivedVisit } from '../application/web/receive-visit.ts'
import type { WebUseCases } from '../application/web/use-cases.ts'
import type { Locale } from '../domain/locale/locale.ts'

/** Who visits: the language of the page, the country, the nonce that lets its scripts run, whether cookies were chosen, and whether the page must be light. */
export type Visit = {
  readonly locale: Locale
  readonly country: string
  readonly nonce: string | null
  /** The promo code that the visit brought; null for none. */
  readonly promoCode: string | null
  readonly cookieChoice: 'open' | 'made'
  /** Whether the person brings a session, which may be over. */
  readonly hasSession: boolean
  /** Where people reach the site, such as `https://www.example.org`. */
  readonly origin: string
  /** The name of a member in the audience measurement, and the address of the tag manager's script; null where there is none. */
  readonly measurement: { readonly userId: string | null; readonly tagManager: string | null }
  readonly savesData: boolean
}

/** What loaders and actions can do; set once a request. */
export const useCasesContext = createContext<WebUseCases>()
export const visitContext = createContext<Visit>()
/** Who was received on the page; null where a form is sent, which answers for itself. */
export const receivedContext = createContext<Extract<ReceivedVisit, { type: 'show' }> | null>(null)

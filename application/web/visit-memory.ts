import { promoCodeOfQuery } from '../../domain/marketing/promo-code-of-query.ts'
import { type NewsletterMemory, readNewsletterMemory } from '../../domain/popins/newsletter-visibility.ts'
import { mayOpenAgain, popinClosedAt } from '../../domain/popins/popin-timing.ts'
import type { ToggledPopinId } from '../../domain/popins/toggled-popins.ts'
import type { Clock } from '../ports/clock.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'

/** The names under which the browser keeps what concerns the newsletter popin. Source: specification, section 3, "Browser storage". */
export const newsletterKeys = { variant: 'newsletterPopinVariant', submitted: 'newsletterSubmitted', seen: 'newsletterPopinSeen' } as const

/** The name under which the browser keeps the promo code that the visit brought. */
export const promoCodeKey = 'promocode'

/** Keeps the promo code of an address for the visit; an address without one changes nothing. */
export const keepPromoCode = (session: PreferenceStorage, query: string): void => {
  const code = promoCodeOfQuery(query)
  if (code !== null) session.write(promoCodeKey, code)
}

/** What this browser remembers of the newsletter popin: closed in this session, submitted at any time. */
export const recallNewsletter = ({ preferences, session }: { preferences: PreferenceStorage; session: PreferenceStorage }): NewsletterMemory =>
  readNewsletterMemory({ seen: session.read(newsletterKeys.seen), submitted: preferences.read(newsletterKeys.submitted) })

/** What this browser remembers of the popins that recommend something: when somebody closed each. */
export type PopinMemory = { readonly mayOpen: (id: ToggledPopinId) => boolean; readonly rememberClosed: (id: ToggledPopinId) => void }

/** Leaves whoever closed a popin alone for some weeks; where the browser may not remember it, for as long as the page is open. */
export const makePopinMemory = ({ preferences, clock }: { preferences: PreferenceStorage; clock: Clock }): PopinMemory => {
  const key = (id: ToggledPopinId) => `${id}ClosedAt`
  const closedHere = new Set<ToggledPopinId>()
  return {
    mayOpen: (id) => !closedHere.has(id) && mayOpenAgain(popinClosedAt(preferences.read(key(id))), clock.now()),
    rememberClosed: (id) => {
      closedHere.add(id)
      preferences.write(key(id), String(clock.now()))
    },
  }
}

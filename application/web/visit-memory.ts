import { promoCodeOfQuery } from '../../domain/marketing/promo-code-of-query.ts'
import { type NewsletterMemory, readNewsletterMemory } from '../../domain/popins/newsletter-visibility.ts'
import { mayOpenAgain, popinClosedAt } from '../../domain/popins/popin-timing.ts'
import type { ToggledPopinId } from '../../domain/popins/toggled-popins.ts'
import type { ProfilingSteps } from '../../domain/profile/profiling-steps.ts'
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

/** The forms in which an e-mail is typed, by the names under which the browser keeps it. Source: specification, section 3, "Browser storage". */
export type EmailForm = 'login' | 'register'

/** The e-mail typed in one form, for whoever comes back to it or goes over to the other one. */
export type TypedEmails = {
  readonly recall: (form: EmailForm) => string
  readonly remember: (form: EmailForm, email: string) => void
  readonly forget: () => void
}

/** Keeps a typed e-mail until the tab is closed; a form in which nothing was typed has that of the other. */
export const makeTypedEmails = ({ session }: { session: PreferenceStorage }): TypedEmails => ({
  recall: (form) => session.read(form) || session.read(form === 'login' ? 'register' : 'login') || '',
  remember: (form, email) => session.write(form, email),
  forget: () => {
    session.erase('login')
    session.erase('register')
  },
})

/** The name under which the browser keeps the steps of the profiling. Source: specification, section 3, "Browser storage". */
export const profilingStepsKey = 'profiling_steps'

/**
 * Keeps in this browser the steps of the profiling that the service keeps for the member: none for a visitor, after the
 * login of somebody who has done none, and once the profiling is finished.
 *
 * Source: specification, section 4, "Profiling steps list".
 */
export const makeMirrorProfilingSteps =
  ({ preferences }: { preferences: PreferenceStorage }) =>
  (steps: ProfilingSteps): void => {
    const kept = JSON.stringify(steps)
    if ((preferences.read(profilingStepsKey) ?? '[]') !== kept) preferences.write(profilingStepsKey, kept)
  }

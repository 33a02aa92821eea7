import { atom } from 'nanostores'
import type { CookieCategory, CookieChoice, CookieConsent } from '../../application/ports/cookie-consent.ts'

/** The choice without its window: a test, or a story, answers in the person's place. */
export class InMemoryCookieConsent implements CookieConsent {
  readonly choice = atom<CookieChoice>({ state: 'open' })
  readonly preferencesAreOpen = atom(false)

  constructor(remembered: CookieChoice = { state: 'open' }) {
    this.choice.set(remembered)
  }

  openPreferences() {
    this.preferencesAreOpen.set(true)
    return Promise.resolve()
  }

  /** What the person answers: the categories they accept; none of them is a refusal. */
  answer(accepted: readonly CookieCategory[]): void {
    this.choice.set({ state: 'made', accepted })
    this.preferencesAreOpen.set(false)
  }
}

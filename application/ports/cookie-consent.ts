import type { ReadableAtom } from 'nanostores'

/** What a person may accept or refuse besides the cookies that the site cannot do without. */
export type CookieCategory = 'audience' | 'marketing'

/** `open` until the person has answered: nothing is accepted by silence. */
export type CookieChoice =
  | { readonly state: 'open' }
  | { readonly state: 'made'; readonly accepted: readonly CookieCategory[] }

/**
 * What the person lets the site keep and read in their browser (article 82 of the French Data Protection Act).
 * A choice is kept for six months, whatever it was, and then asked for again.
 */
export type CookieConsent = {
  /** What was chosen, now and from now on. Whoever sets a cookie of a category asks here first, and erases it once refused. */
  readonly choice: ReadableAtom<CookieChoice>
  /** While the person looks at their choice nothing else comes up. */
  readonly preferencesAreOpen: ReadableAtom<boolean>
  /** Lets the person look at their choice and change it, as easily as they made it. */
  openPreferences(): Promise<void>
}

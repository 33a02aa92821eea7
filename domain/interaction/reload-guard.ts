/** Between two forced reloads of a page, in milliseconds. Source: specification, section 9, "Page-load reload guard". */
export const reloadGuardMilliseconds = 60_000

/** To reload, after storing `reloadedAt`; or to show the failure. */
export type ReloadDecision = { readonly type: 'reload'; readonly reloadedAt: string } | { readonly type: 'give-up' }

/**
 * Decides what a missing part of the program does: one forced reload of the page, at most once in 60 seconds. A stored
 * value that cannot be read counts as none; so does one in the future, or a clock put back would forbid reloads for long.
 *
 * @param stored when the page was last reloaded, as it was stored, or null
 * @param now milliseconds since 1970
 *
 * Source: specification, section 4, "Failing to load a code chunk", and section 8.
 *
 * @example decideReload('1000', 60_999) // { type: 'give-up' }
 */
export const decideReload = (stored: string | null, now: number): ReloadDecision => {
  // Stryker disable next-line StringLiteral: any text will do that is no number
  const age = /^\d{1,15}$/.test(stored ?? '') ? now - Number(stored) : Infinity
  return age >= 0 && age < reloadGuardMilliseconds ? { type: 'give-up' } : { type: 'reload', reloadedAt: String(now) }
}

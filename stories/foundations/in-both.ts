/** A text, or anything shown, in the two languages of the toolbar. */
export interface InBoth<Shown = string> {
  fr: Shown
  en: Shown
}

/** Picks the language of the toolbar. */
export type Say = <Shown>(both: InBoth<Shown>) => Shown

/** @param globals what the toolbar holds, as `render` receives it */
export const sayIn =
  (globals: Record<string, unknown>): Say =>
  ({ fr, en }) =>
    globals['locale'] === 'en' ? en : fr

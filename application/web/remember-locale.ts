import type { Locale } from '../../domain/locale/locale.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'

const key = 'locale'

/** Keeps the chosen language in the browser. Source: specification, section 3, "Browser storage". */
export const makeRememberLocale =
  ({ preferences }: { preferences: PreferenceStorage }) =>
  (locale: Locale): void => {
    if (preferences.read(key) !== locale) preferences.write(key, locale)
  }

import { isLocale, type Locale } from './locale.ts'

/** The language of a document, which its path begins with; French for a path that names none. */
export const localeOfContent = (path: string): Locale => {
  const first = path.split('/')[1]
  return isLocale(first) ? first : 'fr'
}

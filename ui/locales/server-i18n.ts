import { type I18n, setupI18n } from '@lingui/core'
import type { Locale } from '../../domain/locale/locale.ts'
import { messages as en } from './en.po'
import { messages as fr } from './fr.po'

/** Both languages, ready to render with. They never change, so all requests share them. */
export const serverI18n: Record<Locale, I18n> = {
  fr: setupI18n({ locale: 'fr', messages: { fr } }),
  en: setupI18n({ locale: 'en', messages: { en } }),
}

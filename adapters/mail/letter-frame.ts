import type { Locale } from '../../domain/locale/locale.ts'

/** What stands around every letter. */
export const letterFrame: Readonly<Record<Locale, { readonly greeting: string; readonly signature: string; readonly question: string }>> = {
  fr: { greeting: 'Bonjour,', signature: 'L’équipe Alvéole', question: 'Une question ? Répondez à ce message ou écrivez à' },
  en: { greeting: 'Hello,', signature: 'The Alvéole team', question: 'Any question? Answer this message or write to' },
}

import type { MailKind, MailOf } from '../../application/ports/mail.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { MailHouse } from './mail-house.ts'

export type LetterLink = { readonly label: string; readonly link: string }

/** One piece of a letter. Whatever a mail says is said in its plain text and in its HTML alike, since both come from here. */
export type LetterBlock =
  | { readonly kind: 'paragraph'; readonly text: string }
  | { readonly kind: 'heading'; readonly text: string }
  /** What must not be overlooked, in a frame. */
  | { readonly kind: 'notice'; readonly title: string; readonly text: string }
  | { readonly kind: 'facts'; readonly rows: readonly (readonly [name: string, value: string])[] }
  /** The one thing to do. */
  | ({ readonly kind: 'action' } & LetterLink)
  | { readonly kind: 'links'; readonly links: readonly LetterLink[] }
  /** A form to copy and fill in. */
  | { readonly kind: 'form'; readonly title: string; readonly lines: readonly string[] }

/** A mail in one language. The subject is its title too. */
export type Letter = { readonly subject: string; readonly blocks: readonly LetterBlock[] }

/** How one kind of mail is written, in each language. */
export type LetterWriter<Kind extends MailKind> = Readonly<Record<Locale, (mail: MailOf<Kind>, house: MailHouse) => Letter>>

import type { Mail, MailKind } from '../../application/ports/mail.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { Letter, LetterWriter } from './letter.ts'
import type { MailHouse } from './mail-house.ts'
import { accountDeleted } from './texts/account-deleted.ts'
import { cancellationConfirmation } from './texts/cancellation-confirmation.ts'
import { emailConfirmation } from './texts/email-confirmation.ts'
import { freeSheets } from './texts/free-sheets.ts'
import { passwordChanged } from './texts/password-changed.ts'
import { passwordReset } from './texts/password-reset.ts'
import { receipt } from './texts/receipt.ts'
import { renewalFailed } from './texts/renewal-failed.ts'
import { renewalNotice } from './texts/renewal-notice.ts'
import { withdrawalConfirmation } from './texts/withdrawal-confirmation.ts'

const writers = {
  'email-confirmation': emailConfirmation,
  'password-reset': passwordReset,
  'password-changed': passwordChanged,
  'free-sheets': freeSheets,
  receipt,
  'renewal-notice': renewalNotice,
  'renewal-failed': renewalFailed,
  'cancellation-confirmation': cancellationConfirmation,
  'withdrawal-confirmation': withdrawalConfirmation,
  'account-deleted': accountDeleted,
} satisfies { readonly [Kind in MailKind]: LetterWriter<Kind> }

/** What a mail says to a person, in their language. */
export const writeLetter = (mail: Mail, locale: Locale, house: MailHouse): Letter => {
  // The writer of a kind is given mails of that kind only, which the compiler cannot follow through the table.
  const write = writers[mail.kind][locale] as (mail: Mail, house: MailHouse) => Letter
  return write(mail, house)
}

import type { SendMailOptions } from 'nodemailer'
import type { MailToSend } from '../../application/ports/mailer.ts'
import { letterAsHtml } from './letter-as-html.ts'
import { letterAsText } from './letter-as-text.ts'
import { writeLetter } from './letter-texts.ts'
import type { MailHouse } from './mail-house.ts'

const percent = (character: string): string => `%${character.charCodeAt(0).toString(16).toUpperCase().padStart(2, '0')}`

/** An identifier as it may stand in a header and in the name of a file. */
export const plainId = (id: string): string => encodeURIComponent(id).replace(/[!'()*.~]/g, percent)

/**
 * A mail as a message, whichever way it goes: the same mail gives the same Message-ID each time, so that one that was sent
 * twice is recognisable as one.
 *
 * Sources: RFC 8058 (leaving the newsletter with one click), RFC 3834 (no automatic answer to an automatic message).
 */
export const composeMessage = async ({ id, recipient, locale, mail }: MailToSend, house: MailHouse): Promise<SendMailOptions> => {
  const letter = writeLetter(mail, locale, house)
  const { sender } = house
  const isNewsletter = mail.kind === 'free-sheets'
  return {
    from: sender,
    // As a whole address, never as a list that is read from a text.
    to: { name: '', address: recipient },
    envelope: { from: sender.address, to: [recipient] },
    subject: letter.subject,
    text: letterAsText(letter, locale, house),
    html: await letterAsHtml(letter, locale, house),
    messageId: `<${plainId(id)}@${sender.address.slice(sender.address.lastIndexOf('@') + 1)}>`,
    headers: {
      'Content-Language': locale,
      'Auto-Submitted': 'auto-generated',
      ...(isNewsletter ? { 'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click' } : {}),
    },
    ...(isNewsletter ? { list: { unsubscribe: mail.unsubscribeLink } } : {}),
    disableFileAccess: true,
    disableUrlAccess: true,
  }
}

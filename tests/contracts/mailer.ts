import { describe, expect, test } from 'vitest'
import type { Mailer } from '../../application/ports/mailer.ts'
import { locales } from '../../domain/locale/locale.ts'
import { aMailToSend, everyMail } from '../builders/a-mail.ts'

/** A mailer, and to whom its mails went: the same mail twice counts as one. */
export type MailerUnderTest = { readonly mailer: Mailer; readonly recipients: () => Promise<readonly string[]> }

export const describeMailerContract = (name: string, makeSubject: () => Promise<MailerUnderTest>): void => {
  describe(`Mailer: ${name}`, () => {
    const cases = everyMail.flatMap((mail) => locales.map((locale) => [mail.kind, locale, mail] as const))

    test.each(cases)('a mail of the kind %s goes in the language %s', async (_, locale, mail) => {
      const { mailer, recipients } = await makeSubject()
      expect((await mailer.send(aMailToSend({ locale, mail }))).isOk()).toBe(true)
      expect(await recipients()).toEqual(['lea@example.org'])
    })

    test('a mail that is sent again after a crash is recognisable as the same one', async () => {
      const { mailer, recipients } = await makeSubject()
      await mailer.send(aMailToSend())
      await mailer.send(aMailToSend())
      await mailer.send(aMailToSend({ id: 'mail-2', recipient: 'noe@example.org' }))
      expect((await recipients()).toSorted()).toEqual(['lea@example.org', 'noe@example.org'])
    })

    test.each([
      ['nothing', ''],
      ['a name', 'Léa'],
      ['two addresses', 'lea@example.org, noe@example.org'],
      ['a second header', 'lea@example.org\r\nBcc: noe@example.org'],
      ['a second command', 'lea@example.org>\r\nRCPT TO:<noe@example.org'],
      ['a name with an address', 'Noé <noe@example.org>'],
    ])('%s in place of an address is refused, and nothing goes', async (_, recipient) => {
      const { mailer, recipients } = await makeSubject()
      expect((await mailer.send(aMailToSend({ recipient })))._unsafeUnwrapErr()).toEqual({ type: 'mail-refused' })
      expect(await recipients()).toEqual([])
    })
  })
}

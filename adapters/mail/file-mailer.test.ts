import { existsSync, mkdtempSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../in-memory/in-memory-clock.ts'
import { aMailHouse } from '../../tests/builders/a-mail-house.ts'
import { aMailToSend, mailOfKind } from '../../tests/builders/a-mail.ts'
import { FileMailer } from './file-mailer.ts'

const noon = Date.UTC(2026, 10, 21, 12)

let dataDir: string
let clock: InMemoryClock
let mailer: FileMailer
beforeEach(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'alveole-mails-'))
  clock = new InMemoryClock(noon)
  mailer = new FileMailer({ dataDir, house: aMailHouse, clock })
})
afterEach(() => rmSync(dataDir, { recursive: true, force: true }))

const files = () => readdirSync(join(dataDir, 'mails'))
const contentOf = (name: string) => readFileSync(join(dataDir, 'mails', name), 'utf8')
const read = (name: string) => PostalMime.parse(contentOf(name))
const headersOf = async (name: string) => Object.fromEntries((await read(name)).headers.map(({ key, value }) => [key, value]))

test('a mail is a file named by its time, its kind and its id', async () => {
  await mailer.send(aMailToSend())
  expect(files()).toEqual(['2026-11-21T12-00-00.000Z-email-confirmation-mail-1.eml'])
})

test('the file is a whole message', async () => {
  await mailer.send(aMailToSend())
  const message = await read(files()[0]!)
  expect(message).toMatchObject({
    from: { name: 'Alvéole', address: 'bonjour@alveole.example' },
    to: [{ name: '', address: 'lea@example.org' }],
    subject: 'Confirmez votre adresse e-mail',
    messageId: '<mail-1@alveole.example>',
    date: '2026-11-21T12:00:00.000Z',
    attachments: [],
  })
  expect(message.text).toContain(mailOfKind['email-confirmation'].link)
  expect(message.html).toContain(mailOfKind['email-confirmation'].link)
})

test('a machine that answers mails is told that a machine wrote', async () => {
  await mailer.send(aMailToSend({ locale: 'en' }))
  expect(await headersOf(files()[0]!)).toMatchObject({ 'auto-submitted': 'auto-generated', 'content-language': 'en' })
})

test('the newsletter can be left with one click, from the mail program', async () => {
  const unsubscribeLink = `https://alveole.example/newsletter/unsubscribe?token=${'x'.repeat(300)}`
  await mailer.send(aMailToSend({ mail: { ...mailOfKind['free-sheets'], unsubscribeLink } }))
  expect(await headersOf(files()[0]!)).toMatchObject({
    'list-unsubscribe': `<${unsubscribeLink}>`,
    'list-unsubscribe-post': 'List-Unsubscribe=One-Click',
  })
})

test('what is no newsletter has nothing to leave', async () => {
  await mailer.send(aMailToSend({ mail: mailOfKind.receipt }))
  expect(Object.keys(await headersOf(files()[0]!)).filter((header) => header.startsWith('list-'))).toEqual([])
})

test('the same mail later is the same file, with what was sent last', async () => {
  await mailer.send(aMailToSend())
  clock.advance(60_000)
  await mailer.send(aMailToSend({ locale: 'en' }))
  expect(files()).toEqual(['2026-11-21T12-00-00.000Z-email-confirmation-mail-1.eml'])
  expect((await read(files()[0]!)).subject).toBe('Confirm your e-mail address')
})

test.each([
  ['another id', { id: 'mail-2' }],
  ['an id that ends in the same way', { id: 'x-email-confirmation-mail-1' }],
  ['another kind', { mail: mailOfKind.receipt }],
])('a mail with %s is another file', async (_, changes) => {
  await mailer.send(aMailToSend())
  await mailer.send(aMailToSend(changes))
  expect(files()).toHaveLength(2)
})

test.each(['../../etc/passwd', 'a/b', '..', 'é\r\nBcc: noe@example.org', "'(x)*~!", 'receipt:order-1'])(
  'a mail with the id %j is a file in the folder, and a message with one Message-ID',
  async (id) => {
    await mailer.send(aMailToSend({ id }))
    expect(files()).toEqual([expect.stringMatching(/^2026-11-21T12-00-00\.000Z-email-confirmation-[\w%-]+\.eml$/)])
    const message = await read(files()[0]!)
    expect(message.messageId).toMatch(/^<[\w%-]+@alveole\.example>$/)
    expect(message.bcc).toBeUndefined()
  },
)

test('nobody else on the machine reads the mails', async () => {
  await mailer.send(aMailToSend())
  expect(statSync(join(dataDir, 'mails')).mode & 0o777).toBe(0o700)
  expect(statSync(join(dataDir, 'mails', files()[0]!)).mode & 0o777).toBe(0o600)
})

test('a mail that cannot be written may be written later', async () => {
  writeFileSync(join(dataDir, 'mails'), 'a file where the folder should be')
  expect((await mailer.send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
  rmSync(join(dataDir, 'mails'))
  expect((await mailer.send(aMailToSend())).isOk()).toBe(true)
  expect(files()).toHaveLength(1)
})

test('to an address that is none nothing is written', async () => {
  expect((await mailer.send(aMailToSend({ recipient: 'lea@example.org\r\nBcc: noe@example.org' })))._unsafeUnwrapErr()).toEqual({ type: 'mail-refused' })
  expect(existsSync(join(dataDir, 'mails'))).toBe(false)
})

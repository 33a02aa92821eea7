/** The contract of the mailer on the fake, on files and on SMTP, and what only SMTP can go through. */
import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { type AddressInfo, createServer, type Server } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import PostalMime from 'postal-mime'
import { SMTPServer, type SMTPServerOptions } from 'smtp-server'
import { afterEach, describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryMailer } from '../../adapters/in-memory/in-memory-mailer.ts'
import { FileMailer } from '../../adapters/mail/file-mailer.ts'
import { SmtpMailer } from '../../adapters/mail/smtp-mailer.ts'
import { locales } from '../../domain/locale/locale.ts'
import { aMailHouse } from '../builders/a-mail-house.ts'
import { aMailToSend, everyMail } from '../builders/a-mail.ts'
import { describeMailerContract } from './mailer.ts'

const toClose: (() => unknown)[] = []
afterEach(async () => {
  for (const close of toClose.splice(0)) await close()
})

const listen = async (server: Server | SMTPServer['server']): Promise<number> => {
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return (server.address() as AddressInfo).port
}

type Arrived = { readonly recipients: readonly string[]; readonly source: string }

/** A mail server of this machine that keeps what it is given. */
const startSmtp = async (options: SMTPServerOptions = {}) => {
  const arrived: Arrived[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const chunks: Buffer[] = []
      stream.on('data', (chunk: Buffer) => chunks.push(chunk))
      stream.on('end', () => {
        arrived.push({ recipients: envelope.rcptTo.map(({ address }) => address), source: Buffer.concat(chunks).toString('utf8') })
        done()
      })
    },
    ...options,
  })
  server.on('error', () => {})
  toClose.push(() => new Promise<void>((resolve) => server.close(resolve)))
  return { arrived, port: await listen(server.server) }
}

const mailerTo = (port: number, url = `smtp://127.0.0.1:${port}`) => new SmtpMailer({ url, house: aMailHouse })

const aDataDir = (): string => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alveole-mailer-'))
  toClose.push(() => rmSync(dataDir, { recursive: true, force: true }))
  return dataDir
}

const writtenIn = (dataDir: string): readonly string[] => {
  try {
    return readdirSync(join(dataDir, 'mails')).map((name) => readFileSync(join(dataDir, 'mails', name), 'utf8'))
  } catch {
    return []
  }
}

const recipientOf = async (source: string): Promise<string> => (await PostalMime.parse(source)).to?.[0]?.address ?? ''

describeMailerContract('in memory', () => {
  const mailer = new InMemoryMailer()
  return Promise.resolve({ mailer, recipients: () => Promise.resolve(mailer.sent.map(({ recipient }) => recipient)) })
})

describeMailerContract('files', () => {
  const dataDir = aDataDir()
  return Promise.resolve({
    mailer: new FileMailer({ dataDir, house: aMailHouse, clock: new InMemoryClock(Date.UTC(2026, 10, 21, 12)) }),
    recipients: () => Promise.all(writtenIn(dataDir).map(recipientOf)),
  })
})

describeMailerContract('SMTP', async () => {
  const { arrived, port } = await startSmtp()
  return {
    mailer: mailerTo(port),
    recipients: async () => {
      const byMessage = new Map<string | undefined, readonly string[]>()
      for (const { recipients, source } of arrived) byMessage.set((await PostalMime.parse(source)).messageId, recipients)
      return [...byMessage.values()].flat()
    },
  }
})

test.each(everyMail.flatMap((mail) => locales.map((locale) => [mail.kind, locale, mail] as const)))(
  'the message of a mail of the kind %s in %s is the same by SMTP as in a file',
  async (_, locale, mail) => {
    const { arrived, port } = await startSmtp()
    const dataDir = aDataDir()
    await mailerTo(port).send(aMailToSend({ locale, mail }))
    await new FileMailer({ dataDir, house: aMailHouse, clock: new InMemoryClock(0) }).send(aMailToSend({ locale, mail }))
    const [bySmtp, inFile] = await Promise.all([arrived[0]?.source ?? '', writtenIn(dataDir)[0] ?? ''].map((source) => PostalMime.parse(source)))
    expect(bySmtp?.text?.length).toBeGreaterThan(200)
    for (const part of ['from', 'to', 'subject', 'messageId', 'text', 'html'] as const) expect(bySmtp?.[part]).toEqual(inFile?.[part])
  },
)

const refusing = (responseCode: number, message: string): SMTPServerOptions => ({
  onRcptTo: (_address, _session, done) => done(Object.assign(new Error(message), { responseCode })),
})

describe('a server that does not take the recipient', () => {
  test.each([
    ['who does not exist', 550, '5.1.1 No such user', 'mail-refused'],
    ['whose box is full for good', 552, '5.2.2 Mailbox full', 'mail-refused'],
    ['in the first of its codes for good', 500, 'What?', 'mail-refused'],
    ['in the last of its codes for good', 599, 'Never', 'mail-refused'],
    ['for now', 451, '4.7.1 Greylisted, come back later', 'mail-unavailable'],
    ['in the last of its codes for now', 499, 'Later', 'mail-unavailable'],
    ['because we may not send', 550, '5.7.1 Relaying denied', 'mail-unavailable'],
    ['because it wants a password', 530, '5.5.1 Authentication required', 'mail-unavailable'],
    ['because we speak out of turn', 503, 'Bad sequence of commands', 'mail-unavailable'],
  ])('%s (%i %s): %s', async (_, code, message, type) => {
    const { arrived, port } = await startSmtp(refusing(code, message))
    expect((await mailerTo(port).send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type })
    expect(arrived).toEqual([])
  })
})

test('a server that does not take the sender may take the mail later', async () => {
  const { port } = await startSmtp({
    onMailFrom: (_address, _session, done) => done(Object.assign(new Error('No such sender'), { responseCode: 550 })),
  })
  expect((await mailerTo(port).send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
})

test('a server that refuses the message may take it later', async () => {
  const { port } = await startSmtp({
    onData: (stream, _session, done) => {
      stream.resume()
      stream.on('end', () => done(Object.assign(new Error('Looks like spam'), { responseCode: 554 })))
    },
  })
  expect((await mailerTo(port).send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
})

test('a server that is not there may come back', async () => {
  const server = createServer()
  const port = await listen(server)
  await new Promise((resolve) => server.close(resolve))
  expect((await mailerTo(port).send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
})

describe('a server that says nothing', () => {
  const startSilent = async (): Promise<number> => {
    const server = createServer((socket) => {
      toClose.unshift(() => socket.destroy())
      socket.on('error', () => {})
    })
    const port = await listen(server)
    toClose.push(() => new Promise((resolve) => server.close(resolve)))
    return port
  }

  test.each([
    ['its answer', { connection: 60_000, answer: 50, whole: 60_000 }],
    ['the whole of it', { connection: 60_000, answer: 60_000, whole: 50 }],
  ])('is left when %s takes too long', async (_, patience) => {
    const mailer = new SmtpMailer({ url: `smtp://127.0.0.1:${await startSilent()}`, house: aMailHouse, patience })
    expect((await mailer.send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
  })
})

describe('a server that wants a password', () => {
  const withPassword = () => {
    const given: string[] = []
    const options: SMTPServerOptions = {
      authOptional: false,
      onAuth: ({ username, password }, _session, done) => {
        given.push(`${username} ${password}`)
        done(null, { user: username })
      },
    }
    return { given, options }
  }

  test('gets it in TLS', async () => {
    const { given, options } = withPassword()
    const { arrived, port } = await startSmtp({ ...options, secure: true })
    const mailer = mailerTo(port, `smtps://alveole:secret@127.0.0.1:${port}/?tls.rejectUnauthorized=false`)
    expect((await mailer.send(aMailToSend())).isOk()).toBe(true)
    expect(given).toEqual(['alveole secret'])
    expect(arrived).toHaveLength(1)
  })

  test('never gets it in the clear', async () => {
    const { given, options } = withPassword()
    const { port } = await startSmtp({ ...options, allowInsecureAuth: true })
    expect((await mailerTo(port, `smtp://alveole:secret@127.0.0.1:${port}`).send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
    expect(given).toEqual([])
  })

  test('and whose certificate nobody vouches for does not get it', async () => {
    const { given, options } = withPassword()
    const { port } = await startSmtp({ ...options, secure: true })
    expect((await mailerTo(port, `smtps://alveole:secret@127.0.0.1:${port}`).send(aMailToSend()))._unsafeUnwrapErr()).toEqual({ type: 'mail-unavailable' })
    expect(given).toEqual([])
  })
})

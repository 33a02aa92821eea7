import { err } from 'neverthrow'
import { beforeEach, describe, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryMailer } from '../../adapters/in-memory/in-memory-mailer.ts'
import { aMailToSend, aQueuedMail, mailOfKind } from '../../tests/builders/a-mail.ts'
import { type DeliverMails, makeDeliverMails } from './deliver-mails.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const hour = 60 * minute
/** A mail without a link that expires. */
const mail = mailOfKind.receipt

let clock: InMemoryClock
let outbox: InMemoryMailOutbox
let mailer: InMemoryMailer
let deliverMails: DeliverMails
beforeEach(() => {
  clock = new InMemoryClock(noon)
  outbox = new InMemoryMailOutbox()
  mailer = new InMemoryMailer()
  deliverMails = makeDeliverMails({ outbox, mailer, clock })
})

const nothing = { sent: 0, postponed: 0, givenUp: 0 }

test('what is due goes, once', async () => {
  await outbox.add(aQueuedMail())
  await outbox.add(aQueuedMail({ id: 'mail-2', recipient: 'noe@example.org' }))
  expect(await deliverMails(10)).toEqual({ ...nothing, sent: 2 })
  expect(await deliverMails(10)).toEqual(nothing)
  expect(mailer.sent).toEqual([aMailToSend(), aMailToSend({ id: 'mail-2', recipient: 'noe@example.org' })])
})

test('no more go at once than the limit', async () => {
  for (const id of ['a', 'b', 'c']) await outbox.add(aQueuedMail({ id }))
  expect(await deliverMails(2)).toEqual({ ...nothing, sent: 2 })
  expect(await deliverMails(2)).toEqual({ ...nothing, sent: 1 })
})

test('what waits for later stays', async () => {
  await outbox.add(aQueuedMail({ createdAt: noon + 1 }))
  expect(await deliverMails(10)).toEqual(nothing)
})

test('a mail that cannot go is tried again after longer and longer times, and given up after three days', async () => {
  await outbox.add(aQueuedMail({ mail }))
  mailer.failWith({ type: 'mail-unavailable' })
  const waits: number[] = []
  let last = noon
  for (let givenUp = 0; givenUp === 0; ) {
    const delivery = await deliverMails(1)
    if (delivery.postponed + delivery.givenUp === 1) {
      waits.push((clock.now() - last) / minute)
      last = clock.now()
    }
    givenUp = delivery.givenUp
    clock.advance(minute)
  }
  expect(waits).toEqual([0, 1, 5, 30, 120, ...Array.from({ length: 11 }, () => 360)])
  mailer.failWith(null)
  clock.advance(100 * hour)
  expect(await deliverMails(10)).toEqual(nothing)
})

test.each([
  ['three days after it was made is tried once more', 66 * hour, { ...nothing, postponed: 1 }],
  ['later than that is given up', 66 * hour + 1, { ...nothing, givenUp: 1 }],
])('a mail whose next try, six hours away, would come %s', async (_, age, expected) => {
  await outbox.add(aQueuedMail({ mail, createdAt: noon - age }))
  for (let attempts = 0; attempts < 4; attempts += 1) {
    const [claim] = await outbox.claimDue({ now: noon, until: noon, limit: 1 })
    expect(claim?.attempts).toBe(attempts + 1)
  }
  mailer.failWith({ type: 'mail-unavailable' })
  expect(await deliverMails(1)).toEqual(expected)
})

test('a mail that went after a failure is not tried again', async () => {
  await outbox.add(aQueuedMail())
  mailer.failWith({ type: 'mail-unavailable' })
  expect(await deliverMails(10)).toEqual({ ...nothing, postponed: 1 })
  mailer.failWith(null)
  clock.advance(minute - 1)
  expect(await deliverMails(10)).toEqual(nothing)
  clock.advance(1)
  expect(await deliverMails(10)).toEqual({ ...nothing, sent: 1 })
})

test('a mail that is refused is given up at once', async () => {
  await outbox.add(aQueuedMail({ recipient: 'nobody' }))
  expect(await deliverMails(10)).toEqual({ ...nothing, givenUp: 1 })
  expect(outbox.waiting).toEqual([])
})

describe('a link', () => {
  const link = { ...mailOfKind['password-reset'], expiresAt: noon + hour }

  test.each([
    ['is sent while it works', hour - 1, { ...nothing, sent: 1 }],
    ['that has expired is given up', hour, { ...nothing, givenUp: 1 }],
  ])('%s', async (_, later, expected) => {
    await outbox.add(aQueuedMail({ mail: link }))
    clock.advance(later)
    expect(await deliverMails(10)).toEqual(expected)
  })
})

test('two who deliver at once send each mail once', async () => {
  for (const id of ['a', 'b', 'c']) await outbox.add(aQueuedMail({ id }))
  const [one, other] = await Promise.all([deliverMails(2), deliverMails(2)])
  expect(one.sent + other.sent).toBe(3)
})

test('a mail left by a process that died is sent ten minutes later', async () => {
  await outbox.add(aQueuedMail())
  const dying = makeDeliverMails({ outbox, mailer: { send: () => new Promise(() => {}) }, clock })
  void dying(10)
  await Promise.resolve()
  clock.advance(10 * minute - 1)
  expect(await deliverMails(10)).toEqual(nothing)
  clock.advance(1)
  expect(await deliverMails(10)).toEqual({ ...nothing, sent: 1 })
})

test('a defect in one mail is thrown once the others went, and the mail is tried again', async () => {
  await outbox.add(aQueuedMail({ id: 'broken' }))
  await outbox.add(aQueuedMail({ id: 'whole' }))
  const broken = makeDeliverMails({
    outbox,
    mailer: { send: (mail) => (mail.id === 'broken' ? Promise.reject(new Error('a defect')) : mailer.send(mail)) },
    clock,
  })
  await expect(broken(10)).rejects.toThrow('a defect')
  expect(mailer.sent.map(({ id }) => id)).toEqual(['whole'])
  clock.advance(minute)
  expect(await deliverMails(10)).toEqual({ ...nothing, sent: 1 })
})

test('a server that is away puts off every mail', async () => {
  await outbox.add(aQueuedMail())
  await outbox.add(aQueuedMail({ id: 'mail-2' }))
  const away = makeDeliverMails({ outbox, mailer: { send: () => Promise.resolve(err({ type: 'mail-unavailable' } as const)) }, clock })
  expect(await away(10)).toEqual({ ...nothing, postponed: 2 })
})

import { beforeEach, describe, expect, test } from 'vitest'
import type { MailOutbox } from '../../application/ports/mail-outbox.ts'
import { aQueuedMail, everyMail } from '../builders/a-mail.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000

export const describeMailOutboxContract = (name: string, makeSubject: () => Promise<MailOutbox>): void => {
  describe(`MailOutbox: ${name}`, () => {
    let outbox: MailOutbox
    beforeEach(async () => {
      outbox = await makeSubject()
    })

    const claimAt = (time: number, limit = 10) => outbox.claimDue({ now: time, until: time + 10 * minute, limit })
    const idsDueAt = async (time: number, limit = 10) => (await claimAt(time, limit)).map(({ id }) => id)
    const claimOf = async (id: string, time = now) => (await claimAt(time)).find((mail) => mail.id === id) ?? expect.fail('not due')

    test.each(everyMail.map((mail) => [mail.kind, mail] as const))('a mail of the kind %s comes out as it went in', async (_, mail) => {
      await outbox.add(aQueuedMail({ locale: 'en', mail }))
      expect(await claimAt(now)).toEqual([{ ...aQueuedMail({ locale: 'en', mail }), attempts: 1 }])
    })

    test('an empty outbox has nothing to send', async () => {
      expect(await claimAt(now)).toEqual([])
    })

    test('a mail is due from the moment of its making on', async () => {
      await outbox.add(aQueuedMail())
      expect(await idsDueAt(now - 1)).toEqual([])
      expect(await idsDueAt(now)).toEqual(['mail-1'])
    })

    test('a mail that is added twice is there once, as it was added first', async () => {
      await outbox.add(aQueuedMail())
      await outbox.add(aQueuedMail({ recipient: 'noe@example.org' }))
      expect(await claimAt(now)).toMatchObject([{ recipient: 'lea@example.org' }])
    })

    test('those due longest come first, as many as asked for', async () => {
      for (const [id, createdAt] of [['third', now - 1], ['first', now - 3], ['second', now - 2]] as const) {
        await outbox.add(aQueuedMail({ id, createdAt }))
      }
      expect((await idsDueAt(now, 2)).toSorted()).toEqual(['first', 'second'])
      expect(await idsDueAt(now, 2)).toEqual(['third'])
    })

    test('a mail that was handed out is nobody else’s until its time is over', async () => {
      await outbox.add(aQueuedMail())
      expect(await idsDueAt(now)).toEqual(['mail-1'])
      expect(await idsDueAt(now + 10 * minute - 1)).toEqual([])
      expect(await claimAt(now + 10 * minute)).toMatchObject([{ id: 'mail-1', attempts: 2 }])
    })

    test('of ten who ask at once, one is given each mail', async () => {
      for (const id of ['a', 'b', 'c']) await outbox.add(aQueuedMail({ id }))
      const given = await Promise.all(Array.from({ length: 10 }, () => idsDueAt(now, 2)))
      const rest = await idsDueAt(now)
      expect([...given.flat(), ...rest].toSorted()).toEqual(['a', 'b', 'c'])
    })

    test('a mail that went is never due again, not even when it is added again', async () => {
      await outbox.add(aQueuedMail())
      await outbox.markSent(await claimOf('mail-1'), now)
      await outbox.add(aQueuedMail())
      expect(await idsDueAt(now + 365 * 24 * 60 * minute)).toEqual([])
    })

    test('a mail that was given up is never due again, not even when it is added again', async () => {
      await outbox.add(aQueuedMail())
      await outbox.giveUp(await claimOf('mail-1'), now)
      await outbox.add(aQueuedMail())
      expect(await idsDueAt(now + 365 * 24 * 60 * minute)).toEqual([])
    })

    test('a mail that was put off is due from its next time on, and its attempts are counted', async () => {
      await outbox.add(aQueuedMail())
      await outbox.postpone(await claimOf('mail-1'), now + minute)
      expect(await idsDueAt(now + minute - 1)).toEqual([])
      expect(await claimAt(now + minute)).toEqual([{ ...aQueuedMail(), attempts: 2 }])
    })

    test('what came of one mail changes no other', async () => {
      for (const id of ['sent', 'given up', 'put off', 'held']) await outbox.add(aQueuedMail({ id }))
      const claims = new Map((await claimAt(now)).map((mail) => [mail.id, mail]))
      const claim = (id: string) => claims.get(id) ?? expect.fail('not due')
      await outbox.markSent(claim('sent'), now)
      await outbox.giveUp(claim('given up'), now)
      await outbox.postpone(claim('put off'), now + minute)
      expect(await idsDueAt(now + minute)).toEqual(['put off'])
      expect(await idsDueAt(now + 10 * minute)).toEqual(['held'])
    })

    describe('somebody who took too long', () => {
      const claimTwice = async () => {
        await outbox.add(aQueuedMail())
        return { first: await claimOf('mail-1'), second: await claimOf('mail-1', now + 10 * minute) }
      }

      test('cannot put off or give up what another one holds', async () => {
        const { first } = await claimTwice()
        await outbox.postpone(first, now)
        await outbox.giveUp(first, now)
        expect(await idsDueAt(now + 20 * minute - 1)).toEqual([])
        expect(await idsDueAt(now + 20 * minute)).toEqual(['mail-1'])
      })

      test('and sent it all the same has sent it', async () => {
        const { first, second } = await claimTwice()
        await outbox.markSent(first, now + 11 * minute)
        await outbox.postpone(second, now + 12 * minute)
        expect(await idsDueAt(now + 365 * 24 * 60 * minute)).toEqual([])
      })
    })
  })
}

import { beforeEach, describe, expect, test } from 'vitest'
import type { MailOutbox } from '../../application/ports/mail-outbox.ts'
import type { NewsletterRepository } from '../../application/ports/newsletter-repository.ts'
import { aQueuedMail } from '../builders/a-mail.ts'
import { aNewsletterSubscriber } from '../builders/a-newsletter-subscriber.ts'

type Subject = { readonly subscribers: NewsletterRepository; readonly outbox: MailOutbox }

/** @param makeSubject gives a repository without subscribers, and the empty outbox that it queues mails in */
export const describeNewsletterRepositoryContract = (name: string, makeSubject: () => Promise<Subject>): void => {
  describe(`NewsletterRepository: ${name}`, () => {
    const lea = aNewsletterSubscriber()
    const later = { ...lea, subscribedAt: lea.subscribedAt + 1 }
    let subscribers: NewsletterRepository
    let outbox: MailOutbox
    beforeEach(async () => {
      ;({ subscribers, outbox } = await makeSubject())
    })
    const queuedMails = async () => {
      const claimed = await outbox.claimDue({ now: Number.MAX_SAFE_INTEGER - 1, until: Number.MAX_SAFE_INTEGER, limit: 10 })
      return claimed.map(({ id }) => id).toSorted()
    }
    const mail = (id: string) => aQueuedMail({ id })

    test('an address that nobody subscribed is not there', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      expect(await subscribers.findByEmail('max@example.org')).toBeUndefined()
    })

    test.each([
      ['a pupil', lea],
      ['a parent who reads English', aNewsletterSubscriber({ accessType: 'parent', levelOfEducation: '6ème', location: 'popin-b', locale: 'en' })],
      ['somebody who has confirmed', aNewsletterSubscriber({ confirmedAt: lea.subscribedAt + 5 })],
    ])('%s is stored as given, with the mail', async (_, subscriber) => {
      expect(await subscribers.save(subscriber, mail('mail-1'), undefined)).toBe(true)
      expect(await subscribers.findByEmail('lea@example.org')).toEqual(subscriber)
      expect(await queuedMails()).toEqual(['mail-1'])
    })

    test('an address is stored once: a second subscriber changes nothing and queues nothing', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      expect(await subscribers.save({ ...later, id: 'subscriber-2' }, mail('mail-2'), undefined)).toBe(false)
      expect(await subscribers.findByEmail('lea@example.org')).toEqual(lea)
      expect(await queuedMails()).toEqual(['mail-1'])
    })

    test('of ten who subscribe an address at once, one is stored, with one mail', async () => {
      const saved = await Promise.all(
        Array.from({ length: 10 }, (_, index) => subscribers.save(aNewsletterSubscriber({ id: `subscriber-${index}` }), mail(`mail-${index}`), undefined)),
      )
      expect(saved.filter((isSaved) => isSaved)).toHaveLength(1)
      expect(await queuedMails()).toEqual([`mail-${saved.indexOf(true)}`])
    })

    test('whoever has not confirmed is stored anew, with another mail', async () => {
      const anew = { ...later, levelOfEducation: 'sup', locale: 'en' } as const
      await subscribers.save(lea, mail('mail-1'), undefined)
      expect(await subscribers.save(anew, mail('mail-2'), lea)).toBe(true)
      expect(await subscribers.findByEmail('lea@example.org')).toEqual(anew)
      expect(await queuedMails()).toEqual(['mail-1', 'mail-2'])
    })

    test('of ten who subscribe an address anew at once, one is stored, with one mail', async () => {
      await subscribers.save(lea, mail('first'), undefined)
      const saved = await Promise.all(Array.from({ length: 10 }, (_, index) => subscribers.save(later, mail(`mail-${index}`), lea)))
      expect(saved.filter((isSaved) => isSaved)).toHaveLength(1)
      expect(await queuedMails()).toEqual(['first', `mail-${saved.indexOf(true)}`])
    })

    test('whoever confirmed meanwhile is not stored anew', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      await subscribers.confirm('subscriber-1', later.subscribedAt)
      expect(await subscribers.save(later, mail('mail-2'), lea)).toBe(false)
      expect(await subscribers.findByEmail('lea@example.org')).toEqual({ ...lea, confirmedAt: later.subscribedAt })
      expect(await queuedMails()).toEqual(['mail-1'])
    })

    test('whoever was erased meanwhile is not stored anew', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      await subscribers.erase('subscriber-1')
      expect(await subscribers.save(later, mail('mail-2'), lea)).toBe(false)
      expect(await subscribers.findByEmail('lea@example.org')).toBeUndefined()
    })

    test('the first time that somebody confirms is kept', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      expect(await subscribers.confirm('subscriber-1', lea.subscribedAt + 1)).toBe(true)
      expect(await subscribers.confirm('subscriber-1', lea.subscribedAt + 2)).toBe(true)
      expect(await subscribers.findByEmail('lea@example.org')).toEqual({ ...lea, confirmedAt: lea.subscribedAt + 1 })
    })

    test('an id that nobody has confirms nobody', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      expect(await subscribers.confirm('subscriber-2', lea.subscribedAt)).toBe(false)
      expect(await subscribers.findByEmail('lea@example.org')).toEqual(lea)
    })

    test('whoever is erased is gone, twice is as good as once, and others stay', async () => {
      const max = aNewsletterSubscriber({ id: 'subscriber-2', email: 'max@example.org' })
      await subscribers.save(lea, mail('mail-1'), undefined)
      await subscribers.save(max, mail('mail-2'), undefined)
      await subscribers.erase('subscriber-1')
      await subscribers.erase('subscriber-1')
      expect(await subscribers.findByEmail('lea@example.org')).toBeUndefined()
      expect(await subscribers.findByEmail('max@example.org')).toEqual(max)
    })

    test('whoever was erased can subscribe again', async () => {
      await subscribers.save(lea, mail('mail-1'), undefined)
      await subscribers.erase('subscriber-1')
      expect(await subscribers.save({ ...later, id: 'subscriber-2' }, mail('mail-2'), undefined)).toBe(true)
    })
  })
}

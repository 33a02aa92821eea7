import { beforeEach, expect, test } from 'vitest'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { aQueuedMail } from '../../tests/builders/a-mail.ts'
import { aNewsletterSubscriber } from '../../tests/builders/a-newsletter-subscriber.ts'
import { makeUnsubscribe } from './unsubscribe.ts'

let subscribers: InMemoryNewsletterRepository
beforeEach(async () => {
  subscribers = new InMemoryNewsletterRepository(new InMemoryMailOutbox())
  await subscribers.save(aNewsletterSubscriber({ confirmedAt: 1 }), aQueuedMail(), undefined)
})

test('whoever unsubscribes is erased, and twice is as good as once', async () => {
  const unsubscribe = makeUnsubscribe({ subscribers })
  await unsubscribe('subscriber-1')
  await unsubscribe('subscriber-1')
  expect(await subscribers.findByEmail('lea@example.org')).toBeUndefined()
})

test('an id that nobody has unsubscribes nobody', async () => {
  await makeUnsubscribe({ subscribers })('subscriber-2')
  expect(await subscribers.findByEmail('lea@example.org')).toBeDefined()
})

import { beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { aQueuedMail } from '../../tests/builders/a-mail.ts'
import { aNewsletterSubscriber } from '../../tests/builders/a-newsletter-subscriber.ts'
import { makeConfirmNewsletter } from './confirm-newsletter.ts'

const noon = Date.UTC(2026, 10, 21, 12)
let clock: InMemoryClock
let subscribers: InMemoryNewsletterRepository
beforeEach(async () => {
  clock = new InMemoryClock(noon)
  subscribers = new InMemoryNewsletterRepository(new InMemoryMailOutbox())
  await subscribers.save(aNewsletterSubscriber(), aQueuedMail(), undefined)
})

test('whoever follows the link is subscribed from then on, however often they follow it', async () => {
  const confirm = makeConfirmNewsletter({ subscribers, clock })
  expect((await confirm('subscriber-1')).isOk()).toBe(true)
  clock.advance(1)
  expect((await confirm('subscriber-1')).isOk()).toBe(true)
  expect(await subscribers.findByEmail('lea@example.org')).toEqual(aNewsletterSubscriber({ confirmedAt: noon }))
})

test('a link that nobody was sent is refused', async () => {
  const result = await makeConfirmNewsletter({ subscribers, clock })('subscriber-2')
  expect(result._unsafeUnwrapErr()).toEqual({ type: 'newsletter-subscriber-unknown' })
  expect(await subscribers.findByEmail('lea@example.org')).toEqual(aNewsletterSubscriber())
})

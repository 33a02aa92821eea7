import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { newsletterRequestOf } from '../../domain/newsletter/newsletter-subscription.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { makeRequestFreeSheets } from './request-free-sheets.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const request = newsletterRequestOf(aNewsletterForm())

const aService = () => {
  const outbox = new InMemoryMailOutbox()
  const subscribers = new InMemoryNewsletterRepository(outbox)
  const library = new InMemoryContentLibrary(libraryOfOneBook)
  const requestSheets = makeRequestFreeSheets({
    subscribers,
    library,
    ids: new InMemoryUniqueIds(),
    clock: new InMemoryClock(noon),
    siteUrl: 'https://alveole.example',
  })
  return { requestSheets, subscribers, outbox }
}

test('whoever asks on the page is written to, and is not subscribed before they confirm', async () => {
  const { requestSheets, subscribers, outbox } = aService()
  expect((await requestSheets(request, 'fr')).isOk()).toBe(true)
  expect(await subscribers.findByEmail(request.email)).toMatchObject({ location: 'page', confirmedAt: null })
  expect(outbox.waiting.map(({ mail }) => mail.kind)).toEqual(['free-sheets'])
})

test('the answer is the same for an address that is known, which gets no second mail', async () => {
  const { requestSheets, outbox } = aService()
  await requestSheets(request, 'fr')
  expect((await requestSheets(request, 'fr')).isOk()).toBe(true)
  expect(outbox.waiting).toHaveLength(1)
})

test('what is not a whole request is refused', async () => {
  const { requestSheets, outbox } = aService()
  expect((await requestSheets({ ...request, email: 'lea' }, 'fr'))._unsafeUnwrapErr().type).toBe('newsletter-subscription-malformed')
  expect(outbox.waiting).toEqual([])
})

import { beforeEach, expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryContentLibrary } from '../../adapters/in-memory/in-memory-content-library.ts'
import { InMemoryHumanCheck } from '../../adapters/in-memory/in-memory-human-check.ts'
import { InMemoryMailOutbox } from '../../adapters/in-memory/in-memory-mail-outbox.ts'
import { InMemoryNewsletterRepository } from '../../adapters/in-memory/in-memory-newsletter-repository.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { programmes } from '../../domain/newsletter/user-types.ts'
import { libraryOfOneBook } from '../../tests/builders/a-library.ts'
import { aNewsletterSubscription } from '../../tests/builders/a-newsletter-subscription.ts'
import { aNewsletterSubscriber } from '../../tests/builders/a-newsletter-subscriber.ts'
import { makeConfirmNewsletter } from './confirm-newsletter.ts'
import { makeSubscribeToNewsletter } from './subscribe-to-newsletter.ts'
import { makeUnsubscribe } from './unsubscribe.ts'

const noon = Date.UTC(2026, 10, 21, 12)
const oneDay = 86_400_000

const makeParts = () => {
  const outbox = new InMemoryMailOutbox()
  return {
    humans: new InMemoryHumanCheck(),
    outbox,
    subscribers: new InMemoryNewsletterRepository(outbox),
    library: new InMemoryContentLibrary(libraryOfOneBook),
    ids: new InMemoryUniqueIds(),
    clock: new InMemoryClock(noon),
    siteUrl: 'https://alveole.example',
  }
}
let parts: ReturnType<typeof makeParts>
beforeEach(() => {
  parts = makeParts()
})

const aSubscription = (changes: Parameters<typeof aNewsletterSubscription>[0] = {}) =>
  aNewsletterSubscription({ recaptchaToken: parts.humans.tokenFor('subscribe'), ...changes })
const subscribe = (changes: Parameters<typeof aNewsletterSubscription>[0] = {}, locale: 'fr' | 'en' = 'fr') =>
  makeSubscribeToNewsletter(parts)(aSubscription(changes), locale)
const alreadySubscribed = { type: 'email-already-subscribed' }

test('stores who subscribed, not confirmed yet, with the address in small letters', async () => {
  expect((await subscribe({ email: ' Lea@Example.org ' })).isOk()).toBe(true)
  expect(await parts.subscribers.findByEmail('lea@example.org')).toEqual(aNewsletterSubscriber({ id: 'id-0001', subscribedAt: noon }))
})

test('queues the mail with the free documents, and the links that only this mailbox gets', async () => {
  await subscribe({ email: ' Lea@Example.org ' })
  expect(parts.outbox.waiting).toEqual([
    {
      id: 'id-0002',
      recipient: 'lea@example.org',
      locale: 'fr',
      createdAt: noon,
      mail: {
        kind: 'free-sheets',
        sheets: [
          { title: 'Fractions', link: 'https://alveole.example/revisions/maths/nombres/fractions?lang=fr' },
          { title: 'Calculer', link: 'https://alveole.example/revisions/maths/nombres/fractions/quiz?lang=fr' },
        ],
        confirmLink: 'https://alveole.example/newsletter/confirm/id-0001',
        unsubscribeLink: 'https://alveole.example/newsletter/unsubscribe/id-0001',
        addressee: 'self',
      },
    },
  ])
})

test('writes to people in their language, about documents in French where there are none in theirs', async () => {
  await subscribe({}, 'en')
  expect(parts.outbox.waiting).toMatchObject([{ locale: 'en', mail: { sheets: [{ title: 'Fractions' }, { title: 'Calculer' }] } }])
  expect(await parts.subscribers.findByEmail('lea@example.org')).toMatchObject({ locale: 'en' })
})

test.each(programmes)('a pupil below seconde has the mail worded for their parent, in %s', async (sourceLevelOfEducationName) => {
  await subscribe({ sourceLevelOfEducationName })
  const isBelowSeconde = programmes.indexOf(sourceLevelOfEducationName) < programmes.indexOf('seconde')
  expect(parts.outbox.waiting).toMatchObject([{ mail: { addressee: isBelowSeconde ? 'parent' : 'self' } }])
})

test('a parent is written to as themselves', async () => {
  await subscribe({ sourceAccessTypeName: 'parent', sourceLevelOfEducationName: '6ème', sourceLocation: 'popin-b' })
  expect(parts.outbox.waiting).toMatchObject([{ mail: { addressee: 'self' } }])
  expect(await parts.subscribers.findByEmail('lea@example.org')).toMatchObject({
    accessType: 'parent', levelOfEducation: '6ème', location: 'popin-b',
  })
})

test.each([
  ['nothing', undefined],
  ['a text', 'lea@example.org'],
  ['no consent', { ...aNewsletterSubscription(), acceptNewsletter: false }],
  ['no address', { ...aNewsletterSubscription(), email: '' }],
])('refuses %s, and asks for no person', async (_, typed) => {
  expect((await makeSubscribeToNewsletter(parts)(typed, 'fr'))._unsafeUnwrapErr()).toMatchObject({ type: 'newsletter-subscription-malformed' })
  expect(parts.outbox.waiting).toEqual([])
})

test('a malformed subscription does not use the token up', async () => {
  const recaptchaToken = parts.humans.tokenFor('subscribe')
  await subscribe({ recaptchaToken, email: 'lea@' })
  expect((await subscribe({ recaptchaToken })).isOk()).toBe(true)
})

test('refuses a program', async () => {
  expect((await subscribe({ recaptchaToken: 'robot' }))._unsafeUnwrapErr()).toEqual({ type: 'human-check-refused' })
  expect(await parts.subscribers.findByEmail('lea@example.org')).toBeUndefined()
  expect(parts.outbox.waiting).toEqual([])
})

test('refuses everybody while nobody can tell people from programs', async () => {
  const subscription = aSubscription()
  parts.humans.breakDown()
  expect((await makeSubscribeToNewsletter(parts)(subscription, 'fr'))._unsafeUnwrapErr()).toEqual({ type: 'human-check-unavailable' })
  expect(parts.outbox.waiting).toEqual([])
})

test('does not tell a program which addresses are known', async () => {
  await subscribe()
  expect((await subscribe({ recaptchaToken: 'robot' }))._unsafeUnwrapErr()).toEqual({ type: 'human-check-refused' })
})

test.each(['lea@example.org', 'LEA@example.org'])('refuses an address that is subscribed: %s', async (email) => {
  await subscribe()
  expect((await subscribe({ email }))._unsafeUnwrapErr()).toEqual(alreadySubscribed)
  expect(parts.outbox.waiting).toHaveLength(1)
})

test('of ten who subscribe one address at once, one is accepted, with one mail', async () => {
  const results = await Promise.all(Array.from({ length: 10 }, () => subscribe()))
  expect(results.filter((result) => result.isOk())).toHaveLength(1)
  expect(results.flatMap((result) => (result.isErr() ? [result.error] : []))).toEqual(Array.from({ length: 9 }, () => alreadySubscribed))
  expect(parts.outbox.waiting).toHaveLength(1)
})

test.each([
  ['a moment before a day is over', oneDay - 1, false],
  ['after a day', oneDay, true],
])('whoever has not confirmed gets the mail again %s: %s', async (_, later, expected) => {
  await subscribe()
  parts.clock.advance(later)
  expect((await subscribe({ sourceLevelOfEducationName: 'sup' }, 'en')).isOk()).toBe(expected)
  expect(parts.outbox.waiting).toHaveLength(expected ? 2 : 1)
})

test('the mail that comes again holds the same links, and counts from then on', async () => {
  await subscribe()
  parts.clock.advance(oneDay)
  await subscribe({ sourceLevelOfEducationName: 'sup' }, 'en')
  const [before, after] = parts.outbox.waiting.map(({ mail }) => mail)
  expect(after).toMatchObject({ confirmLink: before && 'confirmLink' in before && before.confirmLink })
  expect(await parts.subscribers.findByEmail('lea@example.org')).toEqual(
    aNewsletterSubscriber({ id: 'id-0001', subscribedAt: noon + oneDay, levelOfEducation: 'sup', locale: 'en' }),
  )
  expect((await subscribe())._unsafeUnwrapErr()).toEqual(alreadySubscribed)
})

test('whoever confirmed is refused for good', async () => {
  await subscribe()
  await makeConfirmNewsletter(parts)('id-0001')
  parts.clock.advance(365 * oneDay)
  expect((await subscribe())._unsafeUnwrapErr()).toEqual(alreadySubscribed)
})

test('whoever unsubscribed may come back, under new links', async () => {
  await subscribe()
  await makeUnsubscribe(parts)('id-0001')
  expect((await subscribe()).isOk()).toBe(true)
  expect(await parts.subscribers.findByEmail('lea@example.org')).not.toMatchObject({ id: 'id-0001' })
})

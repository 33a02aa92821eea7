import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import type { NewsletterRequest } from '../../domain/newsletter/newsletter-subscription.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import { describeSheetsForm, makeRequestFreeSheets } from './request-free-sheets.ts'

const typed = { type: 'lycee', programme: 'terminale', email: 'lea@example.org', acceptNewsletter: 'on', website: '' }

const asking = async (form: Record<string, string>, answer: Awaited<ReturnType<NewsletterGateway['request']>> = ok()) => {
  const sent: NewsletterRequest[] = []
  const request = makeRequestFreeSheets({
    newsletter: {
      request: (given) => {
        sent.push(given)
        return Promise.resolve(answer)
      },
    },
  })
  return { answered: await request(form), sent }
}

test('a whole form is sent', async () => {
  const { answered, sent } = await asking(typed)
  expect(answered).toEqual(ok())
  expect(sent).toEqual([{ email: 'lea@example.org', sourceAccessTypeName: 'student', sourceLevelOfEducationName: 'terminale', acceptNewsletter: true }])
})

test('a form that is not whole is refused by its fields', async () => {
  const { answered, sent } = await asking({ type: 'lycee', programme: '', email: 'lea' })
  expect(answered._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused', fields: { email: 'email-invalid', acceptNewsletter: 'conditions-not-accepted' } })
  expect(sent).toEqual([])
})

test('a program that fills in everything is told that all is well, and nothing is sent', async () => {
  expect(await asking({ ...typed, website: 'https://example.org' })).toEqual({ answered: ok(), sent: [] })
})

test('what the service refuses comes back as it is', async () => {
  const refusal = err({ type: 'too-many-requests', retryAfter: 60 } as const)
  expect((await asking(typed, refusal)).answered).toEqual(refusal)
})

test.each([
  ['parents', 'self', 9],
  ['primaire', 'parent', 1],
  ['college', 'parent', 4],
  ['lycee', 'self', 3],
  ['etudiant', 'self', 1],
])('%s: the address of %s, %i classes', (given, addressee, classes) => {
  const asked = describeSheetsForm(given)
  expect([asked?.type, asked?.addressee, asked?.programmes.length]).toEqual([given, addressee, classes])
})

test.each([null, '', 'directeur'])('%j says nothing of who somebody is', (given) => {
  expect(describeSheetsForm(given)).toBeNull()
})

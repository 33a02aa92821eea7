import fc from 'fast-check'
import { expect, test } from 'vitest'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { newsletterRequestOf, newsletterSubscriptionOf, newsletterVariants, parseNewsletterRequest, parseNewsletterSubscription } from './newsletter-subscription.ts'
import { programmesFor, userTypes } from './user-types.ts'

const sent = { sourceLocation: 'popin-b', recaptchaToken: 'token' } as const
const subscription = {
  email: 'lea@example.org',
  sourceAccessTypeName: 'student',
  sourceLevelOfEducationName: 'terminale',
  sourceLocation: 'popin-b',
  acceptNewsletter: true,
  recaptchaToken: 'token',
}

test('the form becomes what the service reads', () => {
  expect(newsletterSubscriptionOf(aNewsletterForm(), sent)).toEqual(subscription)
})

test('the form of the page without scripts becomes what the service reads, with no token', () => {
  const { sourceLocation: _, recaptchaToken: __, ...request } = subscription
  expect(newsletterRequestOf(aNewsletterForm())).toEqual(request)
  expect(parseNewsletterRequest(request)._unsafeUnwrap()).toEqual(request)
  expect(parseNewsletterRequest({ ...request, acceptNewsletter: false })._unsafeUnwrapErr().type).toBe('newsletter-subscription-malformed')
})

test.each([
  ['parents', 'parent'],
  ['primaire', 'student'],
  ['college', 'student'],
  ['lycee', 'student'],
  ['etudiant', 'student'],
] as const)('%s subscribe as %s', (type, expected) => {
  expect(newsletterSubscriptionOf(aNewsletterForm({ type }), sent).sourceAccessTypeName).toBe(expected)
})

test('whatever the site sends, the service reads', () => {
  const forms = fc.constantFrom(...userTypes).chain((type) => fc.record({ type: fc.constant(type), programme: fc.constantFrom(...programmesFor(type)) }))
  fc.assert(
    fc.property(forms, fc.constantFrom(...newsletterVariants), fc.string({ minLength: 1, maxLength: 4096 }), (chosen, sourceLocation, recaptchaToken) => {
      const request = newsletterSubscriptionOf(aNewsletterForm(chosen), { sourceLocation, recaptchaToken })
      expect(parseNewsletterSubscription(request)._unsafeUnwrap()).toEqual(request)
    }),
  )
})

test.each([
  ['no consent', { acceptNewsletter: false }, { field: 'acceptNewsletter', fault: 'invalid' }],
  ['a consent that is a word', { acceptNewsletter: 'on' }, { field: 'acceptNewsletter', fault: 'invalid' }],
  ['an address that is none', { email: 'lea@example' }, { field: 'email', fault: 'invalid' }],
  ['an endless address', { email: `lea@example${'.org'.repeat(126)}` }, { field: 'email', fault: 'invalid' }],
  ['another kind of person', { sourceAccessTypeName: 'teacher' }, { field: 'sourceAccessTypeName', fault: 'invalid' }],
  ['another class', { sourceLevelOfEducationName: 'CP' }, { field: 'sourceLevelOfEducationName', fault: 'invalid' }],
  ['another place', { sourceLocation: 'footer' }, { field: 'sourceLocation', fault: 'invalid' }],
  ['an empty token', { recaptchaToken: '' }, { field: 'recaptchaToken', fault: 'invalid' }],
  ['a token of 4097 characters', { recaptchaToken: 'x'.repeat(4097) }, { field: 'recaptchaToken', fault: 'invalid' }],
  ['no token', { recaptchaToken: undefined }, { field: 'recaptchaToken', fault: 'missing' }],
  ['an unknown field', { admin: true }, { field: 'admin', fault: 'unknown' }],
])('a subscription with %s is refused with the name of the field', (_, changes, fault) => {
  expect(parseNewsletterSubscription({ ...subscription, ...changes })._unsafeUnwrapErr()).toEqual({
    type: 'newsletter-subscription-malformed',
    faults: [fault],
  })
})

test('a parent subscribes for any class, and a token may have 4096 characters', () => {
  const parent = { ...subscription, sourceAccessTypeName: 'parent', sourceLevelOfEducationName: 'primaire', recaptchaToken: 'x'.repeat(4096) }
  expect(parseNewsletterSubscription(parent)._unsafeUnwrap()).toEqual(parent)
})

test('there are two variants of the popin', () => {
  expect(newsletterVariants).toEqual(['popin-a', 'popin-b'])
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseNewsletterSubscription, subscription)
})

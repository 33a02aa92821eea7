import { expect, test } from 'vitest'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { emptyNewsletterDraft, isComplete, type NewsletterDraft, parseNewsletterForm } from './newsletter-form.ts'
import { programmes, programmesFor, userTypes } from './user-types.ts'

test.each([
  ['as the page holds it', aNewsletterForm()],
  ['as a page without JavaScript sends it', { ...aNewsletterForm(), acceptNewsletter: 'on', other: 'left aside' }],
  ['with blanks around the address', aNewsletterForm({ email: ' lea@example.org ' })],
])('a whole form %s is read', (_, typed) => {
  expect(parseNewsletterForm(typed)._unsafeUnwrap()).toEqual(aNewsletterForm())
})

test.each([
  ['no user type', { type: null }, { type: 'field-required' }],
  ['an unknown user type', { type: 'teacher' }, { type: 'field-required' }],
  ['no class', { programme: '' }, { programme: 'field-required' }],
  ['an unknown class', { programme: '7ème' }, { programme: 'field-required' }],
  ['a class of others', { type: 'college' }, { programme: 'programme-not-for-user-type' }],
  ['a class of others, and the consent not ticked', { type: 'college', acceptNewsletter: false }, { programme: 'programme-not-for-user-type', acceptNewsletter: 'conditions-not-accepted' }],
  ['no address', { email: ' ' }, { email: 'email-empty' }],
  ['an address that is none', { email: 'lea@example' }, { email: 'email-invalid' }],
  ['an endless address', { email: `lea@example${'.org'.repeat(126)}` }, { email: 'email-invalid' }],
  ['an address that is no text', { email: 3 }, { email: 'field-required' }],
  ['the consent not ticked', { acceptNewsletter: false }, { acceptNewsletter: 'conditions-not-accepted' }],
  ['another word than on', { acceptNewsletter: 'off' }, { acceptNewsletter: 'conditions-not-accepted' }],
])('a form with %s is refused', (_, changes, fields) => {
  expect(parseNewsletterForm({ ...aNewsletterForm(), ...changes })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test('an empty form names each field', () => {
  expect(parseNewsletterForm({})._unsafeUnwrapErr()).toEqual({
    type: 'form-refused',
    fields: { type: 'field-required', programme: 'field-required', email: 'email-empty', acceptNewsletter: 'conditions-not-accepted' },
  })
})

test('an address may be as long as 512 characters', () => {
  const longest = `lea@example${'.org'.repeat(125)}a`
  expect(longest).toHaveLength(512)
  expect(parseNewsletterForm(aNewsletterForm({ email: longest })).isOk()).toBe(true)
})

test.each(userTypes)('%s may pick their own classes and no other', (type) => {
  const accepted = programmes.filter((programme) => parseNewsletterForm(aNewsletterForm({ type, programme })).isOk())
  expect(accepted).toEqual(programmesFor(type))
})

test.each([
  ['an empty form', emptyNewsletterDraft, false],
  ['a form without a user type', { ...aNewsletterForm(), type: null }, false],
  ['a form without a class', { ...aNewsletterForm(), programme: null }, false],
  ['a form without a right address', { ...aNewsletterForm(), email: 'lea@' }, false],
  ['a form whose consent is not ticked', { ...aNewsletterForm(), acceptNewsletter: false }, false],
  ['a whole form', aNewsletterForm(), true],
] as [string, NewsletterDraft, boolean][])('%s lets the button be pressed: %s', (_, draft, expected) => {
  expect(isComplete(draft)).toBe(expected)
})

test('the empty form holds nothing, and no consent', () => {
  expect(emptyNewsletterDraft).toEqual({ type: null, programme: null, email: '', acceptNewsletter: false })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseNewsletterForm, aNewsletterForm())
})

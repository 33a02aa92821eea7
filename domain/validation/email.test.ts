import { expect, test } from 'vitest'
import * as v from 'valibot'
import { emailSchema, isEmail, normaliseEmail } from './email.ts'
import { formParserOf } from './form-refusals.ts'

test.each([
  'lea@example.org',
  'l.e+a_b%c-d@sub.example.co.uk',
  'a@b.c',
  '9@9.9',
  'a@b-.c-',
  `${'a'.repeat(256)}@b.fr`,
  `a@${'b'.repeat(65)}.fr`,
  `a@b.${'c'.repeat(26)}`,
  `a@b${'.c'.repeat(50)}`,
  `a@bc${'.d'.repeat(254)}`,
])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each([
  '',
  'lea',
  'lea@',
  '@example.org',
  'lea@example',
  'lea@@example.org',
  'lea @example.org',
  'lea@-example.org',
  'lea@example.-org',
  'léa@example.org',
  'lea@exämple.org',
  'lea@example..org',
  'lea@.example.org',
  'lea@example.org.',
  ' lea@example.org',
  'lea@example.org\n',
  `${'a'.repeat(257)}@b.fr`,
  `a@${'b'.repeat(66)}.fr`,
  `a@b.${'c'.repeat(27)}`,
  `a@b${'.c'.repeat(255)}`,
])('%s is none', (text) => {
  expect(isEmail(text)).toBe(false)
})

test.each([`${'a'.repeat(100_000)}!`, `a@${'b.'.repeat(50_000)}`, `a@b${'.c'.repeat(50_000)}!`, 'a@'.repeat(50_000)])(
  'a very long text that is no address is refused without trying every way to read it',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

test('addresses are compared without case and without the blanks around them', () => {
  expect(normaliseEmail(' Lea@Example.ORG ')).toBe('lea@example.org')
})

const parse = formParserOf(v.object({ email: emailSchema }))

test('in a form, the blanks around an address are dropped', () => {
  expect(parse({ email: ' Lea@example.org\t' })._unsafeUnwrap()).toEqual({ email: 'Lea@example.org' })
})

test('in a form, an address has at most 512 characters, the blanks around it not counted', () => {
  const longest = `a@bc${'.d'.repeat(254)}`
  expect(longest).toHaveLength(512)
  expect(parse({ email: ` ${longest} ` })._unsafeUnwrap()).toEqual({ email: longest })
})

test.each([
  ['no address', {}, 'email-empty'],
  ['an empty one', { email: '' }, 'email-empty'],
  ['blanks', { email: ' ' }, 'email-empty'],
  ['something else', { email: 'lea' }, 'email-invalid'],
  ['one of 513 characters', { email: `a@b${'.c'.repeat(255)}` }, 'email-invalid'],
  ['a number', { email: 4 }, 'field-required'],
])('a form with %s is refused', (_, typed, refusal) => {
  expect(parse(typed)._unsafeUnwrapErr().fields).toEqual({ email: refusal })
})

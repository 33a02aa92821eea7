import { expect, test } from 'vitest'
import { isEmail, normaliseEmail } from './email.ts'

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

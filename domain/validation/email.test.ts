import { expect, test } from 'vitest'
import { isEmail } from './email.ts'

test.each(['lea@example.org', 'l.e+a_b%c-d@sub.example.co.uk', 'a@b.c', `a@${'b'.repeat(65)}.fr`, `a@b.${'c'.repeat(26)}`])('%s is an address', (text) => {
  expect(isEmail(text)).toBe(true)
})

test.each(['', 'lea', 'lea@', '@example.org', 'lea@example', 'lea@@example.org', 'lea @example.org', 'lea@-example.org', 'léa@example.org', 'lea@example..org', `a@${'b'.repeat(66)}.fr`, `a@b.${'c'.repeat(27)}`, `${'a'.repeat(250)}@b.fr`])(
  '%s is none',
  (text) => {
    expect(isEmail(text)).toBe(false)
  },
)

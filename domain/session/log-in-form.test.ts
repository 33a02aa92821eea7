import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseLogInForm } from './log-in-form.ts'

test.each([
  [{}, { email: 'email-empty', password: 'password-empty' }],
  [{ email: 'lea', password: 'x' }, { email: 'email-invalid' }],
  [{ email: 'lea@example.org', password: '' }, { password: 'password-empty' }],
  [{ email: 'lea@example.org', password: 'x'.repeat(201) }, { password: 'password-too-long' }],
  [{ email: ['lea@example.org'], password: 4 }, { email: 'field-required', password: 'field-required' }],
])('%j is refused', (typed, fields) => {
  expect(parseLogInForm(typed)._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test('an address and a password, however short, are accepted', () => {
  expect(parseLogInForm({ email: 'lea@example.org', password: 'x' })._unsafeUnwrap()).toEqual({ email: 'lea@example.org', password: 'x' })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseLogInForm, { email: 'lea@example.org', password: 'x' })
})

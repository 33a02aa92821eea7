import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseResetPasswordForm } from './reset-password-form.ts'

const form = { token: 'a.b.c', password: 'ruche-dorée', passwordConfirmation: 'ruche-dorée' }

test.each([
  ['a whole form', {}, {}],
  ['a token with blanks around it', { token: ' a.b.c\n' }, {}],
  ['the longest token', { token: 't'.repeat(2_000) }, { token: 't'.repeat(2_000) }],
])('%s is accepted', (_, changes, read) => {
  expect(parseResetPasswordForm({ ...form, ...changes })._unsafeUnwrap()).toEqual({ ...form, ...read })
})

test.each([
  ['no token', { token: undefined }, { token: 'field-required' }],
  ['a blank token', { token: ' ' }, { token: 'field-required' }],
  ['a token that is too long', { token: 't'.repeat(2_001) }, { token: 'field-required' }],
  ['no password', { password: '', passwordConfirmation: '' }, { password: 'password-empty' }],
  ['a short password', { password: 'ruche12', passwordConfirmation: 'ruche12' }, { password: 'password-too-short' }],
  ['two passwords', { passwordConfirmation: 'Ruche-dorée' }, { passwordConfirmation: 'passwords-differ' }],
  ['one password', { passwordConfirmation: undefined }, { passwordConfirmation: 'passwords-differ' }],
  ['no password at all', { password: undefined, passwordConfirmation: undefined }, { password: 'password-empty' }],
  ['a number for a password', { password: 4 }, { password: 'field-required' }],
  ['no token at all and two passwords', { token: undefined, passwordConfirmation: 'x' }, { token: 'field-required', passwordConfirmation: 'passwords-differ' }],
  ['no token and two passwords', { token: '', passwordConfirmation: 'x' }, { token: 'field-required', passwordConfirmation: 'passwords-differ' }],
])('%s is refused', (_, changes, fields) => {
  expect(parseResetPasswordForm({ ...form, ...changes })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseResetPasswordForm, form)
})

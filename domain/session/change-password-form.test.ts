import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseChangePasswordForm } from './change-password-form.ts'

const form = { currentPassword: 'ruche-dorée', password: 'nouvelle-ruche', passwordConfirmation: 'nouvelle-ruche' }

test('a whole form is accepted', () => {
  expect(parseChangePasswordForm(form)._unsafeUnwrap()).toEqual(form)
})

test.each([
  ['no present password', { currentPassword: undefined }, { currentPassword: 'password-empty' }],
  ['a present password that is too long', { currentPassword: 'x'.repeat(201) }, { currentPassword: 'password-too-long' }],
  ['a short password', { password: 'ruche12', passwordConfirmation: 'ruche12' }, { password: 'password-too-short' }],
  ['two passwords', { passwordConfirmation: 'Nouvelle-ruche' }, { passwordConfirmation: 'passwords-differ' }],
  ['one password', { passwordConfirmation: undefined }, { passwordConfirmation: 'passwords-differ' }],
  ['no present password and two passwords', { currentPassword: '', passwordConfirmation: 'x' }, { currentPassword: 'password-empty', passwordConfirmation: 'passwords-differ' }],
])('%s is refused', (_, changes, fields) => {
  expect(parseChangePasswordForm({ ...form, ...changes })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
})

test('a short password that one still has may be given', () => {
  expect(parseChangePasswordForm({ ...form, currentPassword: 'ruche' }).isOk()).toBe(true)
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseChangePasswordForm, form)
})

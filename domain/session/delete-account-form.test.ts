import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseDeleteAccountForm } from './delete-account-form.ts'

test('a password is read as it was typed', () => {
  expect(parseDeleteAccountForm({ password: ' ruche ' })._unsafeUnwrap()).toEqual({ password: ' ruche ' })
})

test.each([
  ['no password', {}, 'password-empty'],
  ['a password that is too long', { password: 'x'.repeat(201) }, 'password-too-long'],
  ['a number', { password: 4 }, 'field-required'],
])('%s is refused', (_, typed, password) => {
  expect(parseDeleteAccountForm(typed)._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { password } })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseDeleteAccountForm, { password: 'ruche-dorée' })
})

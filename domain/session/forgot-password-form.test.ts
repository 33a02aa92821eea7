import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseForgotPasswordForm } from './forgot-password-form.ts'

test('an address is accepted, the blanks around it dropped', () => {
  expect(parseForgotPasswordForm({ email: ' lea@example.org ' })._unsafeUnwrap()).toEqual({ email: 'lea@example.org' })
})

test.each([
  [{}, 'email-empty'],
  [{ email: '  ' }, 'email-empty'],
  [{ email: 'lea@example' }, 'email-invalid'],
  [{ email: ['lea@example.org'] }, 'field-required'],
])('%j is refused', (typed, refusal) => {
  expect(parseForgotPasswordForm(typed)._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { email: refusal } })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseForgotPasswordForm, { email: 'lea@example.org' })
})

import { expect, test } from 'vitest'
import { parseParentForm } from './parent-form.ts'

test('a password is taken as it was typed', () => {
  expect(parseParentForm({ password: ' ruche dorée ' })._unsafeUnwrap()).toEqual({ password: ' ruche dorée ' })
})

test.each([
  [{}, 'password-empty'],
  [{ password: '' }, 'password-empty'],
  [{ password: 'a'.repeat(201) }, 'password-too-long'],
])('%o is refused', (typed, password) => {
  expect(parseParentForm(typed)._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { password } })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { parseSignUpForm } from './sign-up-form.ts'

const form = {
  email: 'lea@example.org',
  emailConfirmation: 'Lea@example.org',
  password: 'ruche-dorée',
  passwordConfirmation: 'ruche-dorée',
  conditions: 'on',
}

test('a whole form is accepted, the blanks around the address dropped', () => {
  expect(parseSignUpForm({ ...form, email: ' lea@example.org ' })._unsafeUnwrap()).toEqual(form)
})

test.each([
  [{ email: '' }, { email: 'email-empty', emailConfirmation: 'emails-differ' }],
  [{ email: 'lea@example' }, { email: 'email-invalid' }],
  [{ emailConfirmation: ' ' }, { emailConfirmation: 'email-confirmation-empty' }],
  [{ emailConfirmation: 'leo@example.org' }, { emailConfirmation: 'emails-differ' }],
  [{ password: '', passwordConfirmation: '' }, { password: 'password-empty' }],
  [{ password: '1234567', passwordConfirmation: '1234567' }, { password: 'password-too-short' }],
  [{ password: 'x'.repeat(201), passwordConfirmation: 'x'.repeat(201) }, { password: 'password-too-long' }],
  [{ passwordConfirmation: 'ruche' }, { passwordConfirmation: 'passwords-differ' }],
  [{ conditions: undefined }, { conditions: 'conditions-not-accepted' }],
  [{ conditions: 'off' }, { conditions: 'conditions-not-accepted' }],
])('%j is refused', (changes, fields) => {
  const refused = parseSignUpForm({ ...form, ...changes })._unsafeUnwrapErr()
  expect(refused.fields).toMatchObject(Object.fromEntries(Object.entries(fields).filter(([field]) => field in changes || field !== 'emailConfirmation')))
})

test('an empty form names each field that must be filled', () => {
  expect(parseSignUpForm({})._unsafeUnwrapErr()).toEqual({
    type: 'form-refused',
    fields: {
      email: 'email-empty',
      emailConfirmation: 'email-confirmation-empty',
      password: 'password-empty',
      conditions: 'conditions-not-accepted',
    },
  })
})

test('whatever is sent is accepted or refused, never an exception', () => {
  fc.assert(fc.property(fc.oneof(fc.anything(), fc.record({ email: fc.anything(), password: fc.anything() })), (typed) => void parseSignUpForm(typed)), { numRuns: 2000 })
})

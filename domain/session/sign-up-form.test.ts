import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
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
  ['no address', { email: '' }, { email: 'email-empty', emailConfirmation: 'emails-differ' }],
  ['no address at all', { email: '', emailConfirmation: '' }, { email: 'email-empty', emailConfirmation: 'email-confirmation-empty' }],
  ['a wrong address', { email: 'lea@example', emailConfirmation: 'lea@example' }, { email: 'email-invalid' }],
  ['no second address', { emailConfirmation: ' ' }, { emailConfirmation: 'email-confirmation-empty' }],
  ['two addresses', { emailConfirmation: 'leo@example.org' }, { emailConfirmation: 'emails-differ' }],
  ['no password', { password: '', passwordConfirmation: '' }, { password: 'password-empty' }],
  ['seven characters', { password: '1234567', passwordConfirmation: '1234567' }, { password: 'password-too-short' }],
  ['201 characters', { password: 'x'.repeat(201), passwordConfirmation: 'x'.repeat(201) }, { password: 'password-too-long' }],
  ['two passwords', { passwordConfirmation: 'ruche' }, { passwordConfirmation: 'passwords-differ' }],
  ['one password', { passwordConfirmation: undefined }, { passwordConfirmation: 'passwords-differ' }],
  ['no password at all', { password: undefined, passwordConfirmation: undefined }, { password: 'password-empty' }],
  ['a number for a password', { password: 4 }, { password: 'field-required' }],
  ['two passwords and no conditions', { passwordConfirmation: 'ruche', conditions: '' }, { passwordConfirmation: 'passwords-differ', conditions: 'conditions-not-accepted' }],
  ['two addresses and no conditions', { emailConfirmation: 'leo@example.org', conditions: '' }, { emailConfirmation: 'emails-differ', conditions: 'conditions-not-accepted' }],
  ['conditions left out', { conditions: undefined }, { conditions: 'conditions-not-accepted' }],
  ['conditions refused', { conditions: 'off' }, { conditions: 'conditions-not-accepted' }],
])('a form with %s is refused', (_, changes, fields) => {
  expect(parseSignUpForm({ ...form, ...changes })._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields })
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

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseSignUpForm, form)
})

import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { makeChangePassword, makeDeleteAccount } from './manage-account.ts'

const refuse = () => Promise.resolve(err({ type: 'password-refused' } as const))
const accept = () => Promise.resolve(ok())

test('a password is changed when the service says so', async () => {
  const form = { currentPassword: 'ruche-dorée', password: 'ruche-bleue', passwordConfirmation: 'ruche-bleue' }
  expect((await makeChangePassword({ account: { changePassword: accept } })(form)).isOk()).toBe(true)
  expect((await makeChangePassword({ account: { changePassword: refuse } })(form))._unsafeUnwrapErr()).toEqual({ type: 'password-refused' })
})

test('a form that cannot be right is refused before it is sent', async () => {
  const typed = { currentPassword: '', password: 'ruche', passwordConfirmation: 'ruches' }
  expect((await makeChangePassword({ account: { changePassword: accept } })(typed))._unsafeUnwrapErr()).toEqual({
    type: 'form-refused',
    fields: { currentPassword: 'password-empty', password: 'password-too-short', passwordConfirmation: 'passwords-differ' },
  })
})

test('an account is deleted with its password only', async () => {
  expect((await makeDeleteAccount({ account: { deleteAccount: accept } })({ password: 'ruche-dorée' })).isOk()).toBe(true)
  expect((await makeDeleteAccount({ account: { deleteAccount: refuse } })({ password: 'ruche' }))._unsafeUnwrapErr()).toEqual({ type: 'password-refused' })
  expect((await makeDeleteAccount({ account: { deleteAccount: accept } })({}))._unsafeUnwrapErr()).toEqual({
    type: 'form-refused',
    fields: { password: 'password-empty' },
  })
})

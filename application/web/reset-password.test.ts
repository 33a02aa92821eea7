import { err, ok, type Result } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { makeRequestPasswordReset, makeResetPassword } from './reset-password.ts'

/** A service that remembers the forms that it got, and answers each the same. */
const service = <Refusal = never>(answer: Result<void, Refusal> = ok()) => {
  const got: unknown[] = []
  const take = (form: unknown) => {
    got.push(form)
    return Promise.resolve(answer)
  }
  return { got, session: { requestPasswordReset: take, resetPassword: take } }
}

describe('asking for a new password', () => {
  test('sends an address', async () => {
    const { got, session } = service()
    expect((await makeRequestPasswordReset({ session })({ email: ' lea@example.org ' })).isOk()).toBe(true)
    expect(got).toEqual([{ email: 'lea@example.org' }])
  })

  test.each([
    [{}, 'email-empty'],
    [{ email: 'lea' }, 'email-invalid'],
  ])('refuses %o here, without sending it', async (form, refusal) => {
    const { got, session } = service()
    expect((await makeRequestPasswordReset({ session })(form))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { email: refusal } })
    expect(got).toEqual([])
  })

  test('says what the service refuses', async () => {
    const refusal = { type: 'too-many-requests', retryAfter: 60 } as const
    const { session } = service(err(refusal))
    expect((await makeRequestPasswordReset({ session })({ email: 'lea@example.org' }))._unsafeUnwrapErr()).toEqual(refusal)
  })
})

describe('choosing a new password', () => {
  const form = { token: 'a-token', password: 'nouvelle-ruche', passwordConfirmation: 'nouvelle-ruche' }

  test('sends a form that is right', async () => {
    const { got, session } = service()
    expect((await makeResetPassword({ session })(form)).isOk()).toBe(true)
    expect(got).toEqual([form])
  })

  test('refuses passwords that differ here, without sending them', async () => {
    const { got, session } = service()
    const refusal = (await makeResetPassword({ session })({ ...form, passwordConfirmation: 'ruche' }))._unsafeUnwrapErr()
    expect(refusal).toEqual({ type: 'form-refused', fields: { passwordConfirmation: 'passwords-differ' } })
    expect(got).toEqual([])
  })

  test.each([
    ['no token', { ...form, token: undefined }],
    ['a token longer than any', { ...form, token: 't'.repeat(2001) }],
    ['no token and no password', {}],
  ])('with %s is a link that is not good', async (_, typed) => {
    const { got, session } = service()
    expect((await makeResetPassword({ session })(typed))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
    expect(got).toEqual([])
  })

  test('says what the service refuses', async () => {
    const { session } = service(err({ type: 'reset-token-refused' } as const))
    expect((await makeResetPassword({ session })(form))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
  })
})

import { err, ok } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import type { SessionGateway } from '../ports/session-gateway.ts'
import { makeLogIn, makeLogOut, makeSignUp } from './open-session.ts'

/** A service that remembers the forms that it got. */
const service = (changes: Partial<Pick<SessionGateway, 'signUp' | 'logIn'>> = {}) => {
  const got: unknown[] = []
  const take = (form: unknown) => {
    got.push(form)
    return Promise.resolve(ok(undefined))
  }
  return { got, session: { signUp: take, logIn: take, ...changes } }
}

const signUpForm = { email: ' lea@example.org', emailConfirmation: 'lea@example.org', password: 'ruche-dorée', passwordConfirmation: 'ruche-dorée', conditions: 'on' }

describe('signing up', () => {
  test('sends a form that is right', async () => {
    const { got, session } = service()
    expect((await makeSignUp({ session })(signUpForm)).isOk()).toBe(true)
    expect(got).toEqual([{ ...signUpForm, email: 'lea@example.org' }])
  })

  test.each([
    [{}, 'email'],
    [{ ...signUpForm, password: 'ruche' }, 'password'],
    [{ ...signUpForm, conditions: undefined }, 'conditions'],
  ])('refuses %o here, without sending it', async (form, field) => {
    const { got, session } = service()
    expect((await makeSignUp({ session })(form))._unsafeUnwrapErr()).toMatchObject({ type: 'form-refused', fields: { [field]: expect.any(String) } })
    expect(got).toEqual([])
  })

  test('says what the service refuses', async () => {
    const { session } = service({ signUp: () => Promise.resolve(err({ type: 'email-already-registered' })) })
    expect((await makeSignUp({ session })(signUpForm))._unsafeUnwrapErr()).toEqual({ type: 'email-already-registered' })
  })
})

describe('logging in', () => {
  const form = { email: 'lea@example.org', password: 'ruche-dorée' }

  test('sends a form that is right', async () => {
    const { got, session } = service()
    expect((await makeLogIn({ session })(form)).isOk()).toBe(true)
    expect(got).toEqual([form])
  })

  test('refuses an empty form here, without sending it', async () => {
    const { got, session } = service()
    expect((await makeLogIn({ session })({}))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { email: 'email-empty', password: 'password-empty' } })
    expect(got).toEqual([])
  })

  test('says what the service refuses', async () => {
    const { session } = service({ logIn: () => Promise.resolve(err({ type: 'credentials-refused' })) })
    expect((await makeLogIn({ session })(form))._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
  })
})

describe('logging out', () => {
  test.each([
    [null, '/login'],
    ['https://compte.example.org', 'https://compte.example.org/logout?next=/'],
  ])('with the account site %j leads to %s', async (accountSite, address) => {
    expect(await makeLogOut({ session: { logOut: async () => ok() }, names: { accountSite } })()).toEqual(ok(address))
  })

  test('is told when the service did not end the session', async () => {
    const unreachable = err({ type: 'service-unreachable' } as const)
    expect(await makeLogOut({ session: { logOut: async () => unreachable }, names: { accountSite: null } })()).toEqual(unreachable)
  })
})

import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { days, makeSite, origin, seconds, signUpForm, type Site } from './a-site.ts'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { aProfile } from '../builders/a-profile.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})
afterEach(() => site.failOnDefects())

const emptyProfile = aProfile()
const address = 'lea@example.org'

/** What a link of a mail hands to its page. */
const tokenIn = (link: string | undefined, name: string): string => new URL(link ?? origin).searchParams.get(name) ?? ''
const resetTokens = async () => (await site.mailsTo(address, 'password-reset')).map(({ link }) => tokenIn(link, 'token'))
const confirmationTokens = async () => (await site.mailsTo(address, 'email-confirmation')).map(({ link }) => tokenIn(link, 'confirm'))

describe('signing up', () => {
  test('makes an account without a plan, and logs in', async () => {
    const lea = site.visitor()
    expect(await lea.session.signUp(signUpForm(' Lea@Example.org '))).toMatchObject({ value: undefined })
    expect((await lea.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
  })

  test('with a known address is refused, and opens no session', async () => {
    await site.member('lea@example.org')
    const other = site.visitor()
    expect((await other.session.signUp(signUpForm('LEA@example.org')))._unsafeUnwrapErr()).toEqual({ type: 'email-already-registered' })
    expect((await other.profile.read())._unsafeUnwrap()).toBeNull()
  })

  test('of ten with one address at once makes one account', async () => {
    const outcomes = await Promise.all(Array.from({ length: 10 }, () => site.visitor().session.signUp(signUpForm())))
    expect(outcomes.filter((outcome) => outcome.isOk())).toHaveLength(1)
  })

  test.each([
    ['nothing', {}, { email: 'email-empty', emailConfirmation: 'email-confirmation-empty', password: 'password-empty', conditions: 'conditions-not-accepted' }],
    ['two addresses', { ...signUpForm(), emailConfirmation: 'max@example.org' }, { emailConfirmation: 'emails-differ' }],
    ['two passwords', { ...signUpForm(), passwordConfirmation: 'autre-ruche' }, { passwordConfirmation: 'passwords-differ' }],
    ['a short password', { ...signUpForm(), password: 'ruche', passwordConfirmation: 'ruche' }, { password: 'password-too-short' }],
    ['no consent', { ...signUpForm(), conditions: undefined }, { conditions: 'conditions-not-accepted' }],
    ['a list for an address', { ...signUpForm(), email: ['lea@example.org'] }, { email: 'field-required' }],
  ])('with %s is refused field by field', async (_, form, fields) => {
    const refusal = (await site.visitor().session.signUp(form))._unsafeUnwrapErr()
    expect(refusal).toEqual({ type: 'form-refused', fields })
  })
})

describe('logging in', () => {
  const right = { email: 'lea@example.org', password: 'ruche-dorée' }

  test.each([
    ['as they signed up', right],
    ['with the address in capitals and blanks around it', { ...right, email: ' LEA@EXAMPLE.ORG ' }],
  ])('%s a member sees their profile', async (_, form) => {
    await site.member()
    const lea = site.visitor()
    expect((await lea.session.logIn(form)).isOk()).toBe(true)
    expect((await lea.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
  })

  test.each([
    ['a wrong password', { ...right, password: 'ruche-doree' }],
    ['an address that nobody has', { ...right, email: 'max@example.org' }],
  ])('with %s is refused, in the same words', async (_, form) => {
    await site.member()
    const somebody = site.visitor()
    expect((await somebody.session.logIn(form))._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
    expect((await somebody.profile.read())._unsafeUnwrap()).toBeNull()
  })

  test('with an empty form is refused field by field', async () => {
    expect((await site.visitor().session.logIn({}))._unsafeUnwrapErr()).toEqual({
      type: 'form-refused',
      fields: { email: 'email-empty', password: 'password-empty' },
    })
  })

  test('is refused for a while after ten tries at one account, right or wrong', async () => {
    await site.member()
    const tries = async (count: number) => {
      for (let done = 0; done < count; done += 1) await site.visitor().session.logIn({ ...right, password: 'ruche-doree' })
    }
    await tries(9)
    expect((await site.visitor().session.logIn(right)).isOk()).toBe(true)
    const refusal = (await site.visitor().session.logIn(right))._unsafeUnwrapErr()
    expect(refusal).toEqual({ type: 'too-many-requests', retryAfter: 900 })
    site.clock.advance(seconds(900) - 1)
    expect((await site.visitor().session.logIn(right))._unsafeUnwrapErr()).toEqual({ type: 'too-many-requests', retryAfter: 1 })
    site.clock.advance(1)
    expect((await site.visitor().session.logIn(right)).isOk()).toBe(true)
  })

  test('gives a cookie that scripts cannot read, for this host and HTTPS only', async () => {
    const lea = await site.member()
    const [auth] = lea.setCookies()
    expect(auth).toMatch(/^__Host-alveole-auth=/)
    expect(auth?.toLowerCase()).toContain('; httponly')
    expect(auth?.toLowerCase()).toContain('; secure')
    expect(auth?.toLowerCase()).toContain('; samesite=lax')
    expect(auth?.toLowerCase()).toContain('; max-age=158112000')
    expect(auth?.toLowerCase()).not.toContain('domain=')
  })
})

describe('a session', () => {
  test('of a visitor is none', async () => {
    expect((await site.visitor().profile.read())._unsafeUnwrap()).toBeNull()
  })

  test.each(['__Host-alveole-auth=x', '__Host-alveole-auth=%7B%7D', '__Host-alveole-auth=%', 'alveole-auth=1'])('with the cookie %s is none', async (cookie) => {
    expect((await site.visitor(cookie).profile.read())._unsafeUnwrap()).toBeNull()
  })

  test('goes on at the next visit', async () => {
    const lea = await site.member()
    const again = site.visitor(lea.cookie())
    expect((await again.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
    expect(again.calls).toEqual(['GET /profile'])
    expect(again.setCookies()).toEqual([])
  })

  test('whose access token is over is refreshed and the call replayed once, with the new cookies given back', async () => {
    const lea = await site.member()
    site.clock.advance(days(2))
    const again = site.visitor(lea.cookie())
    expect((await again.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
    expect(again.calls).toEqual(['GET /profile', 'POST /refresh-token', 'GET /profile'])
    expect(again.setCookies()).toHaveLength(1)
    expect(again.cookie()).not.toBe(lea.cookie())

    const third = site.visitor(again.cookie())
    expect((await third.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
    expect(third.calls).toEqual(['GET /profile'])
  })

  test('is refreshed once for calls side by side', async () => {
    const lea = await site.member()
    site.clock.advance(days(2))
    const again = site.visitor(lea.cookie())
    const reads = await Promise.all([again.profile.read(), again.content.list('/fr'), again.profile.read()])
    expect(reads.every((read) => read.isOk())).toBe(true)
    expect(again.calls.filter((call) => call === 'POST /refresh-token')).toHaveLength(1)
  })

  test('refreshed by two tabs within 30 seconds is the same for both', async () => {
    const lea = await site.member()
    site.clock.advance(days(2))
    const [one, other] = [site.visitor(lea.cookie()), site.visitor(lea.cookie())]
    await one.profile.read()
    site.clock.advance(seconds(30))
    expect((await other.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
    expect((await site.visitor(one.cookie()).profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
  })

  test('whose refresh token is used again after 30 seconds ends, for whoever holds any of its tokens', async () => {
    const lea = await site.member()
    site.clock.advance(days(2))
    const refreshed = site.visitor(lea.cookie())
    await refreshed.profile.read()
    site.clock.advance(seconds(31))

    const thief = site.visitor(lea.cookie())
    expect((await thief.profile.read())._unsafeUnwrap()).toBeNull()
    expect(thief.setCookies()[0]).toMatch(/^__Host-alveole-auth=;.*max-age=0/i)
    expect((await site.visitor(refreshed.cookie()).profile.read())._unsafeUnwrap()).toBeNull()
  })

  test('that is over for good shows the library to a visitor, and no error', async () => {
    const lea = await site.member()
    const again = site.visitor(lea.cookie())
    await lea.session.logOut()
    expect((await again.content.read(libraryOfOneBook.paths.lockedCourse))._unsafeUnwrap()).toMatchObject({ isLocked: true })
    expect((await again.quizzes.start(libraryOfOneBook.paths.freeQuiz)).isOk()).toBe(true)
  })

  test('ends after 366 days without a visit', async () => {
    const lea = await site.member()
    site.clock.advance(days(366))
    expect((await site.visitor(lea.cookie()).profile.read())._unsafeUnwrap()).toBeNull()
  })
})

describe('logging out', () => {
  test('makes the old access token useless, and takes the cookie away', async () => {
    const lea = await site.member()
    const before = lea.cookie()
    expect((await lea.session.logOut()).isOk()).toBe(true)
    expect(lea.setCookies()[0]).toMatch(/^__Host-alveole-auth=;.*max-age=0/i)
    expect((await lea.profile.read())._unsafeUnwrap()).toBeNull()
    expect((await site.visitor(before).profile.read())._unsafeUnwrap()).toBeNull()
  })

  test('ends this session and no other one', async () => {
    const here = await site.member()
    const elsewhere = site.visitor()
    await elsewhere.session.logIn({ email: 'lea@example.org', password: 'ruche-dorée' })
    await here.session.logOut()
    expect((await elsewhere.profile.read())._unsafeUnwrap()).toEqual(emptyProfile)
  })

  test('of somebody who is not logged in changes nothing', async () => {
    expect((await site.visitor().session.logOut()).isOk()).toBe(true)
  })
})

describe('a forgotten password', () => {
  const changed = { password: 'nouvelle-ruche', passwordConfirmation: 'nouvelle-ruche' }
  const logIn = (password: string) => site.visitor().session.logIn({ email: address, password })

  test('is changed with the link of a mail, wherever it is opened', async () => {
    await site.member(address)
    expect((await site.visitor().session.requestPasswordReset({ email: ' LEA@example.org ' })).isOk()).toBe(true)
    const [token] = await resetTokens()
    expect((await site.visitor().session.resetPassword({ token, ...changed })).isOk()).toBe(true)
    expect((await logIn('ruche-dorée'))._unsafeUnwrapErr()).toEqual({ type: 'credentials-refused' })
    expect((await logIn('nouvelle-ruche')).isOk()).toBe(true)
  })

  test('that is changed ends every session', async () => {
    const member = await site.member(address)
    const { session } = site.visitor()
    await session.requestPasswordReset({ email: address })
    const [token] = await resetTokens()
    await session.resetPassword({ token, ...changed })
    expect((await member.profile.read())._unsafeUnwrap()).toBeNull()
  })

  test('of an address that nobody has is answered the same, and nothing is sent', async () => {
    expect((await site.visitor().session.requestPasswordReset({ email: address })).isOk()).toBe(true)
    expect(await resetTokens()).toEqual([])
  })

  test.each([
    [{}, 'email-empty'],
    [{ email: 'lea' }, 'email-invalid'],
  ])('asked for with %o is refused', async (form, refusal) => {
    expect((await site.visitor().session.requestPasswordReset(form))._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { email: refusal } })
  })

  test('asked for five times waits for an hour, whether the address is known or not', async () => {
    await site.member(address)
    for (const email of [address, 'max@example.org']) {
      const { session } = site.visitor()
      for (let done = 0; done < 5; done += 1) expect((await session.requestPasswordReset({ email })).isOk()).toBe(true)
      expect((await session.requestPasswordReset({ email }))._unsafeUnwrapErr()).toEqual({ type: 'too-many-requests', retryAfter: 3600 })
    }
  })

  test.each([
    ['a moment before an hour is over', seconds(3600) - 1, true],
    ['after an hour', seconds(3600), false],
  ])('is changed %s: %s', async (_, later, expected) => {
    await site.member(address)
    const { session } = site.visitor()
    await session.requestPasswordReset({ email: address })
    const [token] = await resetTokens()
    site.clock.advance(later)
    expect((await session.resetPassword({ token, ...changed })).isOk()).toBe(expected)
  })

  test('is changed once with a link', async () => {
    await site.member(address)
    const { session } = site.visitor()
    await session.requestPasswordReset({ email: address })
    const [token] = await resetTokens()
    await session.resetPassword({ token, ...changed })
    expect((await session.resetPassword({ token, ...changed }))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
  })

  test('that is typed wrong keeps the link good', async () => {
    await site.member(address)
    const { session } = site.visitor()
    await session.requestPasswordReset({ email: address })
    const [token] = await resetTokens()
    const refusal = (await session.resetPassword({ token, ...changed, passwordConfirmation: 'ruche' }))._unsafeUnwrapErr()
    expect(refusal).toEqual({ type: 'form-refused', fields: { passwordConfirmation: 'passwords-differ' } })
    expect((await session.resetPassword({ token, ...changed })).isOk()).toBe(true)
  })

  test('is not changed with a token that nobody was sent', async () => {
    expect((await site.visitor().session.resetPassword({ token: 'x', ...changed }))._unsafeUnwrapErr()).toEqual({ type: 'reset-token-refused' })
  })
})

describe('an address', () => {
  test('is confirmed with the link of the mail of signing up, also by somebody who is not logged in, and twice', async () => {
    const member = await site.member(address)
    const [token = ''] = await confirmationTokens()
    const { session } = site.visitor()
    expect((await session.confirmEmail(token)).isOk()).toBe(true)
    expect((await session.confirmEmail(token)).isOk()).toBe(true)
    expect((await member.session.sendConfirmationAgain())._unsafeUnwrapErr()).toEqual({ type: 'email-already-confirmed' })
  })

  test.each([
    ['that nobody was sent', 'x'],
    ['that is missing', ''],
    ['longer than any', 't'.repeat(2001)],
  ])('is not confirmed with a token %s', async (_, token) => {
    expect((await site.visitor().session.confirmEmail(token))._unsafeUnwrapErr()).toEqual({ type: 'confirmation-token-refused' })
  })

  test.each([
    ['a moment before seven days are over', days(7) - 1, true],
    ['after seven days', days(7), false],
  ])('is confirmed %s: %s', async (_, later, expected) => {
    await site.member(address)
    const [token = ''] = await confirmationTokens()
    site.clock.advance(later)
    expect((await site.visitor().session.confirmEmail(token)).isOk()).toBe(expected)
  })

  test('is confirmed with the mail that was sent again as well', async () => {
    const member = await site.member(address)
    expect((await member.session.sendConfirmationAgain()).isOk()).toBe(true)
    const tokens = await confirmationTokens()
    expect(tokens).toHaveLength(2)
    for (const token of tokens) expect((await site.visitor().session.confirmEmail(token)).isOk()).toBe(true)
  })

  test('has its mail sent again three times an hour', async () => {
    const member = await site.member(address)
    for (let done = 0; done < 3; done += 1) expect((await member.session.sendConfirmationAgain()).isOk()).toBe(true)
    expect((await member.session.sendConfirmationAgain())._unsafeUnwrapErr()).toEqual({ type: 'too-many-requests', retryAfter: 3600 })
  })

  test('of a visitor has no mail sent again', async () => {
    expect((await site.visitor().session.sendConfirmationAgain())._unsafeUnwrapErr()).toEqual({ type: 'not-logged-in' })
  })
})

describe('a program with tokens of its own', () => {
  const logIn = async () => {
    await site.member()
    const answer = await site.api.request(`${origin}/api/auth/local`, {
      method: 'POST',
      body: JSON.stringify({ email: 'lea@example.org', password: 'ruche-dorée' }),
    })
    return (await answer.json()) as { id: string; member: { token: string; refreshToken: string } }
  }
  const profileWith = (token: string) => site.api.request(`${origin}/api/profile`, { headers: { authorization: `Bearer ${token}` } })

  test('reads the profile with its access token', async () => {
    const { member } = await logIn()
    expect((await profileWith(member.token)).status).toBe(200)
    expect((await profileWith(`${member.token}x`)).status).toBe(401)
  })

  test('exchanges its refresh token in the body', async () => {
    const { member } = await logIn()
    site.clock.advance(days(2))
    const refreshed = await site.api.request(`${origin}/api/refresh-token`, { method: 'POST', body: JSON.stringify({ refreshToken: member.refreshToken }) })
    const { member: next } = (await refreshed.json()) as { member: { token: string } }
    expect((await profileWith(member.token)).status).toBe(401)
    expect((await profileWith(next.token)).status).toBe(200)
  })
})

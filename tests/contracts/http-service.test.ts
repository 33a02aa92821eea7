/** What every call of the API has in common: languages, limits, headers, caches, and who may ask. */
import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/web/pbkdf2'
import { beforeEach, describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { libraryOfOneBook } from '../builders/a-library.ts'
import { days, makeSite, seconds, signUpForm, type Site } from './a-site.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})

type Sent = { method?: string; body?: unknown; headers?: Record<string, string>; address?: string }

const send = async (path: string, { method = 'GET', body, headers = {}, address = '192.0.2.1' }: Sent = {}) => {
  const response = await site.api.request(
    `/api${path}`,
    { method, headers: { 'content-type': 'application/json', ...headers }, ...(body === undefined ? {} : { body: JSON.stringify(body) }) },
    { address },
  )
  const text = await response.text()
  return { status: response.status, headers: response.headers, json: text === '' ? null : (JSON.parse(text) as unknown) }
}

const cookieOf = (headers: Headers): string => headers.getSetCookie().map((header) => header.split(';')[0]).join('; ')

const signUp = async (email = 'lea@example.org') => {
  const { headers, json } = await send('/auth/sign-up', { method: 'POST', body: signUpForm(email) })
  const { id } = v.parse(v.object({ id: v.string() }), json)
  return { id, cookie: cookieOf(headers) }
}

describe('a refusal', () => {
  test.each([
    ['fr-FR,fr;q=0.9', 'Connectez-vous pour continuer.'],
    ['en-GB,en;q=0.9', 'Log in to continue.'],
    ['de', 'Connectez-vous pour continuer.'],
  ])('in %s has its sentence in the person’s language, and the same type', async (language, summary) => {
    expect(await send('/profile', { headers: { 'accept-language': language } })).toMatchObject({
      status: 401,
      json: { type: 'not-logged-in', summary },
    })
  })

  test('of a page of another site comes before anything is done', async () => {
    const sent = { method: 'POST', body: signUpForm(), headers: { origin: 'https://evil.example' } }
    expect(await send('/auth/sign-up', sent)).toMatchObject({ status: 403, json: { type: 'other-site-refused' } })
    expect(site.accounts.members.size).toBe(0)
  })
})

describe('the default headers', () => {
  test('are understood: the evaluation flag and the time zone', async () => {
    const { status, headers } = await send('/newsletter/challenge', { headers: { 'x-evaluation': '1', timezone: 'UTC' } })
    expect(status).toBe(200)
    expect(headers.get('timezone')).toBe('UTC')
  })

  test.each([
    [{ timezone: 'Mars/Phobos' }, 'timezone'],
    [{ 'x-evaluation': 'perhaps' }, 'x-evaluation'],
  ])('that say nonsense are refused by name: %o', async (headers, field) => {
    expect(await send('/newsletter/challenge', { headers })).toMatchObject({ status: 422, json: { type: 'request-malformed', field } })
  })

  test('forbid that an answer is kept or read as something else', async () => {
    const { headers } = await send('/newsletter/challenge')
    expect(headers.get('cache-control')).toBe('private, no-store')
    expect(headers.get('x-content-type-options')).toBe('nosniff')
  })
})

describe('limits', () => {
  const logIn = (email: string, address: string) => send('/auth/local', { method: 'POST', body: { email, password: 'a guess or two' }, address })

  test('stop whoever guesses the password of one account, from wherever, and say when to try again', async () => {
    await signUp()
    for (let guess = 1; guess <= 10; guess += 1) expect((await logIn('lea@example.org', `192.0.2.${guess}`)).status).toBe(422)
    const { status, headers, json } = await logIn(' LEA@example.org ', '192.0.2.200')
    expect(status).toBe(429)
    expect(headers.get('retry-after')).toBe('900')
    expect(json).toMatchObject({ type: 'too-many-requests', retryAfter: 900, summary: expect.stringContaining('Trop de tentatives') })
    site.clock.advance(seconds(900))
    expect((await logIn('lea@example.org', '192.0.2.200')).status).toBe(422)
  })

  test('answer the same for an address that has no account', async () => {
    for (let guess = 1; guess <= 10; guess += 1) await logIn('nobody@example.org', `192.0.2.${guess}`)
    expect((await logIn('nobody@example.org', '192.0.2.200')).status).toBe(429)
  })

  test('stop one network that tries many accounts, and nobody else', async () => {
    for (let guess = 1; guess <= 60; guess += 1) expect((await logIn(`member-${guess}@example.org`, '2001:db8::1')).status).toBe(422)
    expect((await logIn('lea@example.org', '2001:db8::2')).status).toBe(429)
    expect((await logIn('lea@example.org', '2001:db8:0:1::1')).status).toBe(422)
  })
})

describe('a member who must go through profiling', () => {
  test('is told so by 409 where a profile is needed, and reads their profile all the same', async () => {
    const { id, cookie } = await signUp()
    expect((await send('/productplans/getproductplans', { headers: { cookie } })).status).toBe(200)
    const member = site.accounts.members.get(id)
    if (!member) throw new Error('There is no such member.')
    site.accounts.members.set(id, { ...member, profile: { ...member.profile, refreshProfiling: { step: 'level' } } })
    expect(await send('/productplans/getproductplans', { headers: { cookie } })).toMatchObject({ status: 409, json: { type: 'profiling-needed' } })
    expect((await send('/profile', { headers: { cookie } })).json).toContainEqual({ name: 'refreshProfiling', value: { step: 'level' } })
  })
})

describe('the library', () => {
  const locked = `/_content${libraryOfOneBook.paths.lockedCourse}`
  const free = `/_content${libraryOfOneBook.paths.freeCourse}`

  test('says which path it does not find', async () => {
    expect(await send('/_content/nowhere')).toMatchObject({ status: 404, json: { type: 'content-not-found', message: '/nowhere not found' } })
  })

  test('sends nothing again to whoever has it already', async () => {
    const first = await send(free)
    const etag = first.headers.get('etag') ?? ''
    expect(etag).toMatch(/^"[\w-]{27}"$/)
    const second = await send(free, { headers: { 'if-none-match': `"other", W/${etag}` } })
    expect(second).toMatchObject({ status: 304, json: null })
    expect((await send(free, { headers: { 'if-none-match': '"other"' } })).json).toEqual(first.json)
    expect((await send(`${free}?only=title`, { headers: { 'if-none-match': etag } })).status).toBe(200)
  })

  test('gives a subscriber the body that others do not get, under another tag', async () => {
    const visitor = await send(locked)
    expect(visitor.json).toMatchObject({ isLocked: true, title: expect.any(String) })
    expect(visitor.json).not.toHaveProperty('body')
    const subscriber = await site.subscriber()
    const cookie = subscriber.cookie()
    const read = await send(locked, { headers: { cookie, 'if-none-match': visitor.headers.get('etag') ?? '' } })
    expect(read).toMatchObject({ status: 200, json: { isLocked: false, body: expect.stringContaining('<') } })
    expect(read.headers.get('vary')).toContain('cookie')
    // And back: what a subscriber has is not good for a visitor.
    expect((await send(locked, { headers: { 'if-none-match': read.headers.get('etag') ?? '' } })).status).toBe(200)
  })

  test('is closed again once a subscriber has withdrawn', async () => {
    const subscriber = await site.subscriber()
    const cookie = subscriber.cookie()
    const [subscription] = v.parse(v.array(v.object({ id: v.string() })), (await send('/subscriptions', { headers: { cookie } })).json)
    expect((await send(`/subscriptions/${subscription?.id}/withdraw`, { method: 'POST', headers: { cookie } })).status).toBe(200)
    expect((await send(locked, { headers: { cookie } })).json).toMatchObject({ isLocked: true })
    expect((await send(locked, { headers: { cookie } })).json).not.toHaveProperty('body')
  })
})

describe('the newsletter', () => {
  const subscription = (recaptchaToken: string) => ({
    email: 'Parent@Example.org',
    sourceAccessTypeName: 'parent',
    sourceLevelOfEducationName: 'première',
    sourceLocation: 'popin-b',
    acceptNewsletter: true,
    recaptchaToken,
  })

  const solved = async (): Promise<string> => {
    const { json } = await send('/newsletter/challenge')
    const { puzzle } = v.parse(v.object({ kind: v.literal('proof-of-work'), puzzle: v.any() }), json)
    return btoa(JSON.stringify({ challenge: puzzle, solution: await solveChallenge({ challenge: puzzle, deriveKey }) }))
  }
  const subscribe = async (token: string) => send('/newsletter/subscribe', { method: 'POST', body: subscription(token) })

  test('is sent to whoever solved the puzzle, once', async () => {
    const { status, json } = await subscribe(await solved())
    expect({ status, json }).toEqual({ status: 200, json: { subscribed: true } })
    await site.runJob('mails')
    expect(site.mailer.sent).toMatchObject([{ recipient: 'parent@example.org', mail: { kind: 'free-sheets', addressee: 'self' } }])
    expect(await subscribe(await solved())).toMatchObject({
      status: 400,
      json: { type: 'email-already-subscribed', summary: 'Cet email est déjà inscrit.' },
    })
  })

  test('is not sent to a program, nor for a solution that was used before', async () => {
    expect(await subscribe('forged')).toMatchObject({ status: 422, json: { type: 'human-check-refused' } })
    const token = await solved()
    await subscribe(token)
    expect(await subscribe(token)).toMatchObject({ status: 422, json: { type: 'human-check-refused' } })
  })

  test('ends by the link of the mail, with the one click of a mail program', async () => {
    await subscribe(await solved())
    await site.runJob('mails')
    const [sent] = site.mailer.sent
    if (sent?.mail.kind !== 'free-sheets') throw new Error('No sheets were sent.')
    const id = sent.mail.unsubscribeLink.split('/').at(-1)
    expect((await send(`/newsletter/confirm/${id}`, { method: 'POST' })).status).toBe(200)
    expect((await send(`/newsletter/unsubscribe/${id}`, { method: 'POST' })).status).toBe(200)
    expect((await send(`/newsletter/unsubscribe/${id}`, { method: 'POST' })).status).toBe(200)
    expect(await send(`/newsletter/confirm/${id}`, { method: 'POST' })).toMatchObject({ status: 404, json: { type: 'newsletter-subscriber-unknown' } })
  })
})

describe('an account', () => {
  test('that is deleted is worth nothing any more, and its address is free', async () => {
    const { cookie } = await signUp()
    expect((await send('/account/delete', { method: 'POST', body: { password: 'ruche-dorée' }, headers: { cookie } })).status).toBe(200)
    expect((await send('/profile', { headers: { cookie } })).status).toBe(401)
    expect((await send('/refresh-token', { method: 'POST', body: {}, headers: { cookie } })).status).toBe(401)
    await signUp()
  })

  test('has no field that a caller can give themselves', async () => {
    const { cookie } = await signUp()
    for (const change of [{ products: ['alveole'] }, { plans: [] }, { email: 'x@example.org' }, { id: 'x' }, { refreshProfiling: null }]) {
      const refused = await send('/profile', { method: 'PATCH', body: change, headers: { cookie } })
      expect(refused).toMatchObject({ status: 422, json: { type: 'profile-change-malformed', faults: [{ field: Object.keys(change)[0], fault: 'unknown' }] } })
    }
  })

  test('is nobody else’s: subscriptions, sessions, orders and quizzes of others do not exist', async () => {
    const lea = await site.subscriber()
    const cookie = lea.cookie()
    const [subscription] = v.parse(v.array(v.object({ id: v.string(), receipts: v.array(v.object({ orderId: v.string() })) })), (await send('/subscriptions', { headers: { cookie } })).json)
    const [session] = v.parse(v.array(v.object({ id: v.string() })), (await send('/account/sessions', { headers: { cookie } })).json)
    const max = await signUp('max@example.org')
    for (const [method, path] of [
      ['POST', `/subscriptions/${subscription?.id}/cancel`],
      ['POST', `/subscriptions/${subscription?.id}/withdraw`],
      ['POST', `/orders/${subscription?.receipts[0]?.orderId}/confirm`],
      ['DELETE', `/account/sessions/${session?.id}`],
    ] as const) {
      expect({ path, status: (await send(path, { method, headers: { cookie: max.cookie } })).status }).toEqual({ path, status: 404 })
    }
    expect((await send('/profile', { headers: { cookie } })).status).toBe(200)
  })

  test('stays logged in for a year of visits, each with a new token', async () => {
    const person = await site.member()
    for (let visit = 0; visit < 3; visit += 1) {
      site.clock.advance(days(300))
      expect((await person.profile.read())._unsafeUnwrap()).not.toBeNull()
    }
  })
})

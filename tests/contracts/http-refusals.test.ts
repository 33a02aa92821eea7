import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import * as v from 'valibot'
import { ApiClient, noRefusal } from '../../adapters/http/api-client.ts'
import { HttpCheckoutGateway } from '../../adapters/http/http-checkout-gateway.ts'
import { HttpProfileGateway } from '../../adapters/http/http-profile-gateway.ts'
import { makeSite, orderForm, origin, type Site } from './a-site.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})

const refusalSchema = v.object({ type: v.string(), summary: v.pipe(v.string(), v.nonEmpty()) })

/** Sends a request as it is, and reads the refusal; whatever goes wrong, nobody is told how the service is made. */
const request = async (path: string, init: RequestInit = {}) => {
  const answer = await site.api.request(`${origin}${path}`, init)
  const text = await answer.text()
  expect(text).not.toMatch(/stack|node_modules|\.ts\b|Error:|at \w+ \(/)
  return { status: answer.status, text, cacheControl: answer.headers.get('cache-control') }
}
const refused = async (path: string, init?: RequestInit) => {
  const { status, text } = await request(path, init)
  return { status, type: v.parse(refusalSchema, JSON.parse(text)).type }
}

const posts = ['/api/auth/sign-up', '/api/auth/local', '/api/refresh-token', '/api/quizzes/attempts', '/api/quizzes/attempts/a/answers', '/api/sandbox-payments/a/choice', '/api/_content/fr']

describe('a request that cannot be understood', () => {
  afterEach(() => site.failOnDefects())

  test.each(posts.flatMap((path) => ['{', 'null', '"text"', '3', 'bonjour', '{"a":}'].map((body) => [path, body])))('POST %s with %s is malformed', async (path, body) => {
    expect(await refused(path, { method: 'POST', body })).toEqual({ status: 422, type: 'request-malformed' })
  })

  test.each([
    ['/api/refresh-token', { refreshToken: 3 }],
    ['/api/refresh-token', { refreshToken: '' }],
    ['/api/refresh-token', { refreshToken: 'x'.repeat(301) }],
    ['/api/quizzes/attempts', {}],
    ['/api/quizzes/attempts', { quizPath: ['/fr'] }],
    ['/api/quizzes/attempts', { quizPath: 'x'.repeat(301) }],
    ['/api/quizzes/attempts/a/answers', { questionId: 'q1' }],
    ['/api/quizzes/attempts/a/answers', { questionId: 'q1', response: 'b' }],
    ['/api/quizzes/attempts/a/answers', { questionId: 'q1', response: [2] }],
    ['/api/quizzes/attempts/a/answers', { questionId: 'q1', response: Array.from({ length: 51 }, () => 'b') }],
    ['/api/sandbox-payments/a/choice', { outcome: 'succeeded', callback: 'before-return', copies: 21 }],
    ['/api/sandbox-payments/a/choice', { outcome: 'stolen', callback: 'before-return', copies: 1 }],
    ['/api/_content/fr', { limit: -1 }],
    ['/api/_content/fr', { limit: 'many' }],
    ['/api/_content/fr', { only: 3 }],
  ])('POST %s with %o is malformed', async (path, body) => {
    expect(await refused(path, { method: 'POST', body: JSON.stringify(body) })).toEqual({ status: 422, type: 'request-malformed' })
  })

  test.each([
    ['without a plan', { ...orderForm(), planId: undefined }],
    ['with a number for a plan', { ...orderForm(), planId: 3 }],
    ['with the word true for true', { ...orderForm(), immediateAccess: 'true' }],
    ['with a short key', { ...orderForm(), idempotencyKey: 'form' }],
    ['with an endless coupon', { ...orderForm(), couponCode: 'x'.repeat(101) }],
  ])('an order %s is malformed', async (_, body) => {
    const lea = await site.member()
    expect(await refused('/api/orders', { method: 'POST', body: JSON.stringify(body), headers: { cookie: lea.cookie() } })).toEqual({
      status: 422,
      type: 'request-malformed',
    })
  })

  test.each([
    '/api/public/coupons/validate',
    '/api/public/coupons/validate?code=DIX',
    '/api/public/coupons/validate?code=&planIds=solo-monthly',
    '/api/_content/fr?limit=many',
    '/api/_content/%E0%A4%A',
    '/api/_content/fr/%ff',
  ])('GET %s is malformed', async (path) => {
    expect(await refused(path)).toEqual({ status: 422, type: 'request-malformed' })
  })

  test('a form of wrong types is refused field by field, as one that was badly filled in', async () => {
    const { status, text } = await request('/api/auth/local', { method: 'POST', body: JSON.stringify({ email: 3, password: { a: 1 } }) })
    expect(status).toBe(422)
    expect(JSON.parse(text)).toMatchObject({ type: 'form-refused', fields: { email: 'field-required', password: 'field-required' } })
  })

  test.each(posts)('POST %s with more than 64 KiB is too large', async (path) => {
    const body = JSON.stringify({ email: 'x'.repeat(64 * 1024) })
    expect(await refused(path, { method: 'POST', body })).toEqual({ status: 413, type: 'request-too-large' })
  })

  test('a body that hides its length is too large as well', async () => {
    const chunk = new Uint8Array(40_000).fill(97)
    const body = new ReadableStream({
      start: (controller) => {
        for (let chunks = 0; chunks < 3; chunks += 1) controller.enqueue(chunk)
        controller.close()
      },
    })
    expect(await refused('/api/auth/local', { method: 'POST', body, duplex: 'half' } as RequestInit)).toEqual({ status: 413, type: 'request-too-large' })
  })

  test.each([
    ['GET', '/api/unknown'],
    ['POST', '/api/unknown'],
    ['GET', '/api'],
    ['GET', '/api/auth/local'],
    ['DELETE', '/api/profile'],
    ['GET', '/api/../etc/passwd'],
  ])('%s %s is no address of the service', async (method, path) => {
    expect(await refused(path, { method })).toEqual({ status: 404, type: 'route-not-found' })
  })

  test.each([
    ['fr-FR,fr;q=0.9', 'Cette adresse n’existe pas.'],
    ['en-GB', 'This address does not exist.'],
    ['', 'Cette adresse n’existe pas.'],
  ])('is refused in the person’s language: %j', async (language, summary) => {
    const { text } = await request('/api/unknown', { headers: { 'accept-language': language } })
    expect(JSON.parse(text)).toEqual({ type: 'route-not-found', summary })
  })

  test('no answer is kept by anybody on the way', async () => {
    expect((await request('/api/profile')).cacheControl).toBe('private, no-store')
    expect((await request('/api/productplans/getanonymeproductplans')).cacheControl).toBe('private, no-store')
  })
})

describe('a request from another site', () => {
  test.each(['https://evil.example', 'https://alveole.example.evil.example', 'http://alveole.example', 'null', 'https://alveole.example:8443'])('%s changes nothing here', async (other) => {
    const lea = await site.member()
    const sent = { method: 'POST', body: '{}', headers: { origin: other, cookie: lea.cookie() } }
    expect(await refused('/api/auth/log-out', sent)).toEqual({ status: 403, type: 'other-site-refused' })
    expect((await lea.profile.read())._unsafeUnwrap()).not.toBeNull()
  })

  test('is served when it is our own', async () => {
    const { status } = await request('/api/auth/log-out', { method: 'POST', body: '{}', headers: { origin } })
    expect(status).toBe(200)
  })
})

describe('somebody who is not logged in', () => {
  test.each([
    ['GET', '/api/profile'],
    ['GET', '/api/productplans/getproductplans'],
    ['POST', '/api/orders'],
    ['POST', '/api/orders/order-1/confirm'],
    ['POST', '/api/refresh-token'],
  ])('gets nothing from %s %s', async (method, path) => {
    expect(await refused(path, { method })).toEqual({ status: 401, type: 'not-logged-in' })
  })

  test('is told so of a refresh token that nobody gave', async () => {
    const answer = refused('/api/refresh-token', { method: 'POST', body: JSON.stringify({ refreshToken: 'x' }) })
    expect(await answer).toEqual({ status: 401, type: 'refresh-token-refused' })
  })
})

describe('a service that', () => {
  const gateways = (answer: (request: Request) => Response | Promise<Response>) => {
    const fetch = vi.fn<typeof globalThis.fetch>(async (input, init) => answer(new Request(input, init)))
    const api = new ApiClient(`${origin}/api`, fetch)
    return { api, checkout: new HttpCheckoutGateway(api), profile: new HttpProfileGateway(api) }
  }
  const json = (status: number, body: unknown) => new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json' } })

  test.each([
    ['cannot be reached', () => Promise.reject(new TypeError('fetch failed'))],
    ['is broken', () => json(500, { type: 'service-failed' })],
    ['is replaced by a page of its proxy', () => new Response('<html>Bad gateway</html>', { status: 502 })],
    ['is being started', () => new Response('', { status: 503 })],
    ['has too much to do', () => json(429, { type: 'too-many-requests' })],
  ])('%s is unreachable', async (_, answer) => {
    const { checkout, profile } = gateways(answer)
    const unreachable = { type: 'service-unreachable' }
    expect((await profile.read())._unsafeUnwrapErr()).toEqual(unreachable)
    expect((await checkout.placeOrder(orderForm()))._unsafeUnwrapErr()).toEqual(unreachable)
  })

  test('cannot start payments says so', async () => {
    const { checkout } = gateways(() => json(502, { type: 'payment-unavailable' }))
    expect((await checkout.placeOrder(orderForm()))._unsafeUnwrapErr()).toEqual({ type: 'payment-unavailable' })
  })

  test.each([
    [401, null],
    [403, null],
    [429, 'service-unreachable'],
    [500, 'service-unreachable'],
    [503, 'service-unreachable'],
  ])('answers %s to a refresh: the person is a visitor, or it is unreachable', async (status, type) => {
    const { profile } = gateways((request) => (request.url.endsWith('/refresh-token') ? json(status, { type: 'x' }) : json(401, { type: 'not-logged-in' })))
    const read = await profile.read()
    expect(read.isOk() ? read.value : read.error.type).toBe(type)
  })

  test('answers something else than agreed is a defect', async () => {
    const call = (answer: Response) => gateways(() => answer).api.call({ path: '/x', answer: v.object({ a: v.number() }), refusals: noRefusal })
    await expect(call(json(200, { a: 'b' }))).rejects.toThrow(v.ValiError)
    await expect(call(json(418, { type: 'teapot' }))).rejects.toThrow('The service answered 418 to GET /x.')
  })
})

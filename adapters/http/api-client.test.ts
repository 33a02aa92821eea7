import * as v from 'valibot'
import { expect, test } from 'vitest'
import { ApiClient, noRefusal, nothing, tooManyRequests } from './api-client.ts'

const clientOf = (status: number, body: unknown, headers: Record<string, string> = {}) =>
  new ApiClient('https://alveole.example/api', () =>
    Promise.resolve(new Response(JSON.stringify(body), { status, headers: { 'content-type': 'application/json', ...headers } })),
  )

test.each([
  ['in seconds', '12', { type: 'service-unreachable', retryAfter: 12 }],
  ['at once', '0', { type: 'service-unreachable', retryAfter: 0 }],
  ['at a date', 'Sat, 21 Nov 2026 12:00:00 GMT', { type: 'service-unreachable' }],
  ['in a part of a second', '1.5', { type: 'service-unreachable' }],
  ['in the past', '-1', { type: 'service-unreachable' }],
])('a service that may be tried again %s says so', async (_, given, expected) => {
  for (const status of [429, 503]) {
    const called = await clientOf(status, {}, { 'retry-after': given }).call({ path: '/x', answer: nothing, refusals: noRefusal })
    expect(called._unsafeUnwrapErr()).toStrictEqual(expected)
  }
})

test.each([
  [{ type: 'too-many-requests', retryAfter: 840, summary: 'Trop de tentatives.' }, { type: 'too-many-requests', retryAfter: 840 }],
  [{ type: 'too-many-requests' }, { type: 'service-unreachable', retryAfter: 9 }],
  [{ type: 'too-many-requests', retryAfter: -1 }, { type: 'service-unreachable', retryAfter: 9 }],
  ['<html>', { type: 'service-unreachable', retryAfter: 9 }],
])('a limited call that is answered 429 with %j is refused', async (body, expected) => {
  const called = await clientOf(429, body, { 'retry-after': '9' }).call({ path: '/x', answer: nothing, refusals: tooManyRequests })
  expect(called._unsafeUnwrapErr()).toStrictEqual(expected)
})

test.each([
  [true, ['GET /api/x', 'POST /api/refresh-token']],
  [false, ['GET /api/x']],
])('tokens are refreshed only where there may be a session (%s)', async (isLoggedIn, expected) => {
  const calls: string[] = []
  const client = new ApiClient(
    'https://alveole.example/api',
    (input, init) => {
      const { method, url } = new Request(input, init)
      calls.push(`${method} ${new URL(url).pathname}`)
      return Promise.resolve(new Response('{}', { status: 401 }))
    },
    { isLoggedIn },
  )
  const called = await client.call({ path: '/x', answer: nothing, refusals: v.object({ status: v.literal(401), type: v.optional(v.literal('not-logged-in'), 'not-logged-in') }) })
  expect(called._unsafeUnwrapErr()).toEqual({ status: 401, type: 'not-logged-in' })
  expect(calls).toEqual(expected)
})

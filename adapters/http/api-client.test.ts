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

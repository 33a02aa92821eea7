import { expect, test } from 'vitest'
import { apiElsewhere } from './api-elsewhere.ts'

const caller = { address: '192.0.2.1', requestId: 'request-1' }

const anApi = (answer: Response) => {
  const calls: { url: string; method: string; body: string; cookie: string | null; caller: unknown }[] = []
  const api = apiElsewhere('https://api.example/v1', async (call, by) => {
    calls.push({ url: call.url, method: call.method, body: await call.text(), cookie: call.headers.get('cookie'), caller: by })
    return answer
  })
  return { api, calls }
}

test('a call reaches the API with its query, its body, its cookies and its caller', async () => {
  const { api, calls } = anApi(Response.json({ subscribed: true }, { status: 201, headers: { 'set-cookie': 'a=1; Path=/' } }))
  const answer = await api.fetch(
    new Request('https://site.example/api/newsletter/subscribe?lang=fr', { method: 'POST', body: '{"email":"lea@example.org"}', headers: { cookie: 'locale=fr' } }),
    caller,
  )
  expect(calls).toEqual([
    { url: 'https://api.example/v1/newsletter/subscribe?lang=fr', method: 'POST', body: '{"email":"lea@example.org"}', cookie: 'locale=fr', caller },
  ])
  expect(answer.status).toBe(201)
  expect(await answer.json()).toEqual({ subscribed: true })
  expect(answer.headers.getSetCookie()).toEqual(['a=1; Path=/'])
})

test('what holds for one connection only is not passed on', async () => {
  const { api } = anApi(new Response('{}', { headers: { 'content-encoding': 'identity', 'keep-alive': 'timeout=5', 'content-type': 'application/json' } }))
  const answer = await api.fetch(new Request('https://site.example/api/newsletter/challenge'), caller)
  expect(answer.headers.get('keep-alive')).toBeNull()
  expect(answer.headers.get('content-type')).toBe('application/json')
})

import { expect, test } from 'vitest'
import { VisitorFetch } from './visitor-fetch.ts'

/** A service that answers each call with the next of these cookies, and remembers what it got. */
const visit = (cookie: string | null, answers: readonly (readonly string[])[]) => {
  const got: (string | null)[] = []
  const visitor = new VisitorFetch(
    (request) => {
      const headers = new Headers()
      for (const header of answers[got.length] ?? []) headers.append('set-cookie', header)
      got.push(request.headers.get('cookie'))
      return new Response(request.headers.get('accept-language'), { headers })
    },
    { cookie, headers: { 'accept-language': 'en' } },
  )
  return { got, visitor, call: () => visitor.fetch('https://alveole.example/api/profile') }
}

test('the visitor’s cookies and headers go along, as they came', async () => {
  const { got, call } = visit('a=%7B%22x%22%3A1%7D; b=2', [])
  expect(await (await call()).text()).toBe('en')
  expect(got).toEqual(['a=%7B%22x%22%3A1%7D; b=2'])
})

test('a visitor without cookies sends none', async () => {
  const { got, call, visitor } = visit(null, [])
  await call()
  expect(got).toEqual([null])
  expect(visitor.setCookies).toEqual([])
})

test('a cookie that the service sets is sent with the next call, and given back as it was set', async () => {
  const { got, call, visitor } = visit('a=1; b=2', [['a=3; Path=/; HttpOnly']])
  await call()
  await call()
  expect(got).toEqual(['a=1; b=2', 'a=3; b=2'])
  expect(visitor.setCookies).toEqual(['a=3; Path=/; HttpOnly'])
})

test('a cookie that the service takes away is sent no more, and its removal given back', async () => {
  const { got, call, visitor } = visit('a=1', [['a=; Max-Age=0; Path=/']])
  await call()
  await call()
  expect(got).toEqual(['a=1', null])
  expect(visitor.setCookies).toEqual(['a=; Max-Age=0; Path=/'])
})

test('of a cookie that is set several times the last one counts', async () => {
  const { call, visitor } = visit(null, [['a=1', 'b=1'], ['a=2']])
  await call()
  await call()
  expect(visitor.setCookies).toEqual(['a=2', 'b=1'])
})

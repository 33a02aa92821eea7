import { expect, test } from 'vitest'
import { makeWaitingFetch } from './page-requests.ts'

const origin = 'https://alveole.example'
const noNetwork = new TypeError('Failed to fetch')

/** A network that fails some times, and somebody who tries again each time. */
const failing = (times: number) => {
  const bodies: string[] = []
  const events: string[] = []
  const fetch = makeWaitingFetch(
    async (input, init) => {
      bodies.push(await new Request(input, init).text())
      if (bodies.length <= times) throw noNetwork
      return new Response('answer')
    },
    { origin, network: { answered: () => events.push('answered'), waitToTryAgain: async () => void events.push('waits') } },
  )
  return { fetch, bodies, events }
}

test('a form that meets no network is sent again, whole, when somebody tries again', async () => {
  const { fetch, bodies, events } = failing(2)
  const response = await fetch(`${origin}/mon-compte.data`, { method: 'POST', body: 'firstname=L%C3%A9a' })
  expect(await response.text()).toBe('answer')
  expect(bodies).toEqual(['firstname=L%C3%A9a', 'firstname=L%C3%A9a', 'firstname=L%C3%A9a'])
  expect(events).toEqual(['waits', 'waits', 'answered'])
})

test.each([`${origin}/api/profile`, 'https://elsewhere.example/page.data'])('a request for %s fails as ever', async (address) => {
  const { fetch, events } = failing(1)
  await expect(fetch(address)).rejects.toBe(noNetwork)
  expect(events).toEqual([])
})

test('a request that nobody needs any more is not sent again', async () => {
  const { fetch, events } = failing(1)
  const leaving = new AbortController()
  leaving.abort()
  await expect(fetch(`${origin}/premium.data`, { signal: leaving.signal })).rejects.toThrow('Failed to fetch')
  expect(events).toEqual([])
})

import { describe, expect, test } from 'vitest'
import { defaultSiteNames } from '../../domain/navigation/site-names.ts'
import { InMemoryUniqueIds } from '../in-memory/in-memory-unique-ids.ts'
import { makeSite, type SiteBuild } from './site.ts'

/** A site of one page, which asks the API for the profile; and the calls that reached the API. */
const siteAt = (siteUrl: string | null, paymentPages: readonly string[] = []) => {
  const calls: Request[] = []
  const build = {
    entry: {
      module: {
        makeVisitHandler: () => async (_: Request, { useCases }: { useCases: { readProfile: () => Promise<unknown> } }) => {
          await useCases.readProfile()
          return new Response('page')
        },
      },
    },
  } as unknown as SiteBuild
  const site = makeSite({
    build: () => Promise.resolve(build),
    mode: 'production',
    apiBaseUrl: 'http://api.internal/api',
    apiFetch: (call) => {
      calls.push(call)
      return Response.json([])
    },
    ids: new InMemoryUniqueIds(),
    names: defaultSiteNames,
    countryHeaders: [],
    evaluationHeader: 'x-evaluation',
    siteUrl,
    cookieDomain: null,
    paymentPages,
    report: () => {},
  })
  const visit = (headers: Record<string, string> = {}) =>
    site(new Request('http://127.0.0.1:3000/mon-compte', { headers }), { address: '192.0.2.1', requestId: 'request-1' })
  return { calls, visit }
}

describe('a page that calls the API', () => {
  test.each([
    ['nothing', {}, '0'],
    ['that it is ordinary', { 'x-evaluation': '0' }, '0'],
    ['that it evaluates the product', { 'x-evaluation': '1' }, '1'],
  ])('sends the default headers: of a visit that says %s', async (_, headers, flag) => {
    const { calls, visit } = siteAt(null)
    await visit({ ...headers, 'accept-language': 'en-GB' })
    const [call] = calls
    expect(call?.headers.get('accept')).toBe('application/json')
    expect(call?.headers.get('timezone')).toBe('UTC')
    expect(call?.headers.get('x-evaluation')).toBe(flag)
    expect(call?.headers.get('accept-language')).toBe('en')
  })
})

describe('the policy of a page', () => {
  test('names scripts by a nonce that no other page has', async () => {
    const { visit } = siteAt(null)
    const nonces = await Promise.all([visit(), visit()].map(async (page) => /'nonce-([\w-]{22})'/.exec((await page).headers.get('content-security-policy') ?? '')?.[1]))
    expect(new Set(nonces).size).toBe(2)
    expect(nonces).not.toContain(undefined)
  })

  test('lets forms lead to the pages on which people pay, and nowhere else', async () => {
    const policy = async (paymentPages: readonly string[]) => (await siteAt(null, paymentPages).visit()).headers.get('content-security-policy')
    expect(await policy([])).toContain("form-action 'self';")
    expect(await policy(['https://checkout.stripe.com'])).toContain("form-action 'self' https://checkout.stripe.com;")
  })

  test.each([
    ['https://alveole.example', 'max-age=63072000; includeSubDomains'],
    ['http://alveole.example', null],
    [null, null],
  ])('at %s asks for HTTPS from then on: %s', async (siteUrl, expected) => {
    expect((await siteAt(siteUrl).visit()).headers.get('strict-transport-security')).toBe(expected)
  })
})

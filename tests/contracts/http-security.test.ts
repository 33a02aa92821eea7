/** What a caller who means harm meets before any use case: addresses that are too long, forged origins, spoofed addresses, logs. */
import { defaultSiteNames } from '../../domain/navigation/site-names.ts'
import type { IncomingMessage, ServerResponse } from 'node:http'
import { Writable } from 'node:stream'
import pino from 'pino'
import { createRequestHandler, data, type ServerBuild } from 'react-router'
import { beforeEach, describe, expect, test } from 'vitest'
import { describeDefect } from '../../adapters/server/describe-defect.ts'
import { makeProduct } from '../../adapters/server/product.ts'
import { makeSite as makeRenderedSite, type SiteBuild } from '../../adapters/server/site.ts'
import { makeSite, origin, signUpForm, type Site } from './a-site.ts'

const password = 'ruche-dorée'

let service: Site
let logged: string
beforeEach(() => {
  service = makeSite()
  logged = ''
})

const logger = () =>
  pino(
    { base: null, serializers: { err: describeDefect } },
    new Writable({
      write: (line: Buffer, _encoding, done) => {
        logged += line.toString()
        done()
      },
    }),
  )

const aProduct = ({
  site = async () => new Response('a page'),
  clientAddressHeader = null,
}: { site?: (request: Request) => Promise<Response>; clientAddressHeader?: string | null } = {}) =>
  makeProduct({
    api: service.api,
    site,
    isReady: async () => true,
    clientFiles: null,
    clientAddressHeader,
    evaluationHeader: 'x-evaluation',
    logger: logger(),
    observe: () => {},
  })

/** Sends a request over a connection from an address. */
const from = (connection: string, product: ReturnType<typeof aProduct>, request: Request) =>
  product.request(request, undefined, {
    incoming: { socket: { remoteAddress: connection } } as IncomingMessage,
    outgoing: {} as ServerResponse,
  })

const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
  new Request(`${origin}${path}`, { method: 'POST', body: JSON.stringify(body), headers: { 'content-type': 'application/json', ...headers } })

describe('an address of the site', () => {
  test.each([
    ['1,000 characters', `/${'a'.repeat(999)}`, 200],
    ['1,001 characters', `/${'a'.repeat(1000)}`, 414],
    ['50 parts', '/a'.repeat(49), 200],
    ['51 parts', '/a'.repeat(50), 414],
    ['7,500 parts', '/a'.repeat(7500), 414],
    ['15,000 slashes before a name', `/api/_content/${'/'.repeat(15_000)}x`, 414],
  ])('with %s is answered at once', async (_name, path, status) => {
    const begun = performance.now()
    expect((await aProduct().request(`${origin}${path}`)).status).toBe(status)
    expect(performance.now() - begun).toBeLessThan(200)
  })

  test('may have a longer query', async () => {
    expect((await aProduct().request(`${origin}/login?next=${'x'.repeat(5000)}`)).status).toBe(200)
  })
})

describe('a form', () => {
  const whole = '--zz\r\ncontent-disposition: form-data; name="email"\r\n\r\nlea@example.org\r\n--zz--\r\n'
  const read = async (request: Request) => new Response((await request.formData()).get('email') as string)

  test.each([
    ['as browsers send it', 'application/x-www-form-urlencoded;charset=UTF-8', 'email=lea%40example.org', 200],
    ['in parts', 'multipart/form-data; boundary=zz', whole, 200],
    ['in parts that do not end', 'multipart/form-data; boundary=zz', whole.slice(0, 70), 400],
    ['in parts without a boundary', 'multipart/form-data', whole, 400],
    ['as JSON', 'application/json', '{"email":"lea@example.org"}', 415],
    ['as text, which another site may send unasked', 'text/plain', 'email=lea@example.org', 415],
    ['of no type', '', 'email=lea@example.org', 415],
  ])('%s is read or refused, and never a defect', async (_name, type, body, status) => {
    const request = new Request(`${origin}/login`, { method: 'POST', body: new TextEncoder().encode(body), headers: type === '' ? {} : { 'content-type': type } })
    const response = await aProduct({ site: read }).request(request)
    expect(response.status).toBe(status)
    expect((await response.text()) === 'lea@example.org').toBe(status === 200)
  })
})

describe('the limits of a caller', () => {
  const guess = (number: number) => ({ email: `person-${number}@example.org`, password })

  /** How many of 70 log-ins of one caller were refused as too many; 60 are allowed. */
  const refusedOf = async (product: ReturnType<typeof aProduct>, headersOf: (number: number) => Record<string, string>) => {
    let refused = 0
    for (let number = 0; number < 70; number += 1) {
      const { status } = await from('10.0.0.1', product, post('/api/auth/local', guess(number), headersOf(number)))
      if (status === 429) refused += 1
    }
    return refused
  }

  test.each([
    ['invents addresses before the one that the proxy tells', (number: number) => ({ 'x-forwarded-for': `198.51.100.${number}, 192.0.2.7` })],
    ['comes from another port each time', (number: number) => ({ 'x-forwarded-for': `192.0.2.7:${40_000 + number}` })],
    ['has all the addresses of a network', (number: number) => ({ 'x-forwarded-for': `2001:db8::${number.toString(16)}` })],
    ['is told by no proxy', () => ({}) as Record<string, string>],
    ['is told by a proxy that knows nothing', () => ({ 'x-forwarded-for': '' })],
  ])('hold for one who %s', async (_name, headersOf) => {
    expect(await refusedOf(aProduct({ clientAddressHeader: 'x-forwarded-for' }), headersOf)).toBe(10)
  })

  test('do not believe a header that nobody was asked to believe', async () => {
    expect(await refusedOf(aProduct(), (number) => ({ 'x-forwarded-for': `198.51.100.${number}` }))).toBe(10)
  })

  test('are not shared by callers of several networks', async () => {
    expect(await refusedOf(aProduct({ clientAddressHeader: 'x-forwarded-for' }), (number) => ({ 'x-forwarded-for': `198.51.100.${number}` }))).toBe(0)
  })
})

describe('the log', () => {
  test.each([
    ['a known area', '/premium/jeton-secret', '"area":"/premium"'],
    ['the start', '/', '"area":"/"'],
    ['a payment', '/validatePayment?order=jeton', '"area":"/validatePayment"'],
    ['the data of a page', '/login.data?email=lea@example.org', '"area":"/login.data"'],
    ['a mail address in place of a page', '/lea@example.org', '"area":"/…"'],
    ['a telephone number in place of a page', '/0612345678', '"area":"/…"'],
    ['a token in place of a page', '/WKxKeKFPxmbULrhqUj_dFya-zED1YomyVSpvZZskvmA', '"area":"/…"'],
  ])('of %s tells no more than where it lies', async (_name, path, area) => {
    await aProduct().request(`${origin}${path}`)
    expect(logged).toContain(area)
    expect(logged).not.toMatch(/lea|jeton|0612|WKx/)
  })

  test('of somebody who left before the answer tells so, and of no failure', async () => {
    const site = async () => new Response('failed', { status: 500 })
    await aProduct({ site }).request(`${origin}/login`, undefined, { incoming: { socket: { destroyed: true } }, outgoing: {} })
    expect(logged).toContain('"status":499')
    await aProduct({ site }).request(`${origin}/login`, undefined, { incoming: { socket: { destroyed: false } }, outgoing: {} })
    expect(logged).toContain('"status":500')
  })

  test('of a page that fails tells the defect without its values, and the answer tells nothing', async () => {
    const site = async () => {
      throw Object.assign(new Error('bad "lea@example.org"'), { detail: 'Key (email)=(lea@example.org)' })
    }
    const response = await aProduct({ site }).request(`${origin}/login`)
    expect(response.status).toBe(500)
    expect(response.headers.get('cache-control')).toBe('no-store')
    expect(await response.text()).toBe('Une erreur est survenue. Something went wrong.')
    expect(logged).toContain('a request failed')
    expect(logged).not.toContain('lea@')
  })
})

describe('a session of a program', () => {
  test('that logs out with its access token is over', async () => {
    const signedUp = await service.api.request(post('/api/auth/sign-up', signUpForm()))
    const { member } = (await signedUp.json()) as { member: { token: string; refreshToken: string } }
    const authorization = `Bearer ${member.token}`
    expect((await service.api.request(post('/api/auth/log-out', {}, { authorization }))).status).toBe(200)
    expect((await service.api.request(`${origin}/api/profile`, { headers: { authorization } })).status).toBe(401)
    expect((await service.api.request(post('/api/refresh-token', { refreshToken: member.refreshToken }))).status).toBe(401)
  })
})

describe('the forms of the site', () => {
  /** A build of one page with a form, whose loader fails when asked to. */
  const build: SiteBuild = {
    entry: {
      module: {
        default: (_request: Request, status: number) => new Response('a page', { status }),
        makeVisitHandler: (given: ServerBuild) => {
          const handle = createRequestHandler(given, 'production')
          return (request: Request) => handle(request)
        },
      },
    },
    routes: {
      root: {
        id: 'root',
        path: '/form',
        module: {
          default: () => null,
          action: () => data(null, { status: 202 }),
          loader: ({ request }: { request: Request }) => {
            if (new URL(request.url).searchParams.has('fails')) throw new Error('no "lea@example.org"')
            return null
          },
        },
      },
    },
    assets: { entry: { imports: [], module: '' }, routes: {}, url: '', version: '' },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as SiteBuild

  const reported: unknown[] = []
  const aSite = (siteUrl: string | null) =>
    makeRenderedSite({
      build: async () => build,
      mode: 'production',
      apiBaseUrl: `${origin}/api`,
      apiFetch: (call) => service.api.fetch(call),
      names: defaultSiteNames,
      ids: service.ids,
      countryHeaders: [],
      evaluationHeader: 'x-evaluation',
      siteUrl,
      cookieDomain: null,
      paymentPages: [],
      report: (defect, request) => void reported.push([describeDefect(defect).message, request]),
    })
  const caller = { address: null, requestId: 'request-1' }
  const send = (siteUrl: string | null, url: string, headers: Record<string, string>) =>
    aSite(siteUrl)(new Request(url, { method: 'POST', headers, body: new URLSearchParams({ a: 'b' }) }), caller)

  test.each([
    ['of the site, behind a proxy that speaks HTTPS', 'https://alveole.example', 'http://alveole.example/form', 'https://alveole.example', 202],
    ['of the site, behind a proxy with another name inside', 'https://alveole.example', 'http://10.0.0.5:3000/form', 'https://alveole.example', 202],
    ['of the site, without a proxy', null, 'http://127.0.0.1:3000/form', 'http://127.0.0.1:3000', 202],
    ['of another site', 'https://alveole.example', 'http://alveole.example/form', 'https://evil.example', 400],
    ['of another site, without a proxy', null, 'http://127.0.0.1:3000/form', 'https://evil.example', 400],
    ['of a page without an origin', 'https://alveole.example', 'http://alveole.example/form', 'null', 400],
    ['of a site below ours', 'https://alveole.example', 'http://alveole.example/form', 'https://evil.alveole.example', 400],
  ])('%s: the answer is right', async (_name, siteUrl, url, from, status) => {
    expect((await send(siteUrl, url, { origin: from })).status).toBe(status)
  })

  test('that fail are reported with their request, without what was typed', async () => {
    reported.length = 0
    await aSite(null)(new Request(`${origin}/form?fails`), caller)
    expect(reported).toEqual([['no "…"', { method: 'GET', route: 'page', requestId: 'request-1' }]])
  })

  test('that do not exist are no defect', async () => {
    reported.length = 0
    await aSite(null)(new Request(`${origin}/lea@example.org`), caller)
    expect(reported).toEqual([])
  })
})

/** Every call of the API with good, missing, malformed, oversized and hostile input, on real databases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest'
import { endpoints } from '../../adapters/server/api/make-api.ts'
import type { Endpoint } from '../../adapters/server/api/endpoint.ts'
import { composeServer } from '../../adapters/wiring/server.ts'
import { postgresPrograms, startPostgres } from './postgres-server.ts'

type Service = Awaited<ReturnType<typeof composeServer>>
type Sent = { readonly path: string; readonly body?: string | Uint8Array<ArrayBuffer>; readonly headers?: Record<string, string> }

const origin = 'http://alveole.example'
const password = 'ruche-dorée'
const freeQuiz = '/fr/revisions/mathematiques-premiere/algebre/second-degre/quiz'
const nobody = '00000000-0000-4000-8000-000000000000'

const signUpForm = (email: string) => ({ email, emailConfirmation: email, password, passwordConfirmation: password, conditions: 'on' })

const nameOf = ({ method, path }: Endpoint): string => `${method.toUpperCase()} ${path}`

/** What a right call looks like: it must not be refused as malformed. Each call of the API must have one. */
const rightCallsOf = (member: string): Record<string, { path?: string; query?: string; body?: unknown; answers?: readonly number[] }> => ({
  'POST /auth/sign-up': { body: signUpForm(`new-${member}`) },
  'POST /auth/local': { body: { email: member, password } },
  'POST /auth/log-out': { body: undefined },
  'POST /auth/forgot-password': { body: { email: member } },
  'POST /auth/reset-password': { body: { token: 'x'.repeat(43), password, passwordConfirmation: password }, answers: [422] },
  'POST /refresh-token': { body: { refreshToken: 'x'.repeat(43) }, answers: [401] },
  'GET /profile': {},
  'PATCH /profile': { body: { firstname: 'Léa', birthdate: '2010-02-28', country: { valueId: 'FR' } } },
  'POST /device': { body: { installationId: 'a1', utmId: '42' } },
  'POST /account/confirm-email': { body: { token: 'x'.repeat(43) }, answers: [422] },
  'POST /account/confirmation-mail': {},
  'POST /account/password': { body: { currentPassword: 'wrong-password', password: 'ruche-neuve', passwordConfirmation: 'ruche-neuve' }, answers: [422] },
  'GET /account/sessions': {},
  'DELETE /account/sessions': {},
  'DELETE /account/sessions/:sessionId': { path: `/account/sessions/${nobody}`, answers: [404] },
  'GET /account/export': {},
  'POST /account/delete': { body: { password: 'wrong-password' }, answers: [422] },
  'GET /productplans/getproductplans': { query: '?country=SN' },
  'GET /productplans/getanonymeproductplans': { query: '?country=SN' },
  'GET /productplans/:planId': { path: '/productplans/solo-yearly' },
  'GET /public/coupons/validate': { query: '?code=BIENVENUE&planIds=solo-yearly' },
  'POST /orders': { body: { planId: 'solo-yearly', couponCode: 'BIENVENUE', immediateAccess: true, idempotencyKey: 'form-0001' } },
  'POST /orders/:orderId/confirm': { path: `/orders/${nobody}/confirm`, answers: [404] },
  'POST /gift-cards/redeem': { body: { code: 'ABCD-EFGH-JKLM-NPQR', immediateAccess: true, idempotencyKey: 'form-0002' }, answers: [404] },
  'POST /payments/callbacks/:gateway': { path: '/payments/callbacks/sandbox', body: {}, answers: [403] },
  'GET /payments/callbacks/:gateway': { path: '/payments/callbacks/cinetpay' },
  'GET /subscriptions': {},
  'POST /subscriptions/:subscriptionId/cancel': { path: `/subscriptions/${nobody}/cancel`, answers: [404] },
  'POST /subscriptions/:subscriptionId/resume': { path: `/subscriptions/${nobody}/resume`, answers: [404] },
  'POST /subscriptions/:subscriptionId/withdraw': { path: `/subscriptions/${nobody}/withdraw`, answers: [404] },
  'GET /newsletter/challenge': {},
  'POST /newsletter/subscribe': {
    body: {
      email: member,
      sourceAccessTypeName: 'student',
      sourceLevelOfEducationName: 'terminale',
      sourceLocation: 'popin-a',
      acceptNewsletter: true,
      recaptchaToken: 'forged',
    },
    answers: [422],
  },
  'POST /newsletter/confirm/:subscriberId': { path: `/newsletter/confirm/${nobody}`, answers: [404] },
  'POST /newsletter/unsubscribe/:subscriberId': { path: `/newsletter/unsubscribe/${nobody}` },
  'POST /_content/*': { path: '/_content/fr', body: { deep: true, only: ['title'], limit: 3 } },
  'GET /_content/*': { path: '/_content/fr', query: '?deep=true&only=title&limit=3' },
  'POST /quizzes/attempts': { body: { quizPath: freeQuiz } },
  'GET /quizzes/attempts/:attemptId': { path: `/quizzes/attempts/${nobody}`, answers: [404] },
  'POST /quizzes/attempts/:attemptId/answers': { path: `/quizzes/attempts/${nobody}/answers`, body: { questionId: 'q1', response: ['1'] }, answers: [404] },
  'GET /sandbox-payments/:reference': { path: `/sandbox-payments/${nobody}`, answers: [404] },
  'POST /sandbox-payments/:reference/choice': {
    path: `/sandbox-payments/${nobody}/choice`,
    body: { outcome: 'succeeded', callback: 'before-return', copies: 1 },
    answers: [404],
  },
})

const deep = (levels: number): string => `${'{"$and":['.repeat(levels)}{}${']}'.repeat(levels)}`

/** Texts that make trouble where they are believed: SQL, Mongo, templates, paths, headers, other alphabets, and too much. */
const hostileTexts = [
  "' OR '1'='1' --",
  "'; DROP TABLE members; --",
  '{"$gt":""}',
  '../../../../etc/passwd',
  '..\\..\\windows\\win.ini',
  '/etc/passwd\0.md',
  '<script>alert(1)</script>',
  '${7*7}{{7*7}}',
  'a\r\nset-cookie: alveole-auth=x',
  '%s%s%n',
  '\ud800',
  'ﬀ‮‏​',
  '(a+)+$',
  '9'.repeat(400),
  'x'.repeat(60_000),
]
const hostileValues: readonly unknown[] = [
  ...hostileTexts,
  null,
  true,
  -1,
  1e308,
  Number.MAX_SAFE_INTEGER + 2,
  [],
  Array.from({ length: 5000 }, () => 'x'),
  {},
  { $gt: '' },
  { $ne: null },
  { $where: 'sleep(10000)' },
  { length: -1 },
  { toString: 1, valueOf: 2 },
]
const hostileBodies: readonly (readonly [string, string | Uint8Array<ArrayBuffer>])[] = [
  ['no body at all', ''],
  ['no JSON', '{"email":'],
  ['JSON of another kind', '"text"'],
  ['a list', '[1,2,3]'],
  ['null', 'null'],
  ['a number beyond all', '1e999'],
  ['bytes that are no UTF-8', new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['a prototype', '{"__proto__":{"polluted":true},"constructor":{"prototype":{"polluted":true}}}'],
  ['six thousand levels', deep(6000)],
  ['a NUL in a name and a value', '{"em\\u0000ail":"a\\u0000b"}'],
  ['ten megabytes', `{"email":"${'x'.repeat(10_000_000)}"}`],
]
const hostilePaths = [
  '..%2f..%2f..%2fetc%2fpasswd',
  '%2e%2e/%2e%2e/etc/passwd',
  '%00',
  '%c0%ae%c0%ae/',
  '%',
  '%E0%A4%A',
  "'%20OR%20'1'='1",
  '__proto__',
  'constructor',
  'x'.repeat(5000),
  '%F0%9F%90%9D',
]

/** What must never be in an answer: a stack, a path of the machine, the words of a database. */
const leaks = /\bat .+:\d+:\d+|node_modules|\.ts:\d|file:\/\/|SQLITE|syntax error at|relation "|root:x:0/

const engines = [
  { name: 'SQLite', start: () => Promise.resolve({ databaseUrl: null, stop: () => Promise.resolve() }) },
  ...[postgresPrograms()].flatMap((programs) =>
    programs === null
      ? []
      : [
          {
            name: 'PostgreSQL',
            start: async () => {
              const { url, stop } = await startPostgres(programs)
              return { databaseUrl: url as string | null, stop }
            },
          },
        ],
  ),
]

describe.each(engines)('the API on $name', ({ start }) => {
  const dataDir = mkdtempSync(join(tmpdir(), 'alveole-hostile-'))
  const defects: unknown[] = []
  let service: Service
  let stopDatabase: () => Promise<unknown>
  /** Who sends the calls, by their cookie; and somebody who does nothing. */
  let cookie = ''
  let max = ''
  let callers = 0
  let members = 0

  beforeAll(async () => {
    const { databaseUrl, stop } = await start()
    stopDatabase = stop
    service = await composeServer({
      dataDir,
      databaseUrl,
      contentDir: './content',
      siteUrl: null,
      publicUrl: origin,
      cookieDomain: null,
      countryHeaders: ['cf-ipcountry'],
      evaluationHeader: 'x-evaluation',
      sellingMode: 'selling',
      stripe: null,
      cinetpay: null,
      turnstile: null,
      smtpUrl: null,
      mailFrom: 'bonjour@alveole.example',
      operator: 'Alvéole',
      version: '1.2.3',
      report: (defect) => defects.push(defect),
      reportContentProblem: (problem) => defects.push(problem),
    })
    max = await signUp()
  })
  afterAll(async () => {
    await service?.stop()
    await stopDatabase?.()
    rmSync(dataDir, { recursive: true, force: true })
  })

  /** Each call comes from another network, so that no limit answers in place of the call. */
  const send = async (method: string, { path, body, headers }: Sent) => {
    callers += 1
    const response = await service.api.request(
      `/api${path}`,
      { method, headers: { cookie, 'content-type': 'application/json', ...headers }, ...(body === undefined || method === 'GET' ? {} : { body }) },
      { address: `2001:db8:${Math.floor(callers / 60_000).toString(16)}:${(callers % 60_000).toString(16)}::1` },
    )
    const text = await response.text()
    return { response, status: response.status, text, json: text === '' ? null : (JSON.parse(text) as unknown) }
  }

  /** Makes a member, logs them in, and gives their address. */
  const signUp = async (): Promise<string> => {
    members += 1
    const member = `member-${members}@example.org`
    const { response } = await send('POST', { path: '/auth/sign-up', body: JSON.stringify(signUpForm(member)), headers: { cookie: '' } })
    cookie = response.headers.getSetCookie().map((header) => header.split(';')[0]).join('; ')
    return member
  }

  /** Whatever was sent, the answer is no defect, tells nothing of the inside, and a refusal has its type and its sentence. */
  const expectPolite = async (method: string, sent: Sent, what: string): Promise<number> => {
    const { status, text, json } = await send(method, sent)
    expect(defects, `${what}: a defect`).toEqual([])
    expect(status, `${what}: ${text.slice(0, 300)}`).toBeLessThan(500)
    expect(text, what).not.toMatch(leaks)
    if (status >= 400) expect(json, what).toMatchObject({ type: expect.stringMatching(/^[a-z-]+$/), summary: expect.stringMatching(/\S/) })
    expect(({} as Record<string, unknown>)['polluted'], what).toBeUndefined()
    return status
  }

  test('every call has a right example', () => {
    expect(Object.keys(rightCallsOf('')).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
  })

  describe.each(endpoints.map((endpoint) => [nameOf(endpoint), endpoint] as const))('%s', (name, endpoint) => {
    const method = endpoint.method.toUpperCase()
    let right: ReturnType<typeof rightCallsOf>[string] = {}
    let rightPath = ''
    let rightBody: { body?: string } = {}

    beforeEach(async () => {
      right = rightCallsOf(await signUp())[name] ?? {}
      rightPath = `${right.path ?? endpoint.path}${right.query ?? ''}`
      rightBody = right.body === undefined ? {} : { body: JSON.stringify(right.body) }
    })

    test('answers a right call in the shape of its document', async () => {
      const { status, json, text } = await send(method, { path: rightPath, ...rightBody })
      expect(right.answers ?? [200], text).toContain(status)
      if (status === 200) expect(v.safeParse(endpoint.answer, json).issues).toBeUndefined()
    })

    if (endpoint.access === 'member' || endpoint.access === 'profiled-member') {
      test.each([
        ['nobody', { cookie: '' }],
        ['a token that is none', { cookie: '', authorization: 'Bearer x' }],
        ['a forged token', { cookie: '', authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJsZWEiLCJzaWQiOiJ4In0.' }],
      ])('is refused to %s', async (_, headers) => {
        expect(await expectPolite(method, { path: rightPath, ...rightBody, headers }, name)).toBe(401)
      })
    }

    test('is polite to hostile paths', async () => {
      const variable = endpoint.path.replace('*', ':path').split('/').find((part) => part.startsWith(':'))
      for (const path of hostilePaths) {
        const hostile = variable === undefined ? `${endpoint.path}/${path}` : endpoint.path.replace('*', ':path').replace(variable, path)
        await expectPolite(method, { path: hostile, ...rightBody }, `${name} ${hostile.slice(0, 80)}`)
      }
    })

    test('is polite to hostile headers', async () => {
      for (const headers of [
        { cookie: 'alveole-auth=%7B%22id%22%3A1%7D; alveole-visitor=%00; a=b=c;;;=' },
        { cookie: `alveole-auth=${'x'.repeat(4000)}` },
        { authorization: `Bearer ${'.'.repeat(3000)}` },
        { 'accept-language': `${'fr;q=0.1,'.repeat(2000)}xx` },
        { timezone: 'Mars/Phobos' },
        { timezone: 'x'.repeat(5000) },
        { 'x-evaluation': 'maybe' },
        { origin: 'https://evil.example' },
        { origin: 'null' },
        { 'content-type': 'text/xml' },
        { 'content-length': '-5' },
        { 'if-none-match': '"'.repeat(3000) },
      ]) {
        await expectPolite(method, { path: rightPath, ...rightBody, headers }, `${name} ${JSON.stringify(headers).slice(0, 80)}`)
      }
    })

    const schema = endpoint.body ?? endpoint.form
    if (schema && method !== 'GET') {
      test.each(hostileBodies)('is polite to %s', async (what, body) => {
        const status = await expectPolite(method, { path: rightPath, body }, `${name} ${what}`)
        if (what === 'ten megabytes') expect(status).toBe(413)
      })

      test('is polite to each field that is missing, hostile or unknown', async () => {
        const { properties = {} } = toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' })
        const base = (right.body ?? {}) as Record<string, unknown>
        for (const field of Object.keys(properties)) {
          const { [field]: _, ...without } = base
          await expectPolite(method, { path: rightPath, body: JSON.stringify(without) }, `${name} without ${field}`)
          for (const value of hostileValues) {
            const body = JSON.stringify({ ...base, [field]: value })
            await expectPolite(method, { path: rightPath, body }, `${name} ${field}=${JSON.stringify(value).slice(0, 80)}`)
          }
        }
        for (const value of hostileValues) {
          const body = JSON.stringify({ ...base, [`where`]: value, $where: value, id: value, isAdmin: value })
          await expectPolite(method, { path: rightPath, body }, `${name} unknown=${JSON.stringify(value).slice(0, 80)}`)
        }
      })
    }

    if (endpoint.query || endpoint.path.includes('*')) {
      test('is polite to hostile queries', async () => {
        const names = endpoint.query ? Object.keys(toJsonSchema(endpoint.query, { typeMode: 'input', errorMode: 'ignore' }).properties ?? {}) : ['only', 'where', 'sortBy', 'search', 'surround', 'limit', 'skip', 'title_regex', '__proto__', '$and']
        for (const field of names) {
          for (const text of hostileTexts.filter((one) => one.length < 5000)) {
            const query = new URLSearchParams({ [field]: text.toWellFormed() })
            await expectPolite(method, { path: `${right.path ?? endpoint.path}?${query}`, ...rightBody }, `${name} ?${query}`)
          }
        }
      })
    }
  })

  test('what is not there is a 404 of its own type', async () => {
    for (const path of ['/', '/nowhere', '/auth', '/auth/local/x', '/orders/x/y/z', '/%2e%2e/']) {
      expect((await send('GET', { path })).json).toMatchObject({ type: 'route-not-found' })
    }
  })

  test('after all that, whoever did nothing can still log in', async () => {
    const { status, json } = await send('POST', { path: '/auth/local', body: JSON.stringify({ email: max, password }), headers: { cookie: '' } })
    expect(json).toMatchObject({ member: { token: expect.any(String) } })
    expect(status).toBe(200)
    expect(defects).toEqual([])
  })
})

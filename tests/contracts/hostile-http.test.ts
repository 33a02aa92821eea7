/** Every call of the API with good, missing, malformed, oversized and hostile input, on real databases. */
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { toJsonSchema } from '@valibot/to-json-schema'
import * as v from 'valibot'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
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
  'POST /profile/profiling': { body: { step: 'audience', accessType: 'lycee' } },
  'POST /device': { body: { installationId: 'a1', utmId: '42' } },
  'POST /account/confirm-email': { body: { token: 'x'.repeat(43) }, answers: [422] },
  'POST /account/confirmation-mail': {},
  'POST /account/password': { body: { currentPassword: 'wrong-password', password: 'ruche-neuve', passwordConfirmation: 'ruche-neuve' }, answers: [422] },
  'GET /account/sessions': {},
  'DELETE /account/sessions': {},
  'DELETE /account/sessions/:sessionId': { path: `/account/sessions/${nobody}`, answers: [404] },
  'GET /account/devices': {},
  'DELETE /account/devices/:installationId': { path: `/account/devices/${nobody}`, answers: [404] },
  'GET /account/export': {},
  'POST /account/delete': { body: { password: 'wrong-password' }, answers: [422] },
  'GET /productplans/getproductplans': { query: '?country=SN' },
  'GET /productplans/getanonymeproductplans': { query: '?country=SN' },
  'GET /productplans/prior-prices': { query: '?planIds=solo-yearly' },
  'GET /offers/:token': { path: '/offers/a.b.c', answers: [404] },
  'GET /receipts': {},
  'GET /receipts/:orderId': { path: `/receipts/${nobody}`, answers: [404] },
  'POST /failures': { body: { kind: 'page', status: 500, name: 'Error', message: '', frames: [], area: '/premium' } },
  'POST /newsletter/request': {
    body: { email: member, sourceAccessTypeName: 'student', sourceLevelOfEducationName: 'terminale', acceptNewsletter: true },
  },
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
  'GET /quizzes/attempts': {},
  'GET /quizzes/attempts/:attemptId': { path: `/quizzes/attempts/${nobody}`, answers: [404] },
  'POST /quizzes/attempts/:attemptId/answers': { path: `/quizzes/attempts/${nobody}/answers`, body: { questionId: 'q1', response: ['1'] }, answers: [404] },
  'GET /family': {},
  'POST /family/children': { body: { name: 'Zoé', avatar: 'fox', level: '6ème' }, answers: [422] },
  'GET /family/children/:childId': { path: `/family/children/${nobody}`, answers: [404] },
  'PATCH /family/children/:childId': { path: `/family/children/${nobody}`, body: { name: 'Zoé', avatar: 'fox', level: '6ème' }, answers: [404] },
  'DELETE /family/children/:childId': { path: `/family/children/${nobody}`, answers: [404] },
  'GET /family/learners': {},
  'POST /family/learner': { body: { childId: nobody }, answers: [404] },
  'POST /family/parent': { body: { password: 'wrong-password' }, answers: [422] },
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
const tenMegabytes = `{"email":"${'x'.repeat(10_000_000)}"}`
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
  ['ten megabytes', tenMegabytes],
]
const hostileHeaders: readonly Record<string, string>[] = [
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

  /** What is wrong with the answer: a defect, something of the inside, or a refusal without its type and its sentence. */
  const faultsOf = async (method: string, sent: Sent, what: string): Promise<string[]> => {
    const { status, text, json } = await send(method, sent)
    const isRefusal = v.is(v.looseObject({ type: v.pipe(v.string(), v.regex(/^[a-z-]+$/)), summary: v.pipe(v.string(), v.nonEmpty()) }), json)
    const faults = [
      ...(defects.length > 0 ? [`a defect: ${String(defects.splice(0)[0])}`] : []),
      ...(status >= 500 ? [`status ${status}`] : []),
      ...(leaks.test(text) ? ['tells of the inside'] : []),
      ...(status >= 400 && !isRefusal ? ['no type or no sentence'] : []),
      ...(({} as Record<string, unknown>)['polluted'] === undefined ? [] : ['a prototype was changed']),
    ]
    return faults.map((fault) => `${what}: ${fault}: ${text.slice(0, 200)}`)
  }

  test('every call has a right example', () => {
    expect(Object.keys(rightCallsOf('')).toSorted()).toEqual(endpoints.map(nameOf).toSorted())
  })

  const each = (fits: (endpoint: Endpoint) => boolean) => endpoints.filter(fits).map((endpoint) => [nameOf(endpoint), endpoint] as const)

  /** A right call of somebody who has just signed up. */
  const rightCallOf = async (endpoint: Endpoint) => {
    const right = rightCallsOf(await signUp())[nameOf(endpoint)] ?? {}
    return {
      method: endpoint.method.toUpperCase(),
      answers: right.answers ?? [200],
      path: `${right.path ?? endpoint.path}${right.query ?? ''}`,
      body: right.body,
      sent: right.body === undefined ? {} : { body: JSON.stringify(right.body) },
    }
  }

  const isForMembers = ({ access }: Endpoint) => access === 'member' || access === 'profiled-member'
  const schemaOf = ({ body, form }: Endpoint) => body ?? form
  const fieldsOf = (schema: v.GenericSchema | undefined): string[] =>
    schema ? Object.keys(toJsonSchema(schema, { typeMode: 'input', errorMode: 'ignore' }).properties ?? {}) : []
  const libraryOptions = ['only', 'where', 'sortBy', 'search', 'surround', 'limit', 'skip', 'title_regex', '__proto__', '$and']

  test.each(each(() => true))('%s answers a right call in the shape of its document', async (_, endpoint) => {
    const { method, path, sent, answers } = await rightCallOf(endpoint)
    const { status, json } = await send(method, { path, ...sent })
    expect(answers).toContain(status)
    expect(status === 200 ? v.safeParse(endpoint.answer, json).issues : undefined).toBeUndefined()
  })

  test.each(each(isForMembers))('%s is refused to nobody, to a token that is none, and to a forged one', async (_, endpoint) => {
    const { method, path, sent } = await rightCallOf(endpoint)
    for (const headers of [
      { cookie: '' },
      { cookie: '', authorization: 'Bearer x' },
      { cookie: '', authorization: 'Bearer eyJhbGciOiJub25lIn0.eyJzdWIiOiJsZWEiLCJzaWQiOiJ4In0.' },
    ]) {
      expect((await send(method, { path, ...sent, headers })).json).toMatchObject({ type: 'not-logged-in' })
    }
  })

  test.each(each(() => true))('%s is polite to hostile paths', async (name, endpoint) => {
    const { method, sent } = await rightCallOf(endpoint)
    const pattern = endpoint.path.replace('*', ':path')
    const variable = pattern.split('/').find((part) => part.startsWith(':'))
    const faults: string[] = []
    for (const path of hostilePaths) {
      const hostile = variable === undefined ? `${pattern}/${path}` : pattern.replace(variable, path)
      faults.push(...(await faultsOf(method, { path: hostile, ...sent }, `${name} ${hostile.slice(0, 80)}`)))
    }
    expect(faults).toEqual([])
  })

  test.each(each(() => true))('%s is polite to hostile headers', async (name, endpoint) => {
    const { method, path, sent } = await rightCallOf(endpoint)
    const faults: string[] = []
    for (const headers of hostileHeaders) {
      faults.push(...(await faultsOf(method, { path, ...sent, headers }, `${name} ${JSON.stringify(headers).slice(0, 80)}`)))
    }
    expect(faults).toEqual([])
  })

  test.each(each((endpoint) => schemaOf(endpoint) !== undefined))('%s is polite to hostile bodies', async (name, endpoint) => {
    const { method, path } = await rightCallOf(endpoint)
    const faults: string[] = []
    for (const [what, body] of hostileBodies) faults.push(...(await faultsOf(method, { path, body }, `${name} ${what}`)))
    expect(faults).toEqual([])
    expect((await send(method, { path, body: tenMegabytes })).status).toBe(413)
  })

  test.each(each((endpoint) => schemaOf(endpoint) !== undefined))('%s is polite to each field missing, hostile or unknown', async (name, endpoint) => {
    const { method, path, body } = await rightCallOf(endpoint)
    const right = (body ?? {}) as Record<string, unknown>
    const faults: string[] = []
    const tell = async (sent: unknown, what: string) => {
      faults.push(...(await faultsOf(method, { path, body: JSON.stringify(sent) }, `${name} ${what}`)))
    }
    for (const field of fieldsOf(schemaOf(endpoint))) {
      const { [field]: _, ...without } = right
      await tell(without, `without ${field}`)
      for (const value of hostileValues) await tell({ ...right, [field]: value }, `${field}=${String(JSON.stringify(value)).slice(0, 80)}`)
    }
    for (const value of hostileValues) {
      await tell({ ...right, where: value, $where: value, id: value, isAdmin: value }, `unknown=${String(JSON.stringify(value)).slice(0, 80)}`)
    }
    expect(faults).toEqual([])
  })

  test.each(each(({ query, path }) => query !== undefined || path.includes('*')))('%s is polite to hostile queries', async (name, endpoint) => {
    const { method, path, sent } = await rightCallOf(endpoint)
    const faults: string[] = []
    for (const field of endpoint.query ? fieldsOf(endpoint.query) : libraryOptions) {
      for (const text of hostileTexts.filter((one) => one.length < 5000)) {
        const query = new URLSearchParams({ [field]: text.toWellFormed() })
        faults.push(...(await faultsOf(method, { path: `${path.split('?')[0]}?${query}`, ...sent }, `${name} ?${query}`)))
      }
    }
    expect(faults).toEqual([])
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

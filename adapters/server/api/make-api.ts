import { parseCookie } from 'cookie'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import { HTTPException } from 'hono/http-exception'
import { routePath } from 'hono/route'
import { timeout } from 'hono/timeout'
import type { Locale } from '../../../domain/locale/locale.ts'
import { chooseLocale } from '../../../domain/locale/locale.ts'
import { chooseCountry, countryHeaderOf } from '../../../domain/region/country.ts'
import { needsProfiling } from '../../../domain/profile/profile.ts'
import type { AuthCookie } from '../../../domain/session/auth-cookie.ts'
import type { Cookies } from '../cookies.ts'
import { browserLanguages } from '../languages.ts'
import { accountEndpoints } from './account-endpoints.ts'
import { checkoutEndpoints } from './checkout-endpoints.ts'
import { contentEndpoints } from './content-endpoints.ts'
import type { Call, Endpoint } from './endpoint.ts'
import { errorTable, type ServiceError } from './error-table.ts'
import { failureEndpoints } from './failure-endpoints.ts'
import { familyEndpoints } from './family-endpoints.ts'
import { newsletterEndpoints } from './newsletter-endpoints.ts'
import { openApiDocument } from './openapi-document.ts'
import { planEndpoints } from './plan-endpoints.ts'
import { quizEndpoints } from './quiz-endpoints.ts'
import { MalformedRequest, readAs, readJson, readPath, readQuery } from './read-request.ts'
import { sandboxEndpoints } from './sandbox-endpoints.ts'
import type { Service } from './service.ts'
import { sessionEndpoints } from './session-endpoints.ts'
import { subscriptionEndpoints } from './subscription-endpoints.ts'

/** What the server knows of a call that is not in the request. */
export type Bindings = {
  /** The caller's network address; null where there is none. */
  readonly address?: string | null
  readonly requestId?: string
  /** Is told the pattern of the call, for the log. */
  readonly toldRoute?: (route: string) => void
}

/** A request that met a defect: its pattern, and the id by which the log knows it. */
export type FailedRequest = { readonly method: string; readonly route: string; readonly requestId: string | null }

type Variables = { memberId: string | null; sessionId: string | null; childId: string | null; auth: AuthCookie | null; visitorId: string | null }
type ApiContext = Context<{ Bindings: Bindings; Variables: Variables }>

export const endpoints: readonly Endpoint[] = [
  ...sessionEndpoints,
  ...accountEndpoints,
  ...planEndpoints,
  ...checkoutEndpoints,
  ...subscriptionEndpoints,
  ...newsletterEndpoints,
  ...contentEndpoints,
  ...quizEndpoints,
  ...familyEndpoints,
  ...sandboxEndpoints,
  ...failureEndpoints,
]

const largestBody = 64 * 1024
/** How long a call may take to be answered, in milliseconds: longer than a payment provider and a second try of it. */
const longestAnswer = 25_000
const tookTooLong = new HTTPException(503)
/** After how many seconds a caller may try again when the service has no time for them. */
const busyFor = 5

const localeOf = (context: ApiContext): Locale =>
  chooseLocale({
    path: '/',
    query: null,
    remembered: null,
    browserLanguages: browserLanguages(context.req.header('accept-language') ?? null),
  })

const refuse = (context: ApiContext, error: ServiceError): Response => {
  const { status, summary } = errorTable[error.type]
  if (error.type === 'too-many-requests') context.header('retry-after', String(error.retryAfter))
  if (error.type === 'service-busy') context.header('retry-after', String(busyFor))
  return context.json({ ...error, summary: summary[localeOf(context)] }, status)
}

const isTimeZone = (name: string): boolean => {
  try {
    return name.length <= 100 && new Intl.DateTimeFormat('en', { timeZone: name }).resolvedOptions().timeZone !== ''
  } catch {
    return false
  }
}

/**
 * The HTTP API, as a handler of web requests: the site calls it in the same process, and everybody else through a port.
 *
 * Source: specification, section 7.
 */
export const makeApi = ({
  service,
  cookies,
  siteUrl,
  countryHeaders,
  evaluationHeader,
  version,
  report,
}: {
  service: Service
  cookies: Cookies
  /** Where people reach the site; null when it is wherever they find it. */
  siteUrl: string | null
  countryHeaders: readonly string[]
  /** The header with which a call says that it only evaluates the product. */
  evaluationHeader: string
  version: string
  report: (defect: unknown, request: FailedRequest) => void
}) => {
  const api = new Hono<{ Bindings: Bindings; Variables: Variables }>().basePath('/api')

  api.onError((error, context) => {
    if (error instanceof MalformedRequest) return refuse(context, { type: 'request-malformed', field: error.field })
    if (error === tookTooLong || service.isBusy(error)) return refuse(context, { type: 'service-busy' })
    report(error, { method: context.req.method, route: routePath(context), requestId: context.env?.requestId ?? null })
    return refuse(context, { type: 'service-failed' })
  })
  api.notFound((context) => refuse(context, { type: 'route-not-found' }))

  api.use(timeout(longestAnswer, tookTooLong))
  api.use(bodyLimit({ maxSize: largestBody, onError: (context) => refuse(context as ApiContext, { type: 'request-too-large' }) }))

  const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
    siteUrl === null ? URL.parse(origin)?.host === host : origin === new URL(siteUrl).origin

  api.use(async (context, next) => {
    context.header('cache-control', 'private, no-store')
    context.header('x-content-type-options', 'nosniff')
    context.header('timezone', 'UTC')
    context.header('vary', 'accept-language')
    const origin = context.req.header('origin')
    const changesThings = context.req.method !== 'GET' && context.req.method !== 'HEAD'
    if (changesThings && origin !== undefined && !isOwnOrigin(origin, context.req.header('host'))) {
      return refuse(context, { type: 'other-site-refused' })
    }
    if (!isTimeZone(context.req.header('timezone') ?? 'UTC')) return refuse(context, { type: 'request-malformed', field: 'timezone' })
    if (!/^(?:0|1|true|false|)$/.test(context.req.header(evaluationHeader) ?? '')) {
      return refuse(context, { type: 'request-malformed', field: evaluationHeader })
    }
    return next()
  })

  api.use(async (context, next) => {
    const given = parseCookie(context.req.header('cookie') ?? '')
    const auth = cookies.readAuth(given)
    const bearer = /^Bearer (\S+)$/i.exec(context.req.header('authorization') ?? '')?.[1]
    const token = bearer ?? auth?.token
    const holder = token === undefined ? null : await service.authenticate(token)
    context.set('auth', auth)
    context.set('memberId', holder?.memberId ?? null)
    context.set('sessionId', holder?.sessionId ?? null)
    context.set('childId', holder?.childId ?? null)
    context.set('visitorId', cookies.readVisitor(given))
    await next()
  })

  /** Why this caller may not make a call; null when they may. */
  const barrierOf = async (context: ApiContext, { access, forChildren }: Pick<Endpoint, 'access' | 'forChildren'>): Promise<ServiceError | null> => {
    const { memberId, childId, auth } = context.var
    if (childId !== null && !forChildren) return { type: 'parent-needed' }
    if (access === 'anyone') return null
    if (access === 'reader') return memberId === null && auth !== null ? { type: 'not-logged-in' } : null
    if (memberId === null) return { type: 'not-logged-in' }
    // Profiling is the parent's.
    if (access === 'member' || childId !== null) return null
    const profile = await service.readProfile(memberId)
    return profile.isOk() && needsProfiling(profile.value) ? { type: 'profiling-needed' } : null
  }

  const answerCall = async (context: ApiContext, spec: Endpoint): Promise<Response> => {
    const barrier = await barrierOf(context, spec)
    if (barrier) return refuse(context, barrier)
    const schema = spec.body ?? spec.form
    const body: unknown = schema ? await readJson(context) : undefined
    const isRecord = typeof body === 'object' && body !== null && !Array.isArray(body)
    if (spec.form && !isRecord) throw new MalformedRequest('body')
    const call = {
      service,
      ...context.var,
      locale: localeOf(context),
      country: chooseCountry({
        query: context.req.query('country') ?? null,
        remembered: null,
        header: countryHeaderOf(countryHeaders, (name) => context.req.header(name)),
      }),
      body: spec.body ? readAs(spec.body, body) : body,
      query: spec.query ? readAs(spec.query, readQuery(context)) : undefined,
      cookies,
      context,
      param: (name: string) => readPath(context.req.param(name) ?? ''),
      setCookie: (header: string) => context.header('set-cookie', header, { append: true }),
    } as unknown as Call<never, never, never>
    if (spec.limit) {
      const account = spec.limit.account ? spec.limit.account(call.body) : context.var.memberId
      const limited = await service.limitRate(spec.limit.action, { address: context.env?.address ?? null, account })
      if (limited.isErr()) return refuse(context, limited.error)
    }
    const answer = await spec.handle(call)
    if (answer instanceof Response) return answer
    return answer.match(
      (value) => context.json(value ?? {}),
      (error) => refuse(context, error),
    )
  }

  for (const spec of endpoints) {
    api.on(spec.method.toUpperCase(), spec.path, (context) => {
      context.env?.toldRoute?.(`/api${spec.path}`)
      return answerCall(context, spec)
    })
  }

  const document = openApiDocument(endpoints, { version, authCookieName: cookies.authName, evaluationHeader })
  api.get('/openapi.json', (context) => context.json(document, 200, { 'cache-control': 'public, max-age=3600' }))

  return api
}

export type Api = ReturnType<typeof makeApi>

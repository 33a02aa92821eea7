import { parseCookie } from 'cookie'
import { type Context, Hono } from 'hono'
import { bodyLimit } from 'hono/body-limit'
import type { Result } from 'neverthrow'
import * as v from 'valibot'
import { sandboxChoiceSchema } from '../../application/ports/sandbox-gateway.ts'
import { orderRequestSchema } from '../../application/service/place-order.ts'
import { parseContentQuery } from '../../domain/content/content-query.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { chooseLocale } from '../../domain/locale/locale.ts'
import { toWirePlan } from '../../domain/plans/plan-schema.ts'
import { parseCouponRequest } from '../../domain/promo-codes/coupon-request.ts'
import { isPremium } from '../../domain/profile/profile.ts'
import { toProfileEntries } from '../../domain/profile/profile-entries.ts'
import type { AttemptOwner } from '../../domain/quizzes/attempt.ts'
import { chooseCountry, countryHeaderOf } from '../../domain/region/country.ts'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import type { FieldFault } from '../../domain/validation/malformed.ts'
import type { Cookies } from './cookies.ts'
import { errorTable, type ServiceError } from './error-table.ts'
import { browserLanguages } from './languages.ts'
import type { Service } from './service.ts'

/** Who asks: a member, a visitor whose quizzes are remembered, or nobody known. */
type Caller = { readonly memberId: string | null; readonly visitorId: string | null }

type Variables = { caller: Caller; auth: AuthCookie | null }
type ApiContext = Context<{ Variables: Variables }>

const largestBody = 64 * 1024

const localeOf = (context: ApiContext): Locale =>
  chooseLocale({
    path: '/',
    query: null,
    remembered: null,
    browserLanguages: browserLanguages(context.req.header('accept-language') ?? null),
  })

const refuse = (context: ApiContext, error: ServiceError): Response => {
  const { status, summary } = errorTable[error.type]
  return context.json({ ...error, summary: summary[localeOf(context)] }, status)
}

/** Answers with what a use case gave, or with its refusal. */
const answer = <Value>(
  context: ApiContext,
  result: Result<Value, ServiceError>,
  write: (value: Value) => Response,
): Response => (result.isOk() ? write(result.value) : refuse(context, result.error))

class Malformed extends Error {
  readonly field: string
  constructor(field: string) {
    super(`malformed: ${field}`)
    this.field = field
  }
}

const bodyOf = async <Schema extends v.GenericSchema>(context: ApiContext, schema: Schema): Promise<v.InferOutput<Schema>> => {
  const text = await context.req.text()
  let json: unknown
  try {
    json = text === '' ? {} : JSON.parse(text)
  } catch {
    throw new Malformed('body')
  }
  return checked(schema, json)
}

const checked = <Schema extends v.GenericSchema>(schema: Schema, value: unknown): v.InferOutput<Schema> => {
  const read = v.safeParse(schema, value)
  if (!read.success) throw new Malformed(v.getDotPath(read.issues[0]) ?? 'body')
  return read.output
}

/** What a parser of the domain read; what it refuses is answered with the first field that is wrong. */
const read = <Value>(parsed: Result<Value, { readonly faults: readonly FieldFault[] }>): Value => {
  if (parsed.isErr()) throw new Malformed(parsed.error.faults[0]?.field || 'body')
  return parsed.value
}

/** A path may hold escapes that stand for no character. */
const decodedPath = (path: string): string => {
  try {
    return decodeURI(path)
  } catch {
    throw new Malformed('path')
  }
}

/** A name that is given several times is a list. */
const queryStringOf = (context: ApiContext): Record<string, string | string[]> =>
  Object.fromEntries(Object.entries(context.req.queries()).map(([name, given]) => [name, given.length === 1 ? (given[0] ?? '') : given]))

const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))

/** A form goes to its use case as it was typed: it is the use case that says what is wrong with it. */
const formSchema = v.record(v.string(), v.unknown())

const ownersOf = ({ memberId, visitorId }: Caller): AttemptOwner[] => [
  ...(memberId === null ? [] : [{ kind: 'member', memberId } as const]),
  ...(visitorId === null ? [] : [{ kind: 'visitor', visitorId } as const]),
]

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
  report,
}: {
  service: Service
  cookies: Cookies
  /** Where people reach the site; null when it is wherever they find it. */
  siteUrl: string | null
  countryHeaders: readonly string[]
  report: (defect: unknown, request: { method: string; path: string }) => void
}) => {
  const api = new Hono<{ Variables: Variables }>().basePath('/api')

  api.onError((error, context) => {
    if (error instanceof Malformed) return refuse(context, { type: 'request-malformed', field: error.field })
    report(error, { method: context.req.method, path: context.req.path })
    return refuse(context, { type: 'service-failed' })
  })
  api.notFound((context) => refuse(context, { type: 'route-not-found' }))

  api.use(bodyLimit({ maxSize: largestBody, onError: (context) => refuse(context, { type: 'request-too-large' }) }))

  api.use(async (context, next) => {
    context.header('cache-control', 'private, no-store')
    const origin = context.req.header('origin')
    const changesThings = context.req.method !== 'GET' && context.req.method !== 'HEAD'
    if (changesThings && origin !== undefined && !isOwnOrigin(origin, context.req.header('host'))) {
      return refuse(context, { type: 'other-site-refused' })
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
    context.set('caller', { memberId: holder?.memberId ?? null, visitorId: cookies.readVisitor(given) })
    await next()
  })

  const isOwnOrigin = (origin: string, host: string | undefined): boolean =>
    siteUrl === null ? URL.parse(origin)?.host === host : origin === new URL(siteUrl).origin

  const isSubscriber = async ({ memberId }: Caller): Promise<boolean> =>
    memberId !== null && (await service.readProfile(memberId)).map(isPremium).unwrapOr(false)

  const isLoggedInBefore = (context: ApiContext): boolean => context.get('auth') !== null && context.get('caller').memberId === null

  const openSession = (context: ApiContext, auth: AuthCookie): Response => {
    context.header('set-cookie', cookies.writeAuth(auth), { append: true })
    if (context.get('caller').visitorId !== null) context.header('set-cookie', cookies.clearVisitor(), { append: true })
    return context.json({ id: auth.id, member: { token: auth.token, refreshToken: auth.refreshToken } })
  }

  api.post('/auth/sign-up', async (context) =>
    answer(context, await service.signUp(await bodyOf(context, formSchema), context.get('caller').visitorId), (auth) =>
      openSession(context, auth),
    ),
  )

  api.post('/auth/local', async (context) =>
    answer(context, await service.logIn(await bodyOf(context, formSchema), context.get('caller').visitorId), (auth) =>
      openSession(context, auth),
    ),
  )

  api.post('/auth/log-out', async (context) => {
    const auth = context.get('auth')
    if (auth) await service.logOut(auth.refreshToken)
    context.header('set-cookie', cookies.clearAuth())
    return context.json({})
  })

  api.post('/refresh-token', async (context) => {
    const { refreshToken } = await bodyOf(context, v.object({ refreshToken: v.optional(shortText) }))
    const token = refreshToken ?? context.get('auth')?.refreshToken
    if (token === undefined) return refuse(context, { type: 'not-logged-in' })
    const refreshed = await service.refreshSession(token)
    context.header('set-cookie', refreshed.isOk() ? cookies.writeAuth(refreshed.value) : cookies.clearAuth())
    return answer(context, refreshed, (auth) => context.json({ member: { token: auth.token } }))
  })

  api.get('/profile', async (context) => {
    const { memberId } = context.get('caller')
    if (memberId === null) return refuse(context, { type: 'not-logged-in' })
    return answer(context, await service.readProfile(memberId), (profile) => context.json(toProfileEntries(profile)))
  })

  const countryOf = (context: ApiContext): string =>
    chooseCountry({
      query: context.req.query('country') ?? null,
      remembered: null,
      header: countryHeaderOf(countryHeaders, (name) => context.req.header(name)),
    })

  api.get('/productplans/getanonymeproductplans', async (context) =>
    context.json((await service.listPlans(countryOf(context))).map(toWirePlan)),
  )

  api.get('/productplans/getproductplans', async (context) => {
    if (context.get('caller').memberId === null) return refuse(context, { type: 'not-logged-in' })
    return context.json((await service.listPlans(countryOf(context))).map(toWirePlan))
  })

  api.get('/productplans/:planId', async (context) => {
    const plan = await service.findPlan(context.req.param('planId'))
    return plan ? context.json(toWirePlan(plan)) : refuse(context, { type: 'plan-unknown' })
  })

  api.get('/public/coupons/validate', async (context) => {
    const { code, planIds } = queryStringOf(context)
    const asked = read(parseCouponRequest({ code, planIds }))
    return answer(context, await service.checkCoupon(asked, context.get('caller').memberId), (coupon) => context.json(coupon))
  })

  api.post('/orders', async (context) => {
    const { memberId } = context.get('caller')
    if (memberId === null) return refuse(context, { type: 'not-logged-in' })
    return answer(context, await service.placeOrder(await bodyOf(context, orderRequestSchema), memberId), (order) => context.json(order))
  })

  api.post('/orders/:orderId/confirm', async (context) => {
    const { memberId } = context.get('caller')
    if (memberId === null) return refuse(context, { type: 'not-logged-in' })
    return answer(context, await service.confirmOrder(context.req.param('orderId'), memberId), (order) => context.json(order))
  })

  api.post('/payments/callbacks/sandbox', async (context) =>
    answer(
      context,
      await service.receivePaymentCallback({
        body: await context.req.text(),
        signature: context.req.header('sandbox-signature') ?? null,
      }),
      (state) => context.json({ state }),
    ),
  )

  api.get('/sandbox-payments/:reference', async (context) => {
    if (!service.sandbox) return refuse(context, { type: 'payment-unknown' })
    return answer(context, await service.sandbox.show(context.req.param('reference')), (payment) =>
      context.json({ planId: payment.description, amount: payment.amount, provider: payment.provider }),
    )
  })

  api.post('/sandbox-payments/:reference/choice', async (context) => {
    if (!service.sandbox) return refuse(context, { type: 'payment-unknown' })
    const choice = await bodyOf(context, sandboxChoiceSchema)
    return answer(context, await service.sandbox.choose(context.req.param('reference'), choice), (chosen) => context.json(chosen))
  })

  const content = async (context: ApiContext, query: unknown): Promise<Response> => {
    const path = decodedPath(context.req.path.slice('/api/_content'.length)) || '/'
    const found = await service.queryContent(path, read(parseContentQuery(query)), await isSubscriber(context.get('caller')))
    return answer(context, found, (documents) => context.json(documents))
  }
  const anyJson = v.record(v.string(), v.unknown())
  api.post('/_content/*', async (context) => {
    // A token that is over must be refreshed first, or a subscriber would be shown a locked page.
    if (isLoggedInBefore(context)) return refuse(context, { type: 'not-logged-in' })
    return content(context, await bodyOf(context, anyJson))
  })
  api.get('/_content/*', (context) => content(context, queryStringOf(context)))

  api.post('/quizzes/attempts', async (context) => {
    if (isLoggedInBefore(context)) return refuse(context, { type: 'not-logged-in' })
    const { quizPath } = await bodyOf(context, v.object({ quizPath: shortText }))
    const caller = context.get('caller')
    const visitorId = caller.visitorId ?? service.ids.next()
    const owner: AttemptOwner = caller.memberId === null ? { kind: 'visitor', visitorId } : { kind: 'member', memberId: caller.memberId }
    return answer(context, await service.startQuiz(quizPath, owner, await isSubscriber(caller)), (attempt) => {
      if (owner.kind === 'visitor') context.header('set-cookie', cookies.writeVisitor(visitorId))
      return context.json(attempt)
    })
  })

  api.get('/quizzes/attempts/:attemptId', async (context) => {
    if (isLoggedInBefore(context)) return refuse(context, { type: 'not-logged-in' })
    const attempt = await service.readAttempt(context.req.param('attemptId'), ownersOf(context.get('caller')))
    return answer(context, attempt, (view) => context.json(view))
  })

  api.post('/quizzes/attempts/:attemptId/answers', async (context) => {
    if (isLoggedInBefore(context)) return refuse(context, { type: 'not-logged-in' })
    const given = await bodyOf(context, v.object({ questionId: shortText, response: v.pipe(v.array(v.pipe(v.string(), v.maxLength(10_000))), v.maxLength(50)) }))
    const answered = await service.answerQuestion({ attemptId: context.req.param('attemptId'), ...given }, ownersOf(context.get('caller')))
    return answer(context, answered, (view) => context.json(view))
  })

  return api
}

export type Api = ReturnType<typeof makeApi>

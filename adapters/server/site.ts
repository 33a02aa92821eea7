import { createHash, randomBytes } from 'node:crypto'
import { parseCookie, stringifySetCookie } from 'cookie'
import { type HandleErrorFunction, isRouteErrorResponse, type ServerBuild } from 'react-router'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import type { WebUseCases } from '../../application/web/use-cases.ts'
import { chooseSiteVersion, siteVersionOf } from '../../domain/interaction/site-version.ts'
import { chooseLocale, localeOfQuery, type Locale } from '../../domain/locale/locale.ts'
import { promoCodeOfQuery } from '../../domain/marketing/promo-code-of-query.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import type { AuthCookie } from '../../domain/session/auth-cookie.ts'
import { chooseCountry, countryHeaderOf } from '../../domain/region/country.ts'
import { composeVisitor } from '../wiring/visitor.ts'
import type { FailedRequest } from './api/make-api.ts'
import { lastResortPage, somethingFailed } from './last-resort-page.ts'
import { makeCookies } from './cookies.ts'
import { browserLanguages } from './languages.ts'
import { isEvaluation } from './observe-requests.ts'
import type { Caller } from './caller.ts'

/** What the site knows of a visit before it renders a page. */
export type Visit = {
  readonly locale: Locale
  readonly country: string
  readonly nonce: string | null
  /** The promo code that the visit brought; null for none. */
  readonly promoCode: string | null
  /** Whether the person has already said which cookies they accept. */
  readonly cookieChoice: 'open' | 'made'
  /** Whether the person brings a session, which may be over. */
  readonly hasSession: boolean
  /** Where people reach the site, such as `https://www.example.org`. */
  readonly origin: string
  /** The name of a member in the audience measurement, and the address of the tag manager's script; null where there is none. */
  readonly measurement: { readonly userId: string | null; readonly tagManager: string | null }
  /** Whether the page must be light: the person chose it, or their browser asks every site for it. */
  readonly savesData: boolean
}

type VisitHandler = (request: Request, visitor: { useCases: WebUseCases; visit: Visit }) => Promise<Response>

/** A build of the site: React Router's, whose server entry answers visits with the use cases that it is given. */
export type SiteBuild = ServerBuild & {
  entry: { module: { makeVisitHandler: (build: ServerBuild, mode: 'production' | 'development') => VisitHandler } }
}

/** A member has another name in the audience measurement than in the database: whoever knows the one does not know the other. */
const measuredNameOf = (memberId: string | null): string | null =>
  memberId === null ? null : createHash('sha256').update(`audience measurement ${memberId}`).digest('base64url').slice(0, 22)

const oneYear = 365 * 86_400

const promoCodeIn = (query: URLSearchParams): string | null => promoCodeOfQuery(query.toString())

/** What is remembered of a visit when its address asks for it. */
const preferenceCookies = (query: URLSearchParams, { country, promoCode, savesData }: Visit, isHttps: boolean): string[] => {
  const cookie = (name: string, value: string, maxAge?: number) =>
    stringifySetCookie({ name, value, path: '/', sameSite: 'lax', secure: isHttps, ...(maxAge === undefined ? {} : { maxAge }) })
  const askedLocale = localeOfQuery(query.get('lang'))
  return [
    ...(askedLocale === null ? [] : [cookie('locale', askedLocale, oneYear)]),
    // For pages without scripts, which have no other memory of the visit.
    ...(promoCode !== null && promoCodeIn(query) !== null ? [cookie('promocode', promoCode)] : []),
    ...(query.get('country') ? [cookie('country', country)] : []),
    ...(siteVersionOf(query.get('version')) === null ? [] : [cookie('version', savesData ? 'light' : 'full', oneYear)]),
  ]
}

/** What a page may load from elsewhere, as far as the installation is set up for it: origins such as `https://tags.example`. */
export type OtherOrigins = {
  /** Of the pages on which people pay: a form of ours may lead there. */
  readonly paymentPages: readonly string[]
  /** Of the tag manager and its tags. */
  readonly tags: readonly string[]
  /** Of the widget that tells people from programs. */
  readonly humanCheck: readonly string[]
}

/** What a page may load: its own scripts, and of others what the installation is set up for. */
const contentSecurityPolicy = (nonce: string, { paymentPages, tags, humanCheck }: OtherOrigins): string =>
  [
    "default-src 'self'",
    ["script-src 'self'", `'nonce-${nonce}'`, ...tags, ...humanCheck].join(' '),
    ...(tags.length === 0 ? [] : [['connect-src', "'self'", ...tags].join(' ')]),
    ...(humanCheck.length === 0 ? [] : [['frame-src', "'self'", ...humanCheck].join(' ')]),
    // Formulas are placed by style attributes.
    "style-src 'self' 'unsafe-inline'",
    ["img-src 'self' data:", ...tags].join(' '),
    "worker-src 'self'",
    "object-src 'none'",
    "base-uri 'none'",
    ["form-action 'self'", ...paymentPages].join(' '),
    "frame-ancestors 'none'",
  ].join('; ')

/** The router's own text, which it answers when even the error page cannot be made. */
const isBareFailure = ({ status, headers }: Response): boolean => status === 500 && (headers.get('content-type') ?? '').startsWith('text/plain')

/**
 * For whom a page was made, so that a device that keeps pages forgets them when somebody else reads there: not who it is, and
 * the same however often their tokens change.
 */
const readerOf = (auth: AuthCookie | null): string =>
  auth === null ? 'nobody' : createHash('sha256').update(`reader ${auth.id}`).digest('base64url').slice(0, 22)

const twoYears = 63_072_000

const securityHeaders = {
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'x-content-type-options': 'nosniff',
  'referrer-policy': 'strict-origin-when-cross-origin',
  'permissions-policy': 'camera=(), microphone=(), geolocation=()',
}

/** Renders the site for web requests, each with the use cases of its own visitor. */
export const makeSite = ({
  build,
  mode,
  apiBaseUrl,
  apiFetch,
  ids,
  names,
  countryHeaders,
  evaluationHeader,
  siteUrl,
  cookieDomain,
  tagManager,
  otherOrigins,
  report,
}: {
  build: () => Promise<SiteBuild>
  mode: 'production' | 'development'
  apiBaseUrl: string
  apiFetch: (request: Request, caller: Caller) => Response | Promise<Response>
  ids: UniqueIds
  names: SiteNames
  countryHeaders: readonly string[]
  /** The header with which a visit says that it only evaluates the product: its calls say the same. */
  evaluationHeader: string
  /** Where people reach the site; null when it is simply where the process listens. */
  siteUrl: string | null
  cookieDomain: string | null
  /** The address of the tag manager's script; null where there is none. */
  tagManager: string | null
  otherOrigins: OtherOrigins
  report: (defect: unknown, request: FailedRequest) => void
}) => {
  const isHttps = siteUrl?.startsWith('https:') ?? false
  const { readAuth } = makeCookies({ isHttps, domain: cookieDomain })
  const callers = new WeakMap<Request, Caller>()
  const handleError: HandleErrorFunction = (error, { request }) => {
    // What a route answers or refuses is no defect, and nobody waits for the page of somebody who left.
    if (request.signal.aborted || (isRouteErrorResponse(error) && error.status < 500)) return
    const defect = isRouteErrorResponse(error) && 'error' in error ? error.error : error
    report(defect, { method: request.method, route: 'page', requestId: callers.get(request)?.requestId ?? null })
  }
  /** The router takes forms from where it believes to be; behind a proxy that is not where people are. */
  const allowedActionOrigins = siteUrl === null ? [] : [new URL(siteUrl).host]
  const settledHere = (given: SiteBuild): SiteBuild => ({
    ...given,
    allowedActionOrigins,
    entry: { ...given.entry, module: { ...given.entry.module, handleError } },
  })

  // A development server gives a new build whenever a source changes.
  let latest: { build: SiteBuild; handle: VisitHandler } | undefined
  const handlerOf = (current: SiteBuild): VisitHandler => {
    if (latest?.build !== current) latest = { build: current, handle: current.entry.module.makeVisitHandler(settledHere(current), mode) }
    return latest.handle
  }

  const visitOf = (request: Request, url: URL): Visit => {
    const cookies = parseCookie(request.headers.get('cookie') ?? '')
    return {
      locale: chooseLocale({
        path: url.pathname.replace(/\.data$/, ''),
        query: url.searchParams.get('lang'),
        remembered: cookies['locale'] ?? null,
        browserLanguages: browserLanguages(request.headers.get('accept-language')),
      }),
      country: chooseCountry({
        query: url.searchParams.get('country'),
        remembered: cookies['country'] ?? null,
        header: countryHeaderOf(countryHeaders, (name) => request.headers.get(name)),
      }),
      hasSession: readAuth(cookies) !== null,
      origin: siteUrl === null ? url.origin : new URL(siteUrl).origin,
      savesData:
        chooseSiteVersion({
          query: url.searchParams.get('version'),
          remembered: cookies['version'] ?? null,
          saveDataHeader: request.headers.get('save-data'),
        }) === 'light',
      cookieChoice: cookies['cookie-choice'] === undefined ? 'open' : 'made',
      measurement: { userId: measuredNameOf(readAuth(cookies)?.id ?? null), tagManager },
      promoCode: promoCodeIn(url.searchParams) ?? promoCodeIn(new URLSearchParams({ promocode: cookies['promocode'] ?? '' })),
      nonce: mode === 'production' ? randomBytes(16).toString('base64url') : null,
    }
  }

  return async (request: Request, caller: Caller): Promise<Response> => {
    callers.set(request, caller)
    const url = new URL(request.url)
    const visit = visitOf(request, url)
    const visitor = composeVisitor({
      baseUrl: apiBaseUrl,
      fetch: (call) => apiFetch(call, caller),
      cookie: request.headers.get('cookie'),
      headers: { 'accept-language': visit.locale, [evaluationHeader]: isEvaluation(request.headers.get(evaluationHeader)) ? '1' : '0' },
      isLoggedIn: visit.hasSession,
      ids,
      names,
    })
    const rendered = await handlerOf(await build())(request, { useCases: visitor.useCases, visit })
    const response = isBareFailure(rendered) ? new Response(lastResortPage(somethingFailed), { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } }) : rendered

    for (const header of [...visitor.setCookies(), ...preferenceCookies(url.searchParams, visit, isHttps)]) {
      response.headers.append('set-cookie', header)
    }
    for (const [name, value] of Object.entries(securityHeaders)) response.headers.set(name, value)
    if (isHttps) response.headers.set('strict-transport-security', `max-age=${twoYears}; includeSubDomains`)
    if (visit.nonce !== null) response.headers.set('content-security-policy', contentSecurityPolicy(visit.nonce, otherOrigins))
    response.headers.set('alveole-reader', readerOf(readAuth(parseCookie(request.headers.get('cookie') ?? ''))))
    if (!response.headers.has('cache-control')) response.headers.set('cache-control', 'private, no-store')
    response.headers.append('vary', 'cookie, accept-language, save-data')
    return response
  }
}

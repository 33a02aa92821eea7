import { err, ok, type Result } from 'neverthrow'
import { createFetch } from 'ofetch'
import * as v from 'valibot'
import type { ServiceUnreachable } from '../../application/ports/service-unreachable.ts'
import { type CallFailure, decideFailedCall, type FailedCallDecision, isReported } from '../../domain/session/failed-call.ts'

type Refusal = { readonly type: string }

type Call<Answer, Expected extends Refusal> = {
  readonly method?: 'GET' | 'POST' | 'PATCH' | 'DELETE'
  readonly path: string
  readonly query?: Record<string, string>
  readonly body?: unknown
  readonly answer: v.GenericSchema<unknown, Answer>
  /** The refusals that this call expects. */
  readonly refusals: v.GenericSchema<unknown, Expected>
}

export const noRefusal = v.never()

/** No call expects it: whatever asked for it, the parent is fetched. */
const parentNeeded = v.object({ type: v.literal('parent-needed') })

/** What a call that is limited expects among its refusals; to a call that does not, the service is unreachable. */
export const tooManyRequests = v.object({
  type: v.literal('too-many-requests'),
  retryAfter: v.pipe(v.number(), v.integer(), v.minValue(0)),
})

/** The answer of a call that gives nothing back. */
export const nothing = v.pipe(v.unknown(), v.transform((): void => undefined))

/** How long a call may take, in milliseconds, before the service counts as unreachable. */
const timeout = 10_000

const failures: Readonly<Record<number, CallFailure>> = {
  401: 'unauthenticated',
  403: 'forbidden',
  404: 'not-found',
  409: 'profiling-needed',
}

/** What the domain decides about a call that failed. */
const decisionAfter = (response: { status: number } | undefined, { isLoggedIn, isRefreshCall }: { isLoggedIn: boolean; isRefreshCall: boolean }): FailedCallDecision['type'] =>
  decideFailedCall({
    failure: response ? (failures[response.status] ?? 'other') : 'unreachable',
    isLoggedIn,
    isRefreshCall,
    wasReplayed: false,
  }).type

/** `Retry-After` in seconds; the service never sends the date that it may also be. */
const retryAfterOf = (headers: Headers): number | null => {
  const given = headers.get('retry-after') ?? ''
  return /^\d{1,9}$/.test(given) ? Number(given) : null
}

/** An answer that is an error, and the path of the call. */
export type FailedAnswer = { readonly status: number; readonly path: string }

const unreachable = (retryAfter: number | null = null): ServiceUnreachable =>
  retryAfter === null ? { type: 'service-unreachable' } : { type: 'service-unreachable', retryAfter }

/** What a refusal is read from: the body, and the status that came with it. */
const refusalOf = (response: { readonly status: number; readonly body: unknown } | undefined): unknown => ({
  ...(typeof response?.body === 'object' ? response.body : {}),
  status: response?.status,
})

/**
 * Calls the service. A 401 while logged in refreshes the tokens and replays the call once; only a refresh that is
 * refused (401 or 403) ends the session. Cookies travel with the platform's fetch (the browser's own, or one that
 * carries a visitor's cookies on the server).
 *
 * Source: specification, sections 7 and 8.
 */
export class ApiClient {
  readonly #baseUrl: string
  readonly #fetch: ReturnType<typeof createFetch>
  readonly #report: (failed: FailedAnswer) => void
  readonly #isLoggedIn: boolean
  #isParentNeeded = false
  #refreshing: Promise<'refreshed' | 'refused' | 'unreachable'> | undefined

  /**
   * @param report told of each answer that is an error, other than that something is not there
   * @param isLoggedIn whether there is a session whose tokens could be refreshed; where nobody can tell, as in scripts, which
   *   the auth cookie is out of reach of, the refresh itself says so
   */
  constructor(
    baseUrl: string,
    fetch: typeof globalThis.fetch,
    { report = () => {}, isLoggedIn = true }: { report?: (failed: FailedAnswer) => void; isLoggedIn?: boolean } = {},
  ) {
    this.#baseUrl = baseUrl
    this.#report = report
    this.#isLoggedIn = isLoggedIn
    this.#fetch = createFetch({ fetch, defaults: { credentials: 'include', retry: 0, timeout } })
  }

  /** Whether the service kept something for the parent that a child asked for. */
  get isParentNeeded(): boolean {
    return this.#isParentNeeded
  }

  async call<Answer, Expected extends Refusal = never>(
    call: Call<Answer, Expected>,
  ): Promise<Result<Answer, Expected | ServiceUnreachable>> {
    let response = await this.#send(call)
    if (!response?.ok && decisionAfter(response, { isLoggedIn: this.#isLoggedIn, isRefreshCall: false }) === 'refresh-then-replay') {
      const refreshed = await this.#refresh()
      if (refreshed === 'unreachable') return err(unreachable())
      // Whoever is no longer logged in asks again as a visitor, unless only a member may ask.
      const isForMembers = v.is(call.refusals, refusalOf(response))
      if (refreshed === 'refreshed' || !isForMembers) response = await this.#send(call)
    }
    if (!response) return err(unreachable())
    if (response.ok) return ok(v.parse(call.answer, response.body))

    const refusal = v.safeParse(call.refusals, refusalOf(response))
    if (refusal.success) return err(refusal.output)
    if (v.is(parentNeeded, response.body)) {
      this.#isParentNeeded = true
      return err(unreachable())
    }
    if (response.status >= 500 || response.status === 429) return err(unreachable(response.retryAfter))
    throw new Error(`The service answered ${response.status} to ${call.method ?? 'GET'} ${call.path}.`)
  }

  /** Undefined when no answer came at all. */
  async #send({ method = 'GET', path, query, body }: Call<unknown, Refusal>) {
    try {
      const response = await this.#fetch.raw(path, {
        baseURL: this.#baseUrl,
        method,
        ...(query ? { query } : {}),
        ...(body === undefined ? {} : { body: JSON.stringify(body) }),
        headers: {
          accept: 'application/json',
          timezone: 'UTC',
          ...(method === 'POST' || method === 'PATCH' ? { 'content-type': 'application/json' } : {}),
        },
        responseType: 'json',
        ignoreResponseError: true,
      })
      const { ok, status, headers } = response
      if (!ok && isReported(failures[status] ?? 'other')) this.#report({ status, path })
      return { ok, status, retryAfter: retryAfterOf(headers), body: response._data as unknown }
    } catch {
      return undefined
    }
  }

  /** Calls that run side by side share one refresh. */
  #refresh() {
    this.#refreshing ??= this.#send({ method: 'POST', path: '/refresh-token', answer: v.unknown(), refusals: noRefusal, body: {} }).then(
      (response) => {
        this.#refreshing = undefined
        if (response?.ok) return 'refreshed'
        return decisionAfter(response, { isLoggedIn: true, isRefreshCall: true }) === 'log-out' ? 'refused' : 'unreachable'
      },
    )
    return this.#refreshing
  }
}

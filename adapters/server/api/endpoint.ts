import type { Context } from 'hono'
import type { Result } from 'neverthrow'
import type * as v from 'valibot'
import type { LimitedAction } from '../../../application/service/limits.ts'
import type { Locale } from '../../../domain/locale/locale.ts'
import type { AuthCookie } from '../../../domain/session/auth-cookie.ts'
import type { Cookies } from '../cookies.ts'
import type { ServiceError } from './error-table.ts'
import type { Service } from './service.ts'

/**
 * - `anyone`: visitors too
 * - `reader`: visitors too, but somebody whose token is over must refresh it first, or a subscriber would be shown a locked page
 * - `member`: who is logged in
 * - `profiled-member`: who is logged in and need not go through profiling first
 */
export type Access = 'anyone' | 'reader' | 'member' | 'profiled-member'

type IdFor<Given extends Access> = Given extends 'member' | 'profiled-member' ? string : string | null

/** One call of the API, as its handler gets it. */
export type Call<Body, Query, Given extends Access = Access> = {
  readonly service: Service
  readonly memberId: IdFor<Given>
  readonly sessionId: IdFor<Given>
  /** The child of the member who uses the session; null when it is the member. */
  readonly childId: string | null
  readonly visitorId: string | null
  /** What the auth cookie holds, whether its token is still good or not. */
  readonly auth: AuthCookie | null
  readonly locale: Locale
  /** Where the call comes from: the `country` of the query, else what the proxy tells, else France. */
  readonly country: string
  readonly body: Body
  readonly query: Query
  readonly cookies: Cookies
  readonly context: Context
  readonly param: (name: string) => string
  readonly setCookie: (header: string) => void
}

/** What the API says of a call in its document, and how it is read. */
export type EndpointSpec<Body, Query, Given extends Access> = {
  readonly method: 'get' | 'post' | 'patch' | 'delete'
  /** As `/orders/:orderId/confirm`. */
  readonly path: string
  readonly tag: 'session' | 'account' | 'plans' | 'checkout' | 'subscriptions' | 'newsletter' | 'content' | 'quizzes' | 'family' | 'sandbox' | 'failures'
  readonly summary: string
  readonly access: Given
  /** Whether a child who uses their parent's session may make the call too; left out, it takes the parent. */
  readonly forChildren?: true
  readonly body?: v.GenericSchema<unknown, Body>
  /** The fields of a form, which goes to its use case as it was typed: it is the use case that says what is wrong with it. */
  readonly form?: v.GenericSchema
  readonly query?: v.GenericSchema<unknown, Query>
  readonly answer: v.GenericSchema
  readonly refusals: readonly ServiceError['type'][]
  /** How often it may be called, and for which account (by its address or id) apart from the caller's own address. */
  readonly limit?: { readonly action: LimitedAction; readonly account?: (body: Body) => string | null }
}

/** What it answers: a value, a refusal, or a response of its own where a value is not all. */
type Answer = Result<unknown, ServiceError> | Response

/** A call of the API whatever its body and query are. */
export type Endpoint = EndpointSpec<never, never, Access> & {
  readonly handle: (call: Call<never, never, never>) => Promise<Answer> | Answer
}

/** Joins what is said of a call with what it does, so that the types of one are those of the other. */
export const endpoint = <Body = undefined, Query = undefined, Given extends Access = Access>(
  spec: EndpointSpec<Body, Query, Given>,
  handle: (call: Call<Body, Query, Given>) => Promise<Answer> | Answer,
): Endpoint => ({ ...spec, handle }) as unknown as Endpoint

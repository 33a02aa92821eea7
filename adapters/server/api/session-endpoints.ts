import { err, ok } from 'neverthrow'
import * as v from 'valibot'
import { parseForgotPasswordForm } from '../../../domain/session/forgot-password-form.ts'
import { parseLogInForm } from '../../../domain/session/log-in-form.ts'
import { parseResetPasswordForm } from '../../../domain/session/reset-password-form.ts'
import { parseSignUpForm } from '../../../domain/session/sign-up-form.ts'
import type { AuthCookie } from '../../../domain/session/auth-cookie.ts'
import { type Call, type Endpoint, endpoint } from './endpoint.ts'

type Typed = Readonly<Record<string, unknown>>

const nothing = v.object({})
const shortText = v.pipe(v.string(), v.nonEmpty(), v.maxLength(300))
const openedSession = v.object({ id: v.string(), member: v.object({ token: v.string(), refreshToken: v.string() }) })

const emailOf = (typed: Typed): string | null => (typeof typed['email'] === 'string' ? typed['email'] : null)

/** Puts the session in its cookie, and gives the tokens to callers who keep them themselves. */
const opened =
  ({ cookies, setCookie, visitorId }: Pick<Call<unknown, unknown>, 'cookies' | 'setCookie' | 'visitorId'>) =>
  (auth: AuthCookie) => {
    setCookie(cookies.writeAuth(auth))
    if (visitorId !== null) setCookie(cookies.clearVisitor())
    return { id: auth.id, member: { token: auth.token, refreshToken: auth.refreshToken } }
  }

/** Signing up, logging in and out, and what to do without a password. */
export const sessionEndpoints: readonly Endpoint[] = [
  endpoint<Typed>(
    {
      method: 'post',
      path: '/auth/sign-up',
      tag: 'session',
      summary: 'Makes an account, opens its session and sends a mail that confirms the address.',
      access: 'anyone',
      form: parseSignUpForm.schema,
      answer: openedSession,
      refusals: ['form-refused', 'email-already-registered'],
      limit: { action: 'sign-up' },
    },
    async (call) => (await call.service.signUp(call.body, { visitorId: call.visitorId, locale: call.locale })).map(opened(call)),
  ),
  endpoint<Typed>(
    {
      method: 'post',
      path: '/auth/local',
      tag: 'session',
      summary: 'Opens a session for whoever knows the password.',
      access: 'anyone',
      form: parseLogInForm.schema,
      answer: openedSession,
      refusals: ['form-refused', 'credentials-refused'],
      limit: { action: 'log-in', account: emailOf },
    },
    async (call) => (await call.service.logIn(call.body, call.visitorId)).map(opened(call)),
  ),
  endpoint(
    {
      method: 'post',
      path: '/auth/log-out',
      tag: 'session',
      summary: 'Ends the session of the token or of the cookie, if there is one.',
      access: 'anyone',
      forChildren: true,
      answer: nothing,
      refusals: [],
    },
    async ({ service, memberId, sessionId, auth, cookies, setCookie }) => {
      if (memberId !== null && sessionId !== null) await service.endSession(memberId, sessionId)
      if (auth) await service.logOut(auth.refreshToken)
      setCookie(cookies.clearAuth())
      return ok({})
    },
  ),
  endpoint<Typed>(
    {
      method: 'post',
      path: '/auth/forgot-password',
      tag: 'session',
      summary: 'Sends a mail with a link to choose a new password, if the address has an account; the answer is the same if it has none.',
      access: 'anyone',
      forChildren: true,
      form: parseForgotPasswordForm.schema,
      answer: nothing,
      refusals: ['form-refused'],
      limit: { action: 'password-reset', account: emailOf },
    },
    ({ service, body, locale }) => service.requestPasswordReset(body, locale),
  ),
  endpoint<Typed>(
    {
      method: 'post',
      path: '/auth/reset-password',
      tag: 'session',
      summary: 'Chooses a new password with the token of the mail, and ends every session of the account.',
      access: 'anyone',
      forChildren: true,
      form: parseResetPasswordForm.schema,
      answer: nothing,
      refusals: ['form-refused', 'reset-token-refused'],
      limit: { action: 'reset-password' },
    },
    ({ service, body }) => service.resetPassword(body),
  ),
  endpoint<{ refreshToken?: string | undefined }>(
    {
      method: 'post',
      path: '/refresh-token',
      tag: 'session',
      summary: 'Exchanges a refresh token, of the body or of the cookie, for new tokens; the new refresh token travels in the cookie.',
      access: 'anyone',
      forChildren: true,
      body: v.object({ refreshToken: v.optional(shortText) }),
      answer: v.object({ member: v.object({ token: v.string() }) }),
      refusals: ['not-logged-in', 'refresh-token-refused'],
      limit: { action: 'refresh' },
    },
    async ({ service, body, auth, cookies, setCookie }) => {
      const token = body.refreshToken ?? auth?.refreshToken
      if (token === undefined) return err({ type: 'not-logged-in' })
      const refreshed = await service.refreshSession(token)
      setCookie(refreshed.isOk() ? cookies.writeAuth(refreshed.value) : cookies.clearAuth())
      return refreshed.map((session) => ({ member: { token: session.token } }))
    },
  ),
]

import * as v from 'valibot'
import type { ConfirmEmailRefusal, SendConfirmationAgainRefusal, SessionGateway } from '../../application/ports/session-gateway.ts'
import { type ApiClient, noRefusal, nothing, tooManyRequests } from './api-client.ts'
import { formRefused } from './form-refused.ts'

const simply = <Type extends string>(type: Type) => v.object({ type: v.literal(type) })

/** A token that is too long for one, or missing, was not in any mail. */
const malformedToken = v.pipe(
  simply('request-malformed'),
  v.transform((): ConfirmEmailRefusal => ({ type: 'confirmation-token-refused' })),
)

/** An account that was erased meanwhile has no session either. */
const noAccount = v.pipe(
  v.object({ type: v.picklist(['not-logged-in', 'member-unknown']) }),
  v.transform((): SendConfirmationAgainRefusal => ({ type: 'not-logged-in' })),
)

export class HttpSessionGateway implements SessionGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  signUp(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/auth/sign-up',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused(), simply('email-already-registered'), tooManyRequests]),
    })
  }

  logIn(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/auth/local',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused(), simply('credentials-refused'), tooManyRequests]),
    })
  }

  logOut() {
    return this.#api.call({ method: 'POST', path: '/auth/log-out', body: {}, answer: nothing, refusals: noRefusal })
  }

  requestPasswordReset(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/auth/forgot-password',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused<'email'>(), tooManyRequests]),
    })
  }

  resetPassword(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/auth/reset-password',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [
        formRefused<'token' | 'password' | 'passwordConfirmation'>(),
        simply('reset-token-refused'),
        tooManyRequests,
      ]),
    })
  }

  confirmEmail(token: string) {
    return this.#api.call({
      method: 'POST',
      path: '/account/confirm-email',
      body: { token },
      answer: nothing,
      refusals: v.union([simply('confirmation-token-refused'), tooManyRequests, malformedToken]),
    })
  }

  sendConfirmationAgain() {
    return this.#api.call({
      method: 'POST',
      path: '/account/confirmation-mail',
      body: {},
      answer: nothing,
      refusals: v.union([simply('email-already-confirmed'), tooManyRequests, noAccount]),
    })
  }
}

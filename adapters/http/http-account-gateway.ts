import * as v from 'valibot'
import type { AccountGateway, DeleteAccountField } from '../../application/ports/account-gateway.ts'
import type { ChangePasswordField } from '../../domain/session/change-password-form.ts'
import { type ApiClient, nothing, tooManyRequests } from './api-client.ts'
import { formRefused } from './form-refused.ts'

const notLoggedIn = v.object({ type: v.literal('not-logged-in') })
const passwordRefused = v.object({ type: v.literal('password-refused') })

export class HttpAccountGateway implements AccountGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  changePassword(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/account/password',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused<ChangePasswordField>(), passwordRefused, notLoggedIn, tooManyRequests]),
    })
  }

  listSessions() {
    return this.#api.call({
      path: '/account/sessions',
      answer: v.array(
        v.object({ id: v.string(), openedAt: v.number(), refreshedAt: v.nullable(v.number()), isCurrent: v.boolean() }),
      ),
      refusals: notLoggedIn,
    })
  }

  endSession(sessionId: string) {
    return this.#api.call({
      method: 'DELETE',
      path: `/account/sessions/${encodeURIComponent(sessionId)}`,
      answer: nothing,
      refusals: v.variant('type', [notLoggedIn, v.object({ type: v.literal('session-unknown') })]),
    })
  }

  endOtherSessions() {
    return this.#api.call({ method: 'DELETE', path: '/account/sessions', answer: nothing, refusals: notLoggedIn })
  }

  listDevices() {
    return this.#api.call({
      path: '/account/devices',
      answer: v.array(v.object({ installationId: v.string(), registeredAt: v.number() })),
      refusals: notLoggedIn,
    })
  }

  removeDevice(installationId: string) {
    return this.#api.call({
      method: 'DELETE',
      path: `/account/devices/${encodeURIComponent(installationId)}`,
      answer: nothing,
      refusals: v.variant('type', [notLoggedIn, v.object({ type: v.literal('device-unknown') })]),
    })
  }

  exportData() {
    return this.#api.call({ path: '/account/export', answer: v.record(v.string(), v.unknown()), refusals: notLoggedIn })
  }

  deleteAccount(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/account/delete',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused<DeleteAccountField>(), passwordRefused, notLoggedIn, tooManyRequests]),
    })
  }
}

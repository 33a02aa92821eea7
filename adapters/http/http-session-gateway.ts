import * as v from 'valibot'
import type { SessionGateway } from '../../application/ports/session-gateway.ts'
import { type FieldRefusals, fieldRefusals } from '../../domain/validation/form-refusals.ts'
import { type ApiClient, noRefusal } from './api-client.ts'

const nothing = v.pipe(v.unknown(), v.transform((): void => undefined))

const formRefused = <Field extends string>() =>
  v.object({
    type: v.literal('form-refused'),
    fields: v.pipe(
      v.record(v.string(), v.picklist(fieldRefusals)),
      v.transform((fields) => fields as FieldRefusals<Field>),
    ),
  })

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
      refusals: v.variant('type', [formRefused(), v.object({ type: v.literal('email-already-registered') })]),
    })
  }

  logIn(form: unknown) {
    return this.#api.call({
      method: 'POST',
      path: '/auth/local',
      body: form,
      answer: nothing,
      refusals: v.variant('type', [formRefused(), v.object({ type: v.literal('credentials-refused') })]),
    })
  }

  logOut() {
    return this.#api.call({ method: 'POST', path: '/auth/log-out', body: {}, answer: nothing, refusals: noRefusal })
  }
}

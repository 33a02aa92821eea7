import * as v from 'valibot'
import type { NotLoggedIn } from '../../application/ports/checkout-gateway.ts'
import type { DeviceGateway } from '../../application/ports/device-gateway.ts'
import type { DeviceRegistration } from '../../domain/marketing/device-registration.ts'
import { type ApiClient, nothing } from './api-client.ts'

/** Whoever has no account any more is not logged in either. */
const notLoggedIn = v.pipe(
  v.object({ type: v.picklist(['not-logged-in', 'member-unknown']) }),
  v.transform((): NotLoggedIn => ({ type: 'not-logged-in' })),
)

export class HttpDeviceGateway implements DeviceGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  register(registration: DeviceRegistration) {
    return this.#api.call({ method: 'POST', path: '/device', body: registration, answer: nothing, refusals: notLoggedIn })
  }
}

import type { Result } from 'neverthrow'
import type { DeviceRegistration } from '../../domain/marketing/device-registration.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type DeviceGateway = {
  /** Registers a browser of the member's. */
  register(registration: DeviceRegistration): Promise<Result<void, NotLoggedIn | ServiceUnreachable>>
}

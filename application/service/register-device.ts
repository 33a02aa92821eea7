import { err, ok, type Result } from 'neverthrow'
import { parseDeviceRegistration } from '../../domain/marketing/device-registration.ts'
import type { Malformed } from '../../domain/validation/malformed.ts'
import type { Clock } from '../ports/clock.ts'
import type { DeviceRepository } from '../ports/device-repository.ts'

/** More browsers than anybody uses. */
const mostDevices = 50

export type RegisterDeviceError = Malformed<'device-registration-malformed'> | { readonly type: 'member-unknown' }

/**
 * Remembers a browser of the member's, and the campaign that brought it; of more than 50 those registered longest ago go.
 *
 * Source: specification, section 7, "POST /device".
 */
export const makeRegisterDevice =
  ({ devices, clock }: { devices: DeviceRepository; clock: Clock }) =>
  async (memberId: string, body: unknown): Promise<Result<void, RegisterDeviceError>> => {
    const registration = parseDeviceRegistration(body)
    if (registration.isErr()) return err(registration.error)
    const { installationId, utmId = null, utmCampaign = null } = registration.value
    const isRegistered = await devices.register(memberId, { installationId, utmId, utmCampaign, registeredAt: clock.now() }, mostDevices)
    return isRegistered ? ok() : err({ type: 'member-unknown' })
  }

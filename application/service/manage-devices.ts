import { err, ok, type Result } from 'neverthrow'
import type { Device, DeviceRepository } from '../ports/device-repository.ts'

/** The browsers that a member's account is known in, those registered last first. */
export const makeListDevices =
  ({ devices }: { devices: DeviceRepository }) =>
  async (memberId: string): Promise<readonly Pick<Device, 'installationId' | 'registeredAt'>[]> =>
    (await devices.ofMember(memberId)).map(({ installationId, registeredAt }) => ({ installationId, registeredAt }))

export type RemoveDeviceError = { readonly type: 'device-unknown' }

/** Forgets a browser of the member's own; it is registered again when they use it again. */
export const makeRemoveDevice =
  ({ devices }: { devices: DeviceRepository }) =>
  async (memberId: string, installationId: string): Promise<Result<void, RemoveDeviceError>> =>
    (await devices.remove(memberId, installationId)) ? ok() : err({ type: 'device-unknown' })

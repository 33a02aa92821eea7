import type { Device, DeviceRepository } from '../../application/ports/device-repository.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'

const latestFirst = (a: Device, b: Device): number => b.registeredAt - a.registeredAt || (a.installationId < b.installationId ? -1 : 1)

export class InMemoryDeviceRepository implements DeviceRepository {
  readonly #tables: InMemoryAccountTables
  constructor(tables: InMemoryAccountTables) {
    this.#tables = tables
  }

  register(memberId: string, device: Device, most: number) {
    if (!this.#tables.members.has(memberId)) return Promise.resolve(false)
    const devices = new Map(this.#tables.devices.get(memberId))
    const before = devices.get(device.installationId)
    const namesCampaign = device.utmId !== null || device.utmCampaign !== null
    devices.set(device.installationId, before && !namesCampaign ? { ...before, registeredAt: device.registeredAt } : device)
    const kept = [...devices.values()].toSorted(latestFirst).slice(0, most)
    this.#tables.devices.set(memberId, new Map(kept.map((one) => [one.installationId, one])))
    return Promise.resolve(true)
  }

  remove(memberId: string, installationId: string) {
    const devices = new Map(this.#tables.devices.get(memberId))
    const isRemoved = devices.delete(installationId)
    this.#tables.devices.set(memberId, devices)
    return Promise.resolve(isRemoved)
  }

  ofMember(memberId: string) {
    return Promise.resolve([...(this.#tables.devices.get(memberId)?.values() ?? [])].toSorted(latestFirst))
  }
}

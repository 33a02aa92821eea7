import { describe, expect, test } from 'vitest'
import type { Device, DeviceRepository } from '../../application/ports/device-repository.ts'
import { aMember } from '../builders/a-member.ts'
import type { MakeAccountRepositories } from './accounts.ts'

const now = Date.UTC(2026, 10, 21, 12)
const phone: Device = { installationId: 'phone', utmId: '42', utmCampaign: 'rentree', registeredAt: now }

export const describeDeviceRepositoryContract = (name: string, makeRepositories: MakeAccountRepositories): void => {
  describe(`DeviceRepository: ${name}`, () => {
    const makeSubject = async (): Promise<DeviceRepository> => {
      const { members, devices } = await makeRepositories()
      for (const id of ['lea', 'max']) await members.add(aMember({ id }))
      return devices
    }

    test('the devices of a member are listed, registered last first', async () => {
      const devices = await makeSubject()
      const laptop = { installationId: 'laptop', utmId: null, utmCampaign: null, registeredAt: now + 1 }
      expect(await devices.register('lea', phone, 50)).toBe(true)
      expect(await devices.register('lea', laptop, 50)).toBe(true)
      expect(await devices.ofMember('lea')).toEqual([laptop, phone])
      expect(await devices.ofMember('max')).toEqual([])
    })

    test('a device that two members use is each one’s', async () => {
      const devices = await makeSubject()
      await devices.register('lea', phone, 50)
      await devices.register('max', { ...phone, utmId: '7' }, 50)
      expect(await devices.ofMember('lea')).toEqual([phone])
      expect(await devices.ofMember('max')).toEqual([{ ...phone, utmId: '7' }])
    })

    test.each([
      ['no campaign', { utmId: null, utmCampaign: null }, { utmId: '42', utmCampaign: 'rentree' }],
      ['another campaign', { utmId: '43', utmCampaign: 'bac' }, { utmId: '43', utmCampaign: 'bac' }],
      ['another campaign by its id only', { utmId: '43', utmCampaign: null }, { utmId: '43', utmCampaign: null }],
      ['another campaign by its name only', { utmId: null, utmCampaign: 'bac' }, { utmId: null, utmCampaign: 'bac' }],
    ])('a device registered again with %s is there once', async (_, named, kept) => {
      const devices = await makeSubject()
      await devices.register('lea', phone, 50)
      await devices.register('lea', { ...phone, ...named, registeredAt: now + 9 }, 50)
      expect(await devices.ofMember('lea')).toEqual([{ ...phone, ...kept, registeredAt: now + 9 }])
    })

    test('of more devices than the most those registered longest ago go', async () => {
      const devices = await makeSubject()
      await devices.register('max', { ...phone, registeredAt: now - 1 }, 3)
      for (const [index, installationId] of ['a', 'b', 'c'].entries()) await devices.register('lea', { ...phone, installationId, registeredAt: now + index }, 3)
      expect((await devices.ofMember('lea')).map((device) => device.installationId)).toEqual(['c', 'b', 'a'])
      await devices.register('lea', { ...phone, installationId: 'a', registeredAt: now + 5 }, 3)
      await devices.register('lea', { ...phone, installationId: 'd', registeredAt: now + 6 }, 3)
      expect((await devices.ofMember('lea')).map((device) => device.installationId)).toEqual(['d', 'a', 'c'])
      expect(await devices.ofMember('max')).toHaveLength(1)
    })

    test('a device that is removed is no longer its member’s, and stays anybody else’s', async () => {
      const devices = await makeSubject()
      for (const id of ['lea', 'max']) await devices.register(id, phone, 50)
      expect(await devices.remove('lea', 'phone')).toBe(true)
      expect(await devices.remove('lea', 'phone')).toBe(false)
      expect(await devices.remove('nobody', 'phone')).toBe(false)
      expect(await devices.ofMember('lea')).toEqual([])
      expect(await devices.ofMember('max')).toEqual([phone])
    })

    test('no device is registered for nobody', async () => {
      const devices = await makeSubject()
      expect(await devices.register('nobody', phone, 50)).toBe(false)
      expect(await devices.ofMember('nobody')).toEqual([])
    })
  })
}

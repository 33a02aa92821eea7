import { expect, test } from 'vitest'
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { registeredDeviceKey } from './register-device.ts'
import { makeKnowWhoIsThere, type WhoIsThere } from './know-who-is-there.ts'

const know = async (who: WhoIsThere, wasRegistered = false) => {
  const told: AnalyticsEvent[] = []
  const devices: string[] = []
  const device = {
    memberKnown: () => Promise.resolve(void devices.push('member')),
    campaignKnown: () => Promise.resolve(),
    visitorKnown: () => void devices.push('visitor'),
  }
  const session = new InMemoryPreferenceStorage()
  if (wasRegistered) session.write(registeredDeviceKey, '{}')
  const knowWhoIsThere = makeKnowWhoIsThere({ tell: (event) => void told.push(event), session, device: () => Promise.resolve(device) })
  await knowWhoIsThere(who)
  return { told, devices }
}

test('a visitor is nobody, and whoever logs in next is registered anew', async () => {
  expect(await know(null)).toEqual({ told: [], devices: [] })
  expect(await know(null, true)).toEqual({ told: [], devices: ['visitor'] })
})

test('of a member is told what they are, and the name that only the measurement knows', async () => {
  const profile = aProfile({ firstname: 'Léa', email: 'lea@example.org', accessType: { value: 'student' }, country: { valueId: '1' } })
  const { told, devices } = await know({ profile, userId: 'u1' })
  expect(devices).toEqual(['member'])
  expect(told).toEqual([
    {
      type: 'profile-known',
      profile: { accessType: 'student', levelOfEducation: null, country: '1', isPremium: false, hasFamilyPlan: false },
    },
    { type: 'user-known', userId: 'u1' },
  ])
})

test('a member whose name is not known is told without it', async () => {
  expect((await know({ profile: aProfile(), userId: null })).told.map(({ type }) => type)).toEqual(['profile-known'])
})

import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { InMemoryUniqueIds } from '../../adapters/in-memory/in-memory-unique-ids.ts'
import { InMemoryVisitCookies } from '../../adapters/in-memory/in-memory-visit-cookies.ts'
import type { DeviceRegistration } from '../../domain/marketing/device-registration.ts'
import { makeInstallation, makeRegisterDevice } from './register-device.ts'

const aBrowser = () => {
  const preferences = new InMemoryPreferenceStorage()
  const session = new InMemoryPreferenceStorage()
  const cookies = new InMemoryVisitCookies()
  const installation = makeInstallation({ preferences, session, ids: new InMemoryUniqueIds() })
  const sent: DeviceRegistration[] = []
  let answers = true
  const load = () =>
    makeRegisterDevice({
      session,
      cookies,
      installation,
      devices: {
        register: (registration) => {
          sent.push(registration)
          return Promise.resolve(answers ? ok() : err({ type: 'service-unreachable' }))
        },
      },
    })
  return { preferences, session, cookies, installation, sent, load, stopAnswering: () => void (answers = false) }
}

test('a browser is registered once a session, under an id that it keeps', async () => {
  const { load, sent, preferences } = aBrowser()
  await load().memberKnown()
  await load().memberKnown()
  expect(sent).toEqual([{ installationId: preferences.read('installationId') }])
})

test('with the campaign, as soon as it is known', async () => {
  const { load, sent, cookies } = aBrowser()
  const device = load()
  await device.campaignKnown()
  expect(sent).toEqual([])
  await device.memberKnown()
  cookies.write({ name: 'utm_id', value: '42', maxAge: 60, path: '/' })
  cookies.write({ name: 'utm_campaign', value: 'rentree', maxAge: 60, path: '/' })
  await device.campaignKnown()
  expect(sent.map(({ utmId, utmCampaign }) => [utmId, utmCampaign])).toEqual([[undefined, undefined], ['42', 'rentree']])
})

test('again for whoever logs in next', async () => {
  const { load, sent } = aBrowser()
  const device = load()
  await device.memberKnown()
  device.visitorKnown()
  await device.campaignKnown()
  expect(sent).toHaveLength(1)
  await device.memberKnown()
  expect(sent).toHaveLength(2)
})

test('and again with the next page where the service did not answer', async () => {
  const { load, sent, stopAnswering } = aBrowser()
  stopAnswering()
  await load().memberKnown()
  await load().memberKnown()
  expect(sent).toHaveLength(2)
})

test('an id that is none is drawn again; a forgotten one too, unless a member is registered with it', async () => {
  const { installation, preferences, load } = aBrowser()
  preferences.write('installationId', 'a b')
  const drawn = installation.id()
  expect(drawn).toMatch(/^[\w-]+$/)
  installation.forget()
  expect(preferences.read('installationId')).toBeNull()
  await load().memberKnown()
  installation.forget()
  expect(preferences.read('installationId')).not.toBeNull()
})

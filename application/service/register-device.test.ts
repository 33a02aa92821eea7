import { beforeEach, expect, test } from 'vitest'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeRegisterDevice } from './register-device.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const register = (body: unknown, memberId = 'lea') => makeRegisterDevice(service)(memberId, body)

test('a device is remembered with the campaign that brought it', async () => {
  expect((await register({ installationId: 'a1', utmId: '42', utmCampaign: 'rentree' })).isOk()).toBe(true)
  service.clock.advance(1)
  expect((await register({ installationId: 'a2' })).isOk()).toBe(true)
  expect(await service.devices.ofMember('lea')).toEqual([
    { installationId: 'a2', utmId: null, utmCampaign: null, registeredAt: noon + 1 },
    { installationId: 'a1', utmId: '42', utmCampaign: 'rentree', registeredAt: noon },
  ])
})

test('of 51 devices the one registered first goes', async () => {
  for (let number = 1; number <= 50; number += 1) {
    await register({ installationId: `a${number}` })
    service.clock.advance(1)
  }
  expect(await service.devices.ofMember('lea')).toHaveLength(50)
  await register({ installationId: 'a51' })
  const ids = (await service.devices.ofMember('lea')).map(({ installationId }) => installationId)
  expect(ids).toHaveLength(50)
  expect([ids[0], ids.at(-1)]).toEqual(['a51', 'a2'])
})

test('what is no registration is refused by its field', async () => {
  expect((await register({ installationId: 'a 1' }))._unsafeUnwrapErr()).toEqual({
    type: 'device-registration-malformed',
    faults: [{ field: 'installationId', fault: 'invalid' }],
  })
  expect(await service.devices.ofMember('lea')).toEqual([])
})

test('of nobody is refused', async () => {
  expect((await register({ installationId: 'a1' }, 'nobody'))._unsafeUnwrapErr()).toEqual({ type: 'member-unknown' })
})

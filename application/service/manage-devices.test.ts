import { expect, test } from 'vitest'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { makeListDevices, makeRemoveDevice } from './manage-devices.ts'

test('a member sees their devices without the campaign that brought them, and takes one away once', async () => {
  const service = await aService()
  const list = makeListDevices(service)
  const remove = makeRemoveDevice(service)
  await service.devices.register('lea', { installationId: 'phone', utmId: '42', utmCampaign: 'rentree', registeredAt: noon }, 50)
  expect(await list('lea')).toEqual([{ installationId: 'phone', registeredAt: noon }])
  expect((await remove('lea', 'phone')).isOk()).toBe(true)
  expect((await remove('lea', 'phone'))._unsafeUnwrapErr()).toEqual({ type: 'device-unknown' })
  expect(await list('lea')).toEqual([])
})

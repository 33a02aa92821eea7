import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { deviceRegistrationOf, parseDeviceRegistration } from './device-registration.ts'

const installationId = '0b0e6d4c-3f6c-4e6c-9d5c-2f4f5d1f0a11'

test.each([
  ['without a campaign', { installationId }],
  ['with the id of a campaign', { installationId, utmId: '42' }],
  ['with the name of a campaign', { installationId, utmCampaign: 'rentrée' }],
  ['with the longest id', { installationId: `_-${'a'.repeat(98)}` }],
  ['with the longest campaign', { installationId, utmId: 'x'.repeat(500), utmCampaign: 'x'.repeat(500) }],
])('a registration %s is read', (_, body) => {
  expect(parseDeviceRegistration(body)._unsafeUnwrap()).toEqual(body)
})

test.each([
  ['without an id', {}, 'installationId', 'missing'],
  ['with an empty id', { installationId: '' }, 'installationId', 'invalid'],
  ['with an id of 101 characters', { installationId: 'a'.repeat(101) }, 'installationId', 'invalid'],
  ['with an id of other characters', { installationId: 'a b' }, 'installationId', 'invalid'],
  ['with a line end in its id', { installationId: 'ab\n' }, 'installationId', 'invalid'],
  ['with something before its id', { installationId: '<a' }, 'installationId', 'invalid'],
  ['with an empty campaign', { installationId, utmId: '' }, 'utmId', 'invalid'],
  ['with a campaign that is null', { installationId, utmCampaign: null }, 'utmCampaign', 'invalid'],
  ['with a campaign of 501 characters', { installationId, utmCampaign: 'x'.repeat(501) }, 'utmCampaign', 'invalid'],
  ['with more than that', { installationId, email: 'lea@example.org' }, 'email', 'unknown'],
])('a registration %s is refused', (_, body, field, fault) => {
  expect(parseDeviceRegistration(body)._unsafeUnwrapErr()).toEqual({
    type: 'device-registration-malformed',
    faults: [{ field, fault }],
  })
})

test.each([
  ['no cookie', { utmId: null, utmCampaign: null }, {}],
  ['an id', { utmId: '42', utmCampaign: null }, { utmId: '42' }],
  ['a campaign', { utmId: null, utmCampaign: 'rentrée' }, { utmCampaign: 'rentrée' }],
  ['both', { utmId: '42', utmCampaign: 'rentrée' }, { utmId: '42', utmCampaign: 'rentrée' }],
  ['values that are not worth keeping', { utmId: ' \n', utmCampaign: 'x'.repeat(501) }, {}],
])('a browser with %s registers itself with it', (_, cookies, expected) => {
  const registration = deviceRegistrationOf(installationId, cookies)
  expect(registration).toEqual({ installationId, ...expected })
  expect(parseDeviceRegistration(registration)._unsafeUnwrap()).toEqual(registration)
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseDeviceRegistration, { installationId, utmId: '42', utmCampaign: 'rentrée' })
})

import { ok } from 'neverthrow'
import { expect, test, vi } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import type { Profile } from '../../domain/profile/profile.ts'
import { aFullProfile, aProfile } from '../../tests/builders/a-profile.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import { makeChangeProfile, makeShowOwnProfile, type ProfileForm } from './own-profile.ts'

const names = { franceCountryId: '1' }
const show = async (profile: Profile | null) => (await makeShowOwnProfile({ profile: { read: () => Promise.resolve(ok(profile)) }, names })())._unsafeUnwrap()

test('a member sees what they gave', async () => {
  expect(await show(aFullProfile({ country: { valueId: '1' } }))).toMatchObject({
    email: 'lea@example.org', emailConfirmed: true, firstname: 'Léa', country: 'FR', level: 'terminale', avatar: 'owl', interests: ['mathematiques', 'bac'],
  })
  expect(await show(aProfile())).toMatchObject({ country: null, level: null, avatar: null, interests: [] })
  expect(await show(null)).toBeNull()
})

test.each([
  ['the flag on', { displayEmail: true }, 'lea@example.org'],
  ['the flag off', { displayEmail: false }, null],
  ['no flag', null, null],
])('with %s the address shown is %s', async (_, featureFlags, email) => {
  expect((await show(aProfile({ featureFlags })))?.email).toBe(email)
})

const change = async (form: ProfileForm) => {
  const sent = vi.fn<ProfileGateway['change']>(() => Promise.resolve(ok()))
  const changed = await makeChangeProfile({ profile: { change: sent }, names, clock: new InMemoryClock(Date.UTC(2026, 10, 21, 12)) })(form)
  return { changed, sent: sent.mock.calls[0]?.[0] }
}

test.each([
  [{ firstname: ' Léa ', country: 'FR', avatar: 'owl', birthdate: '29/02/2012' }, { firstname: 'Léa', country: { valueId: '1' }, avatar: 'owl', birthdate: '2012-02-29' }],
  [{ lastname: '', country: '', avatar: '', birthdate: '' }, { lastname: null, country: null, avatar: null, birthdate: null }],
  [{ country: 'SN', firstname: undefined, avatar: undefined }, { country: { valueId: 'SN' } }],
])('of the form %o the change is %o', async (form, sent) => {
  expect((await change(form)).sent).toEqual(sent)
})

test.each([
  ['firstname', 'x'.repeat(101), 'name-invalid'],
  ['username', 'Léa\nDiop', 'name-invalid'],
  ['birthdate', '31/02/2012', 'birth-date-invalid'],
  ['birthdate', '31/12/1919', 'birth-date-too-early'],
  ['birthdate', '23/11/2026', 'birth-date-in-the-future'],
])('%s as %j is refused beside its field, and nothing is sent', async (field, value, refusal) => {
  const { changed, sent } = await change({ [field]: value })
  expect(changed._unsafeUnwrapErr()).toEqual({ type: 'form-refused', fields: { [field]: refusal } })
  expect(sent).toBeUndefined()
})

test('a field that no form shows refuses the whole', async () => {
  expect((await change({ country: 'x'.repeat(101) })).changed._unsafeUnwrapErr()).toEqual({ type: 'profile-change-malformed' })
})

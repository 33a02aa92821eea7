import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import type { ProfileGateway } from '../ports/profile-gateway.ts'
import { makeGuardParentPages } from './parent-gate.ts'

const child = aProfile({ firstname: 'Zoé', child: { avatar: 'fox' } })
const guardFor = (read: ProfileGateway['read']) => makeGuardParentPages({ profile: { read } })

test('a child is led to the gate, which knows the page with its query', async () => {
  const guard = guardFor(() => Promise.resolve(ok(child)))
  expect(await guard('/premium/checkout/solo-yearly?coupon=A')).toBe('/qui-revise/parent?next=%2Fpremium%2Fcheckout%2Fsolo-yearly%3Fcoupon%3DA')
  expect(await guard('/mon-compte')).toBe('/qui-revise/parent?next=%2Fmon-compte')
})

test.each([
  ['the parent', () => Promise.resolve(ok(aProfile()))],
  ['a visitor', () => Promise.resolve(ok(null))],
  ['somebody of whom nothing is known now', () => Promise.resolve(err({ type: 'service-unreachable' } as const))],
])('%s is not led there', async (_, read) => {
  expect(await guardFor(read)('/mon-compte')).toBeNull()
})

test('nobody is asked for on the other pages', async () => {
  const guard = guardFor(() => Promise.reject(new Error('Somebody was asked for.')))
  expect(await guard('/revisions/cours-et-quiz?next=/mon-compte')).toBeNull()
})

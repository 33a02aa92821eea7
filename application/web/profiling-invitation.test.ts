import { expect, test } from 'vitest'
import { aProfile } from '../../tests/builders/a-profile.ts'
import { profilingInvitation } from './profiling-invitation.ts'

test.each([
  ['did none', {}, 'begin'],
  ['is in the middle of it', { profilingSteps: ['audience'] }, 'resume'],
  ['finished it', { profiledAt: 1 }, null],
  ['must do it again', { profiledAt: 1, refreshProfiling: { step: 'level' } }, 'refresh'],
] as const)('a member who %s is invited to: %o %s', (_, changes, invitation) => {
  expect(profilingInvitation(aProfile(changes))).toBe(invitation)
})

import { expect, test } from 'vitest'
import type { CallFailure } from './failed-call.ts'
import { checkProfile, pathsWithoutProfileCheck } from './profile-check.ts'

const guard = (path: string, failure: CallFailure | null = null) => ({ place: 'route-guard', path, failure }) as const
const start = (path: string, failure: CallFailure | null = null) => ({ place: 'server-start', path, failure }) as const

test.each([
  ['a visitor is left alone at the start', 'logged-out', start('/'), 'nothing'],
  ['a visitor is left alone on a page', 'logged-out', guard('/'), 'nothing'],
  ['a visitor is left alone after a failure', 'logged-out', guard('/', 'other'), 'nothing'],
  ['a member with a profile is left alone at the start', 'logged-in', start('/'), 'nothing'],
  ['a member with a profile is left alone on a page', 'logged-in', guard('/revisions'), 'nothing'],
  ['a member with a profile is left alone after a failure', 'logged-in', start('/', 'other'), 'nothing'],
  ['a profile that is missing at the start is read', 'logged-in-without-profile', start('/'), 'read-profile'],
  ['a profile that is missing on a page is read', 'logged-in-without-profile', guard('/revisions'), 'read-profile'],
  ['the sign-up form is checked', 'logged-in-without-profile', guard('/signup/signup-form'), 'read-profile'],
  ['a page below the profiling is checked', 'logged-in-without-profile', guard('/profiling/a'), 'read-profile'],
] as const)('%s', (_, type, at, expected) => {
  expect(checkProfile({ type }, at)).toBe(expected)
})

test.each<[CallFailure, string]>([
  ['unauthenticated', 'log-out'],
  ['forbidden', 'log-out'],
  ['profiling-needed', 'go-to-profiling'],
  ['not-found', 'log-out'],
  ['other', 'log-out'],
])('a profile that cannot be read (%s) leads at the start to %s, and on a page to profiling', (failure, atStart) => {
  expect(checkProfile({ type: 'logged-in-without-profile' }, start('/revisions', failure))).toBe(atStart)
  expect(checkProfile({ type: 'logged-in-without-profile' }, guard('/revisions', failure))).toBe('go-to-profiling')
})

test('a service that does not answer ends no session, and sends nobody to profiling', () => {
  expect(checkProfile({ type: 'logged-in-without-profile' }, start('/revisions', 'unreachable'))).toBe('nothing')
  expect(checkProfile({ type: 'logged-in-without-profile' }, guard('/revisions', 'unreachable'))).toBe('nothing')
})

test.each(['/profiling', '/profiling/', '/PROFILING', '/signup/successfull-signin', '/signup/successfull-signin/'])('%s is not checked', (path) => {
  for (const failure of [null, 'profiling-needed', 'other'] as const) {
    expect(checkProfile({ type: 'logged-in-without-profile' }, guard(path, failure))).toBe('nothing')
    expect(checkProfile({ type: 'logged-in-without-profile' }, start(path, failure))).toBe('nothing')
  }
})

test('two routes are left alone', () => {
  expect([...pathsWithoutProfileCheck]).toEqual(['/profiling', '/signup/successfull-signin'])
})

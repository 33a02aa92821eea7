import { expect, test } from 'vitest'
import { checkProfile } from './profile-check.ts'

const guard = (path: string, failed = false) => ({ place: 'route-guard', path, failed }) as const
const start = (failed = false, path = '/') => ({ place: 'server-start', path, failed }) as const

test.each([
  ['a visitor is left alone at the start', 'logged-out', start(), 'nothing'],
  ['a visitor is left alone on a page', 'logged-out', guard('/'), 'nothing'],
  ['a visitor is left alone after a failure', 'logged-out', guard('/', true), 'nothing'],
  ['a member with a profile is left alone at the start', 'logged-in', start(), 'nothing'],
  ['a member with a profile is left alone on a page', 'logged-in', guard('/revisions'), 'nothing'],
  ['a member with a profile is left alone after a failure', 'logged-in', start(true), 'nothing'],
  ['a profile that is missing at the start is read', 'logged-in-without-profile', start(), 'read-profile'],
  ['a profile that is missing on a page is read', 'logged-in-without-profile', guard('/revisions'), 'read-profile'],
  ['a profile that cannot be read at the start logs out', 'logged-in-without-profile', start(true), 'log-out'],
  ['the server reads it for the profiling route too', 'logged-in-without-profile', start(false, '/profiling'), 'read-profile'],
  ['a profile that cannot be read on a page sends to profiling', 'logged-in-without-profile', guard('/revisions', true), 'go-to-profiling'],
  ['the profiling route is not checked', 'logged-in-without-profile', guard('/profiling'), 'nothing'],
  ['the profiling route is not left for itself', 'logged-in-without-profile', guard('/profiling', true), 'nothing'],
  ['the end of the sign-up is not checked', 'logged-in-without-profile', guard('/signup/successfull-signin'), 'nothing'],
  ['the sign-up form is', 'logged-in-without-profile', guard('/signup/signup-form'), 'read-profile'],
] as const)('%s', (_, type, at, expected) => {
  expect(checkProfile({ type }, at)).toBe(expected)
})

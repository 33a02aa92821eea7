import { expect, test } from 'vitest'
import { type CallFailure, decideFailedCall, isReported } from './failed-call.ts'

const replay = { type: 'refresh-then-replay' }
const logOut = { type: 'log-out' }
const keep = { type: 'keep-session' }
const profiling = { type: 'go-to-profiling', delay: 1_000 }
const giveUp = { type: 'give-up' }

test.each([
  ['unauthenticated', replay, giveUp, logOut],
  ['forbidden', giveUp, giveUp, logOut],
  ['profiling-needed', profiling, profiling, keep],
  ['not-found', giveUp, giveUp, keep],
  ['unreachable', giveUp, giveUp, keep],
  ['other', giveUp, giveUp, keep],
] as const)('%s: a member gets %o, a visitor %o, a refresh %o', (failure, ofMember, ofVisitor, ofRefresh) => {
  const call = { failure, isLoggedIn: true, isRefreshCall: false, wasReplayed: false }
  expect(decideFailedCall(call)).toEqual(ofMember)
  expect(decideFailedCall({ ...call, isLoggedIn: false })).toEqual(ofVisitor)
  expect(decideFailedCall({ ...call, isRefreshCall: true })).toEqual(ofRefresh)
})

test('a call is replayed once only', () => {
  expect(decideFailedCall({ failure: 'unauthenticated', isLoggedIn: true, isRefreshCall: false, wasReplayed: true })).toEqual(giveUp)
})

test('a refresh is never replayed, whoever is logged in', () => {
  for (const isLoggedIn of [true, false]) {
    for (const wasReplayed of [true, false]) {
      expect(decideFailedCall({ failure: 'unauthenticated', isLoggedIn, isRefreshCall: true, wasReplayed })).toEqual(logOut)
    }
  }
})

test.each<[CallFailure, boolean]>([
  ['unauthenticated', true],
  ['forbidden', true],
  ['profiling-needed', true],
  ['other', true],
  ['not-found', false],
  ['unreachable', false],
])('%s is reported: %s', (failure, expected) => {
  expect(isReported(failure)).toBe(expected)
})

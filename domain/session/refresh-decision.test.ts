import { expect, test } from 'vitest'
import { decideRefresh } from './refresh-decision.ts'

const token = { sessionId: 's1', memberId: 'm1', expiresAt: 1_000_000, replacedAt: null, sessionEndedAt: null }

test.each([
  ['an unknown token', undefined, 0, 'refuse'],
  ['a good token', token, 999_999, 'rotate'],
  ['a token that is over', token, 1_000_000, 'refuse'],
  ['a token of a closed session', { ...token, sessionEndedAt: 1 }, 2, 'refuse'],
  ['a token replaced 30 s ago', { ...token, replacedAt: 10_000 }, 40_000, 'same-successor'],
  ['a token replaced longer ago', { ...token, replacedAt: 10_000 }, 40_001, 'end-session'],
  ['a token replaced just before it was over', { ...token, replacedAt: 999_999 }, 1_000_000, 'same-successor'],
  ['a token replaced long ago that is over', { ...token, replacedAt: 10_000 }, 1_000_000, 'end-session'],
  ['a replaced token of a closed session that is over', { ...token, replacedAt: 10_000, sessionEndedAt: 11_000 }, 1_000_000, 'refuse'],
  ['a replaced token of a closed session', { ...token, replacedAt: 10_000, sessionEndedAt: 11_000 }, 12_000, 'refuse'],
] as const)('%s', (_, stored, now, decision) => {
  expect(decideRefresh(stored, now)).toBe(decision)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import type { AttemptOwner, QuizAttempt } from './attempt.ts'
import { joinAttempts } from './join-attempts.ts'

const who = { visitorId: 'v1', memberId: 'm1' }
const member: AttemptOwner = { kind: 'member', memberId: 'm1' }
const visitor: AttemptOwner = { kind: 'visitor', visitorId: 'v1' }

const attemptOf = (owner: AttemptOwner, id: string, answers: number, startedAt: number, quizPath = '/quiz'): QuizAttempt =>
  aQuizAttempt({
    id,
    owner,
    quizPath,
    startedAt,
    answers: Array.from({ length: answers }, (_, index) => ({ questionId: `q${index}`, response: ['a'], points: 1 })),
  })

describe('where both have an attempt at a quiz', () => {
  test.each([
    ['the visitor’s, with more answers, though older', attemptOf(visitor, 'visitor', 2, 1), attemptOf(member, 'member', 1, 9), 'visitor'],
    ['the member’s, with more answers, though older', attemptOf(visitor, 'visitor', 1, 9), attemptOf(member, 'member', 2, 1), 'member'],
    ['the visitor’s, more recent, of equal ones', attemptOf(visitor, 'visitor', 2, 9), attemptOf(member, 'member', 2, 1), 'visitor'],
    ['the member’s, more recent, of equal ones', attemptOf(visitor, 'visitor', 2, 1), attemptOf(member, 'member', 2, 9), 'member'],
    ['the member’s, of wholly equal ones', attemptOf(visitor, 'visitor', 2, 1), attemptOf(member, 'member', 2, 1), 'member'],
  ])('kept is %s', (_, ofVisitor, ofMember, kept) => {
    for (const attempts of [[ofVisitor, ofMember], [ofMember, ofVisitor]]) {
      const joined = joinAttempts(attempts, who)
      expect(joined.kept.map(({ id, owner }) => [id, owner])).toEqual([[kept, member]])
      expect(joined.dropped).toEqual(attempts.filter(({ id }) => id !== kept))
    }
  })
})

test('an attempt at a quiz that the other has not begun is kept', () => {
  const joined = joinAttempts([attemptOf(visitor, 'a', 0, 1, '/quiz/a'), attemptOf(member, 'b', 0, 1, '/quiz/b')], who)
  expect(joined).toEqual({
    kept: [attemptOf(member, 'b', 0, 1, '/quiz/b'), attemptOf(member, 'a', 0, 1, '/quiz/a')],
    dropped: [],
  })
})

test.each([
  ['another visitor', { kind: 'visitor', visitorId: 'v2' }],
  ['another member', { kind: 'member', memberId: 'm2' }],
  ['a visitor of the member’s name', { kind: 'visitor', visitorId: 'm1' }],
] as const)('the attempts of %s are left alone', (_, owner) => {
  expect(joinAttempts([attemptOf(owner, 'a', 3, 1)], who)).toEqual({ kept: [], dropped: [] })
})

test('joining twice changes nothing more', () => {
  const attempts = fc.uniqueArray(
    fc
      .tuple(fc.constantFrom(member, visitor), fc.uuid(), fc.nat({ max: 3 }), fc.nat({ max: 3 }), fc.constantFrom('/quiz/a', '/quiz/b'))
      .map((parts) => attemptOf(...parts)),
    { selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(attempts, (drawn) => {
      const { kept, dropped } = joinAttempts(drawn, who)
      expect(joinAttempts(kept, who)).toEqual({ kept, dropped: [] })
      expect(kept.length + dropped.length).toBe(drawn.length)
    }),
  )
})

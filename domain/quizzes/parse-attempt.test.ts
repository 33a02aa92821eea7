import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aMistakesReplay } from '../../tests/builders/a-mistakes-replay.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import type { AttemptOwner, QuizAttempt } from './attempt.ts'
import { parseMistakesReplay, parseQuizAttempt } from './parse-attempt.ts'

const answer = (questionId = 'q1', points = 1) => ({ questionId, response: ['a'], points })
const times = <Item>(count: number, item: (index: number) => Item) => Array.from({ length: count }, (_, index) => item(index))

const name = fc.string({ minLength: 1, maxLength: 200 })
const attempts: fc.Arbitrary<QuizAttempt> = fc.record({
  id: name,
  owner: fc.oneof(
    fc.record({ kind: fc.constant('member' as const), memberId: name }),
    fc.record({ kind: fc.constant('visitor' as const), visitorId: name }),
  ) as fc.Arbitrary<AttemptOwner>,
  quizPath: fc.webPath().map((path) => `/fr${path}`.slice(0, 500)),
  startedAt: fc.nat({ max: 8_640_000_000_000_000 }),
  answers: fc.uniqueArray(
    fc.record({ questionId: name, response: fc.array(fc.string()), points: fc.constantFrom(0, 1 / 3, 0.5, 4 / 6, 1) }),
    { selector: ({ questionId }) => questionId, maxLength: 20 },
  ),
})

test('an attempt written as JSON and read again is the same', () => {
  fc.assert(
    fc.property(attempts, (attempt) => {
      expect(parseQuizAttempt(JSON.parse(JSON.stringify(attempt)))._unsafeUnwrap()).toEqual(attempt)
    }),
  )
})

test('a replay written as JSON and read again is the same', () => {
  const replay = aMistakesReplay({ owner: { kind: 'visitor', visitorId: 'v1' }, answers: [answer('q1', 0), answer('q1', 0.5), answer('q2')] })
  expect(parseMistakesReplay(JSON.parse(JSON.stringify(replay)))._unsafeUnwrap()).toEqual(replay)
})

const invalid: [string, unknown, string, string][] = [
  ['without an id', { id: '' }, 'id', 'invalid'],
  ['with an id of 201 characters', { id: 'x'.repeat(201) }, 'id', 'invalid'],
  ['of nobody', { owner: undefined }, 'owner', 'missing'],
  ['of somebody of another kind', { owner: { kind: 'teacher', teacherId: 't1' } }, 'owner.kind', 'invalid'],
  ['of a member without a name', { owner: { kind: 'member' } }, 'owner.memberId', 'missing'],
  ['of a visitor with a name too many', { owner: { kind: 'visitor', visitorId: 'v1', memberId: 'm1' } }, 'owner.memberId', 'unknown'],
  ['of a member with a name too many', { owner: { kind: 'member', visitorId: 'v1', memberId: 'm1' } }, 'owner.visitorId', 'unknown'],
  ['of a quiz without a path', { quizPath: 'fr/quiz' }, 'quizPath', 'invalid'],
  ['of a path of 501 characters', { quizPath: `/${'x'.repeat(500)}` }, 'quizPath', 'invalid'],
  ['begun before 1970', { startedAt: -1 }, 'startedAt', 'invalid'],
  ['begun between two milliseconds', { startedAt: 0.5 }, 'startedAt', 'invalid'],
  ['begun after the last day that a date can hold', { startedAt: 8_640_000_000_000_001 }, 'startedAt', 'invalid'],
  ['with more than a thousand answers', { answers: times(1001, (index) => answer(String(index))) }, 'answers', 'invalid'],
  ['with more than a whole point', { answers: [answer('q1', 1.01)] }, 'answers.0.points', 'invalid'],
  ['with less than no point', { answers: [answer('q1', -0.01)] }, 'answers.0.points', 'invalid'],
  ['with points that are no number', { answers: [answer('q1', Number.NaN)] }, 'answers.0.points', 'invalid'],
  ['with an answer to no question', { answers: [answer('')] }, 'answers.0.questionId', 'invalid'],
  ['with 51 values in an answer', { answers: [{ ...answer(), response: times(51, String) }] }, 'answers.0.response', 'invalid'],
  ['with a value of 10,001 characters', { answers: [{ ...answer(), response: ['x'.repeat(10_001)] }] }, 'answers.0.response.0', 'invalid'],
  ['with an answer that says too much', { answers: [{ ...answer(), right: true }] }, 'answers.0.right', 'unknown'],
  ['with a field that none has', { finished: true }, 'finished', 'unknown'],
]

describe('refused, by the name of the field, is', () => {
  test.each([...invalid, ['with a question answered twice', { answers: [answer('q1'), answer('q1')] }, 'answers', 'invalid'] as const])(
    'an attempt %s',
    (_, changes, field, fault) => {
      expect(parseQuizAttempt({ ...aQuizAttempt(), ...(changes as object) })._unsafeUnwrapErr()).toEqual({
        type: 'quiz-attempt-malformed',
        faults: [{ field, fault }],
      })
    },
  )

  test.each([
    ...invalid,
    ['of no attempt', { replayOf: '' }, 'replayOf', 'invalid'] as const,
    ['of no question', { questionIds: [] }, 'questionIds', 'invalid'] as const,
    ['of a question without a name', { questionIds: [''] }, 'questionIds.0', 'invalid'] as const,
    ['of a question named twice', { questionIds: ['q1', 'q1'] }, 'questionIds', 'invalid'] as const,
    ['of 1,001 questions', { questionIds: times(1001, String) }, 'questionIds', 'invalid'] as const,
  ])('a replay %s', (_, changes, field, fault) => {
    expect(parseMistakesReplay({ ...aMistakesReplay(), ...(changes as object) })._unsafeUnwrapErr()).toEqual({
      type: 'mistakes-replay-malformed',
      faults: [{ field, fault }],
    })
  })
})

test.each([
  ['ids of 200 characters', { id: 'x'.repeat(200) }],
  ['a path of 500 characters', { quizPath: `/${'x'.repeat(499)}` }],
  ['the first moment', { startedAt: 0 }],
  ['the last moment', { startedAt: 8_640_000_000_000_000 }],
  ['a thousand answers', { answers: times(1000, (index) => answer(String(index))) }],
  ['50 values in an answer, of 10,000 characters', { answers: [{ ...answer(), response: times(50, () => 'x'.repeat(10_000)) }] }],
  ['an answer without values', { answers: [{ ...answer(), response: [] }] }],
])('%s are read in an attempt and in a replay', (_, changes) => {
  expect(parseQuizAttempt({ ...aQuizAttempt(), ...changes }).isOk()).toBe(true)
  expect(parseMistakesReplay({ ...aMistakesReplay(), ...changes }).isOk()).toBe(true)
})

test('a replay may name a thousand questions', () => {
  expect(parseMistakesReplay(aMistakesReplay({ questionIds: times(1000, String) })).isOk()).toBe(true)
})

test('whatever comes, an attempt or a refusal is the answer', () => {
  expectNeverThrows(parseQuizAttempt, aQuizAttempt({ answers: [answer('q1'), answer('q2', 0.5)] }))
})

test('whatever comes, a replay or a refusal is the answer', () => {
  expectNeverThrows(parseMistakesReplay, aMistakesReplay({ answers: [answer('q1', 0), answer('q1')] }))
})

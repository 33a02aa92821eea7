import { expect, test } from 'vitest'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aQuiz } from '../../tests/builders/a-quiz.ts'
import { attemptSummarySchema, summarizeAttempts } from './attempt-summary.ts'
import * as v from 'valibot'

const right = (questionId: string) => ({ questionId, response: ['b'], points: 1 })
const wrong = (questionId: string) => ({ questionId, response: ['a'], points: 0 })
const first = aQuizAttempt({ id: 'first', startedAt: 1, answers: [right('q1'), wrong('q2')] })
const again = aQuizAttempt({ id: 'again', startedAt: 2, answers: [right('q1')] })

test.each([
  ['begun only', [again], { attemptId: 'again', answered: 1, total: 2, isFinished: false, result: null }],
  ['finished', [first], { attemptId: 'first', answered: 2, total: 2, isFinished: true, result: { right: 1, total: 2 } }],
  ['finished and begun again', [first, again], { attemptId: 'again', startedAt: 2, answered: 1, isFinished: false, result: { right: 1, total: 2 } }],
  ['begun without an answer', [aQuizAttempt()], { answered: 0, mastery: 0, state: 'not-started' }],
  [
    'answered before its questions were changed',
    [aQuizAttempt({ answers: [right('gone'), right('q1')] })],
    { answered: 1, total: 2, isFinished: false },
  ],
] as const)('a quiz that was %s', (_, attempts, expected) => {
  const summary = summarizeAttempts(aQuiz(), attempts as never)
  expect(summary).toMatchObject(expected)
  expect(v.is(attemptSummarySchema, summary)).toBe(true)
})

test('mastery is over all the attempts', () => {
  const { mastery, state } = summarizeAttempts(aQuiz(), [first, again])
  expect(state).toBe('in-progress')
  expect(mastery).toBeGreaterThan(summarizeAttempts(aQuiz(), [again]).mastery)
})

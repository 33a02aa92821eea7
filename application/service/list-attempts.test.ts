import { expect, test } from 'vitest'
import { InMemoryQuizAttemptRepository } from '../../adapters/in-memory/in-memory-quiz-attempt-repository.ts'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aQuiz } from '../../tests/builders/a-quiz.ts'
import { makeListAttempts } from './list-attempts.ts'

const owner = { kind: 'member', memberId: 'lea' } as const
const visitor = { kind: 'visitor', visitorId: 'lea-before' } as const
const library = { quiz: (path: string) => Promise.resolve(path.includes('gone') ? undefined : aQuiz({ title: path })) }

const listOf = async (...attempts: Parameters<typeof aQuizAttempt>[0][]) => {
  const repository = new InMemoryQuizAttemptRepository()
  for (const attempt of attempts) await repository.add(aQuizAttempt({ owner, ...attempt }))
  return (await makeListAttempts({ library, attempts: repository })([owner, visitor]))._unsafeUnwrap().quizzes
}

test('the quizzes begun are told once each, the last begun first, those of the visit before the account too', async () => {
  const quizzes = await listOf(
    { id: 'old', quizPath: '/fr/a/quiz', startedAt: 1, answers: [{ questionId: 'q1', response: ['b'], points: 1 }] },
    { id: 'other', quizPath: '/fr/b/quiz', startedAt: 2, owner: visitor },
    { id: 'new', quizPath: '/fr/a/quiz', startedAt: 3 },
  )
  expect(quizzes).toMatchObject([
    { quizPath: '/fr/a/quiz', attemptId: 'new', answered: 0 },
    { quizPath: '/fr/b/quiz', attemptId: 'other' },
  ])
})

test('nobody else’s quizzes, and none that left the library', async () => {
  expect(await listOf({ id: 'gone', quizPath: '/fr/gone/quiz' }, { id: 'of zoe', owner: { kind: 'member', memberId: 'zoe' } })).toEqual([])
})

import { expect, test } from 'vitest'
import { aQuizAttempt } from '../../tests/builders/a-quiz-attempt.ts'
import { aQuiz } from '../../tests/builders/a-quiz.ts'
import { chapterMastery } from '../quizzes/mastery.ts'
import { childActivity, type KnownQuiz } from './child-activity.ts'

const quiz = aQuiz()
const questionIds = quiz.questions.map(({ id }) => id)
const maths = { path: '/fr/revisions/maths', title: 'Mathématiques', subject: 'mathematics' } as const
const french = { path: '/fr/revisions/francais', title: 'Français', subject: 'french' } as const
const known = new Map<string, KnownQuiz>([
  ['fractions', { quiz, book: maths }],
  ['puissances', { quiz, book: maths }],
  ['verbes', { quiz, book: french }],
])
const attempt = (id: string, quizPath: string, startedAt: number, points: readonly number[]) =>
  aQuizAttempt({
    id,
    quizPath,
    startedAt,
    answers: points.map((earned, index) => ({ questionId: questionIds[index] ?? '', response: ['a'], points: earned })),
  })
const allRight = questionIds.map(() => 1)

test('who did nothing has done nothing', () => {
  expect(childActivity([], known)).toEqual({ finished: 0, begun: 0, lastQuizAt: null, quizzes: [], books: [] })
})

test('quizzes are told the latest first, with how far they came', () => {
  const { quizzes, finished, begun, lastQuizAt } = childActivity(
    [attempt('a', 'fractions', 1, allRight), attempt('c', 'verbes', 3, [0]), attempt('b', 'puissances', 2, [])],
    known,
  )
  expect(quizzes).toMatchObject([
    { attemptId: 'c', title: quiz.title, state: 'begun', answered: 1, right: 0, total: questionIds.length, startedAt: 3 },
    { attemptId: 'b', state: 'begun', answered: 0, right: 0 },
    { attemptId: 'a', state: 'finished', answered: questionIds.length, right: questionIds.length },
  ])
  expect({ finished, begun, lastQuizAt }).toEqual({ finished: 1, begun: 2, lastQuizAt: 3 })
})

test('of two quizzes begun at once the one of the later id is told first', () => {
  const { quizzes } = childActivity([attempt('a', 'fractions', 1, []), attempt('b', 'verbes', 1, [])], known)
  expect(quizzes.map(({ attemptId }) => attemptId)).toEqual(['b', 'a'])
})

test('a book is mastered as the mean of its quizzes that were answered, of all attempts at each', () => {
  const attempts = [attempt('a', 'fractions', 1, [0]), attempt('b', 'fractions', 2, allRight), attempt('c', 'puissances', 3, allRight), attempt('d', 'verbes', 4, [1])]
  const { books } = childActivity(attempts, known)
  const of = (quizPath: string) => chapterMastery(quiz, attempts.filter((one) => one.quizPath === quizPath)).mastery
  expect(books).toEqual([
    { ...french, mastery: of('verbes'), state: 'in-progress', quizzes: 1 },
    { ...maths, mastery: (of('fractions') + of('puissances')) / 2, state: 'in-progress', quizzes: 2 },
  ])
})

test('a book is mastered when each of its quizzes that were answered is', () => {
  const again = Array.from({ length: 8 }, (_, index) => attempt(`a${index}`, 'fractions', index, allRight))
  expect(childActivity(again, known).books).toMatchObject([{ ...maths, state: 'mastered' }])
  expect(childActivity([...again, attempt('b', 'puissances', 9, [1])], known).books).toMatchObject([{ state: 'in-progress' }])
})

test('a quiz that was opened and not answered says nothing of a book', () => {
  expect(childActivity([attempt('a', 'fractions', 1, [])], known).books).toEqual([])
})

test('a quiz that the library no longer has is left out', () => {
  expect(childActivity([attempt('a', 'gone', 1, [1])], known)).toEqual({ finished: 0, begun: 0, lastQuizAt: null, quizzes: [], books: [] })
})

test('answers to questions that the quiz no longer has are not counted', () => {
  const old = aQuizAttempt({ quizPath: 'fractions', answers: [{ questionId: 'gone', response: ['a'], points: 1 }] })
  expect(childActivity([old], known).quizzes).toMatchObject([{ answered: 0, right: 0, state: 'begun' }])
})

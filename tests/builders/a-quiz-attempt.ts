import type { QuizAttempt } from '../../domain/quizzes/attempt.ts'

/** A member's attempt without answers, with what the test says instead. */
export const aQuizAttempt = (changes: Partial<QuizAttempt> = {}): QuizAttempt => ({
  id: 'attempt-1',
  owner: { kind: 'member', memberId: 'member-1' },
  quizPath: '/fr/revisions/maths/nombres/calculer/quiz',
  startedAt: Date.UTC(2026, 10, 21),
  answers: [],
  ...changes,
})

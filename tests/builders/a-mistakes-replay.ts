import type { MistakesReplay } from '../../domain/quizzes/replay-mistakes.ts'

/** A member's replay of two mistakes, q1 and q2, without answers, with what the test says instead. */
export const aMistakesReplay = (changes: Partial<MistakesReplay> = {}): MistakesReplay => ({
  id: 'replay-1',
  owner: { kind: 'member', memberId: 'member-1' },
  quizPath: '/fr/revisions/maths/nombres/calculer/quiz',
  startedAt: Date.UTC(2026, 10, 22),
  replayOf: 'attempt-1',
  questionIds: ['q1', 'q2'],
  answers: [],
  ...changes,
})

import type { Quiz } from '../../domain/quizzes/quiz.ts'
import { aNumericQuestion, aSingleChoice } from './a-question.ts'

/** Two questions of one skill: `q1` has the choices a, b (right) and c; the answer to `q2` is 2. */
export const aQuiz = (changes: Partial<Quiz> = {}): Quiz => ({
  kind: 'quiz',
  title: 'Calculer',
  description: 'Deux questions de calcul.',
  skills: { calculer: 'Calculer de tête' },
  questions: [aSingleChoice({ id: 'q1' }), aNumericQuestion({ id: 'q2' })],
  ...changes,
})

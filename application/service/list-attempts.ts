import { ok, type Result } from 'neverthrow'
import type { AttemptOwner } from '../../domain/quizzes/attempt.ts'
import { type AttemptSummary, summarizeAttempts } from '../../domain/quizzes/attempt-summary.ts'
import type { ContentLibrary } from '../ports/content-library.ts'
import type { QuizAttemptRepository } from '../ports/quiz-attempt-repository.ts'

const mostQuizzes = 100

/** How the quizzes stand that somebody began, the last begun first. A quiz that left the library is left out. */
export const makeListAttempts =
  ({ library, attempts }: { library: Pick<ContentLibrary, 'quiz'>; attempts: Pick<QuizAttemptRepository, 'ofOwner'> }) =>
  async (owners: readonly AttemptOwner[]): Promise<Result<{ quizzes: AttemptSummary[] }, never>> => {
    const own = (await Promise.all(owners.map((owner) => attempts.ofOwner(owner)))).flat().toSorted((a, b) => a.startedAt - b.startedAt)
    const quizzes: AttemptSummary[] = []
    for (const [quizPath, [first, ...others]] of Map.groupBy(own, (attempt) => attempt.quizPath)) {
      const quiz = await library.quiz(quizPath)
      if (quiz && first) quizzes.push(summarizeAttempts(quiz, [first, ...others]))
    }
    return ok({ quizzes: quizzes.toSorted((a, b) => b.startedAt - a.startedAt).slice(0, mostQuizzes) })
  }

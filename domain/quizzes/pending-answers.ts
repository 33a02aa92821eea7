import type { AskedQuestion, QuizAttemptView } from './attempt-view.ts'

/**
 * Where an attempt stands once answers count that the service has not scored yet: the question to ask next, null when none is
 * left, and how many have an answer.
 *
 * @param pending the questions answered since the attempt was read, in any order; some may be in the attempt already
 *
 * Source: specification, section 1, "It offers quizzes"; issue of the whole site, "answered is kept and sent later".
 *
 * @example goOnWithPending(view, ['q1']) // { next: { questionId: 'q2', … }, answered: 1 }
 */
export const goOnWithPending = (
  view: Pick<QuizAttemptView, 'answered' | 'upcoming'>,
  pending: readonly string[],
): { readonly next: AskedQuestion | null; readonly answered: number } => {
  const left = view.upcoming.filter(({ questionId }) => !pending.includes(questionId))
  return { next: left[0] ?? null, answered: view.answered.length + view.upcoming.length - left.length }
}

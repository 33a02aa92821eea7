import { type AttemptOwner, isOwnedBy, type QuizAttempt } from './attempt.ts'

/** What becomes of the attempts when a visitor becomes a member. */
export type JoinedAttempts = {
  /** One for each quiz, all the member's from now on. */
  readonly kept: readonly QuizAttempt[]
  readonly dropped: readonly QuizAttempt[]
}

/** The one with more answers first, then the more recent one; of equal ones, the one that comes first. */
const byAnswersThenDate = (a: QuizAttempt, b: QuizAttempt): number => b.answers.length - a.answers.length || b.startedAt - a.startedAt

/**
 * Joins a visitor's attempts to the account that they sign up to or log in to. Where both have an attempt at a quiz, the one with
 * more answers is kept, then the more recent one, then the member's. Nobody else's attempts are touched.
 *
 * Source: specification, section 6, "Visitor (not logged in); logged-in member".
 *
 * @example joinAttempts(attempts, { visitorId: 'v1', memberId: 'm1' }).kept // each { owner: { kind: 'member', memberId: 'm1' }, … }
 */
export const joinAttempts = (
  attempts: readonly QuizAttempt[],
  { visitorId, memberId }: { readonly visitorId: string; readonly memberId: string },
): JoinedAttempts => {
  const member: AttemptOwner = { kind: 'member', memberId }
  const ofMember = attempts.filter((attempt) => isOwnedBy(attempt, [member]))
  // Stryker disable next-line StringLiteral: whoever is no member is a visitor
  const ofVisitor = attempts.filter((attempt) => isOwnedBy(attempt, [{ kind: 'visitor', visitorId }]))
  const byQuiz = Map.groupBy([...ofMember, ...ofVisitor], ({ quizPath }) => quizPath)
  const ranked = [...byQuiz.values()].map((ofQuiz) => ofQuiz.toSorted(byAnswersThenDate))
  return {
    kept: ranked.flatMap((ofQuiz) => ofQuiz.slice(0, 1)).map((best) => ({ ...best, owner: member })),
    dropped: ranked.flatMap((ofQuiz) => ofQuiz.slice(1)),
  }
}

import type { Points, QuestionResponse } from './score-response.ts'
import type { Quiz } from './quiz.ts'

/** Whose attempt it is: a member's, a child's of their family, or a visitor's who has no account yet. */
export type AttemptOwner =
  | { readonly kind: 'member'; readonly memberId: string }
  | { readonly kind: 'child'; readonly childId: string }
  | { readonly kind: 'visitor'; readonly visitorId: string }

export type GivenAnswer = { readonly questionId: string; readonly response: QuestionResponse; readonly points: Points }

/** One go at a quiz. The first answer to a question stands. */
export type QuizAttempt = {
  readonly id: string
  readonly owner: AttemptOwner
  /** The quiz, by its path in the library. */
  readonly quizPath: string
  readonly startedAt: number
  readonly answers: readonly GivenAnswer[]
}

/** The id of an owner, which is one among those of their kind. */
export const ownerId = (owner: AttemptOwner): string => {
  switch (owner.kind) {
    case 'member':
      return owner.memberId
    case 'child':
      return owner.childId
    case 'visitor':
      return owner.visitorId
  }
}

/** Says whether an attempt belongs to one of these owners: a member, a child, a visitor, or somebody who is several of them. */
export const isOwnedBy = (attempt: QuizAttempt, owners: readonly AttemptOwner[]): boolean =>
  owners.some((owner) => owner.kind === attempt.owner.kind && ownerId(owner) === ownerId(attempt.owner))

/** The answer given to a question in an attempt; undefined when there is none yet. */
export const answerTo = (attempt: QuizAttempt, questionId: string): GivenAnswer | undefined =>
  attempt.answers.find((answer) => answer.questionId === questionId)

/** The question to ask next: the first one without an answer; undefined when all are answered. */
export const nextQuestion = (quiz: Pick<Quiz, 'questions'>, attempt: QuizAttempt): Quiz['questions'][number] | undefined =>
  quiz.questions.find(({ id }) => !answerTo(attempt, id))

export type SkillScore = { readonly skill: string; readonly label: string; readonly right: number; readonly total: number }

/** What came out of a finished attempt: questions wholly right, in all and by skill. */
export type QuizResult = {
  readonly right: number
  readonly total: number
  readonly bySkill: SkillScore[]
}

const isRight = (attempt: QuizAttempt, questionId: string): boolean => answerTo(attempt, questionId)?.points === 1

/**
 * How an attempt went: the questions that are wholly right, in all and skill by skill.
 *
 * @example quizResult(quiz, attempt) // { right: 7, total: 8, bySkill: [{ skill: 'discriminant', right: 3, total: 3, … }] }
 */
export const quizResult = (quiz: Pick<Quiz, 'questions' | 'skills'>, attempt: QuizAttempt): QuizResult => ({
  right: quiz.questions.filter(({ id }) => isRight(attempt, id)).length,
  total: quiz.questions.length,
  bySkill: Object.entries(quiz.skills)
    .map(([skill, label]) => {
      const questions = quiz.questions.filter((question) => question.skill === skill)
      return { skill, label, right: questions.filter(({ id }) => isRight(attempt, id)).length, total: questions.length }
    })
    .filter(({ total }) => total > 0),
})

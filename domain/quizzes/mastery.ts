import type { Points } from './score-response.ts'
import type { QuizAttempt } from './attempt.ts'
import type { Quiz } from './quiz.ts'

export type MasteryState = 'not-started' | 'in-progress' | 'mastered'

/** How well a skill is mastered, from 0 (nothing known of it, or all wrong) to below 1. */
export type SkillMastery = {
  readonly skill: string
  readonly label: string
  readonly mastery: number
  readonly state: MasteryState
}

export type ChapterMastery = {
  /** The mean of the skills. */
  readonly mastery: number
  /** Mastered when each of its skills is. */
  readonly state: MasteryState
  readonly bySkill: readonly SkillMastery[]
  /** Of the skills begun and not mastered, the one least mastered; null when there is none. */
  readonly weakest: SkillMastery | null
}

/** Each answer weighs this much of the one after it. */
const forgettingFactor = 0.9

/** What nothing known weighs, in answers: so few right answers are not mastery. */
const uncertainty = 2

/** Six right answers in a row, none before, are 0.7009: five are not enough. */
const masteredFrom = 0.7

/**
 * How well a skill is mastered after some answers, the oldest first: right / (right + wrong + 2), each answer counted at nine
 * tenths of the next one. A right answer never lowers it.
 *
 * The belief of the Beta reputation system with a forgetting factor.
 *
 * Source: A. Jøsang and R. Ismail, "The Beta Reputation System", 15th Bled Electronic Commerce Conference (2002).
 *
 * @example masteryOf([1, 1, 1]) // 0.575…: three right answers are a good start, no mastery
 */
export const masteryOf = (points: readonly Points[]): number => {
  let right = 0
  let counted = 0
  for (const earned of points) {
    right = right * forgettingFactor + earned
    counted = counted * forgettingFactor + 1
  }
  return right / (counted + uncertainty)
}

const meanOf = (numbers: readonly number[]): number =>
  numbers.length === 0 ? 0 : numbers.reduce((sum, number) => sum + number, 0) / numbers.length

const chapterState = (states: readonly MasteryState[]): MasteryState => {
  if (states.every((state) => state === 'not-started')) return 'not-started'
  return states.every((state) => state === 'mastered') ? 'mastered' : 'in-progress'
}

// Stryker disable next-line EqualityOperator: no two attempts have the same id
const byDate = (a: QuizAttempt, b: QuizAttempt): number => a.startedAt - b.startedAt || (a.id < b.id ? -1 : 1)

/**
 * How well a chapter is mastered, from all the attempts at its quiz, in any order: by skill, over the questions that the quiz
 * still has. A skill is mastered from 0.7, which takes six right answers at least.
 *
 * Source: specification, section 1, "educational revision"; for the measure, see `masteryOf`.
 *
 * @example chapterMastery(quiz, attempts).weakest // { skill: 'signe', label: 'Étudier le signe', mastery: 0.34…, state: 'in-progress' }
 */
export const chapterMastery = (quiz: Pick<Quiz, 'questions' | 'skills'>, attempts: readonly QuizAttempt[]): ChapterMastery => {
  const answers = attempts.toSorted(byDate).flatMap((attempt) => attempt.answers)
  const bySkill = Object.entries(quiz.skills).flatMap(([skill, label]): SkillMastery[] => {
    const questions = new Set(quiz.questions.filter((question) => question.skill === skill).map(({ id }) => id))
    if (questions.size === 0) return []
    const points = answers.filter(({ questionId }) => questions.has(questionId)).map((answer) => answer.points)
    const mastery = masteryOf(points)
    // Stryker disable next-line EqualityOperator: the figure lies between two steps, and is reached exactly by none
    return [{ skill, label, mastery, state: points.length === 0 ? 'not-started' : mastery >= masteredFrom ? 'mastered' : 'in-progress' }]
  })
  const begun = bySkill.filter(({ state }) => state === 'in-progress')
  return {
    mastery: meanOf(bySkill.map(({ mastery }) => mastery)),
    state: chapterState(bySkill.map(({ state }) => state)),
    bySkill,
    weakest: begun.toSorted((a, b) => a.mastery - b.mastery)[0] ?? null,
  }
}

import { type CardInput, type FSRS, fsrs, Rating, State } from 'ts-fsrs'
import type { CardState, StudiedCard } from './card-state.ts'
import { dayOf, millisecondsADay } from './day.ts'
import type { Review, ReviewRating } from './review.ts'
import { reviewAlgorithm, type ReviewParameters } from './review-parameters.ts'

const grades = { again: Rating.Again, hard: Rating.Hard, good: Rating.Good, easy: Rating.Easy } as const satisfies Record<ReviewRating, Rating>

const phases = { [State.Learning]: 'learning', [State.Review]: 'review', [State.Relearning]: 'relearning' } as const

const states = { learning: State.Learning, review: State.Review, relearning: State.Relearning } as const

const schedulerOf = ({ desiredRetention, weights }: ReviewParameters): FSRS =>
  fsrs({
    request_retention: desiredRetention,
    w: weights,
    enable_fuzz: false,
    enable_short_term: true,
    learning_steps: ['1m', '10m'],
    relearning_steps: ['10m'],
  })

const asInput = (card: CardState, at: number): CardInput =>
  card.phase === 'new'
    ? { state: State.New, due: new Date(at), stability: 0, difficulty: 0, elapsed_days: 0, scheduled_days: 0, learning_steps: 0, reps: 0, lapses: 0 }
    : {
        state: states[card.phase],
        due: new Date(card.due),
        last_review: new Date(card.lastReviewedAt),
        stability: card.stability,
        difficulty: card.difficulty,
        elapsed_days: 0,
        scheduled_days: 0,
        learning_steps: card.learningStep,
        reps: card.reviews,
        lapses: card.lapses,
      }

/** The last moment for which a card studied now may be due. */
const latestDue = (at: number, { longestInterval, examAt }: ReviewParameters): number => {
  const longest = at + longestInterval * millisecondsADay
  if (examAt === null) return longest
  const daysToTheEve = dayOf(examAt) - 1 - dayOf(at)
  return daysToTheEve > 0 ? Math.min(longest, at + daysToTheEve * millisecondsADay) : longest
}

/**
 * Studies a card: its next state, and the review to keep in the log. Without chance, so that the same review gives the same state.
 *
 * Before the eve of an exam no interval goes past it: a card whose turn would come later comes a last time on the eve.
 * From the eve on, ordinary intervals hold: what is known then is not asked again on the morning of the exam. A clock that went back counts as no time gone by.
 *
 * Source: specification, section 1, "flashcards"; the algorithm is FSRS-6, github.com/open-spaced-repetition (The Algorithm).
 *
 * @example reviewCard(newCard('c1'), 'easy', Date.UTC(2026, 10, 21), defaultReviewParameters).card.due // Date.UTC(2026, 10, 29)
 */
export const reviewCard = (
  before: CardState,
  rating: ReviewRating,
  now: number,
  parameters: ReviewParameters,
): { readonly card: StudiedCard; readonly review: Review } => {
  const at = before.phase === 'new' ? now : Math.max(now, before.lastReviewedAt)
  const { card } = schedulerOf(parameters).next(asInput(before, at), new Date(at), grades[rating])
  return {
    card: {
      cardId: before.cardId,
      phase: phases[card.state as keyof typeof phases],
      due: Math.min(card.due.getTime(), latestDue(at, parameters)),
      lastReviewedAt: at,
      stability: card.stability,
      difficulty: card.difficulty,
      learningStep: card.learning_steps,
      reviews: card.reps,
      lapses: card.lapses,
    },
    review: { before, rating, reviewedAt: at, algorithm: reviewAlgorithm, parameters },
  }
}

/**
 * The chance to remember a card at a moment if it is not studied meanwhile, from 0 to 1; 0 for a card that was never studied.
 *
 * @example recallAt(card, examAt, defaultReviewParameters) // 0.9 when as many days have gone by as its stability
 */
export const recallAt = (card: CardState, at: number, parameters: ReviewParameters): number =>
  card.phase === 'new'
    ? 0
    : schedulerOf(parameters).forgetting_curve(Math.max(0, at - card.lastReviewedAt) / millisecondsADay, card.stability)

import * as v from 'valibot'
import { err, ok, type Result } from 'neverthrow'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { type CardState, cardStateSchema, isStudied, momentSchema } from './card-state.ts'
import { type ReviewParameters, reviewParametersSchema } from './review-parameters.ts'

/** How well a card was remembered, from the hardest to the easiest. */
export const reviewRatings = ['again', 'hard', 'good', 'easy'] as const
export type ReviewRating = (typeof reviewRatings)[number]

/** One review of a card, as the log keeps it: what was known before, and all that the next state was computed from. */
export type Review = {
  readonly before: CardState
  readonly rating: ReviewRating
  readonly reviewedAt: number
  readonly algorithm: string
  readonly parameters: ReviewParameters
}

const reviewSchema = v.strictObject({
  before: cardStateSchema,
  rating: v.picklist(reviewRatings),
  reviewedAt: momentSchema,
  algorithm: v.pipe(v.string(), v.nonEmpty(), v.maxLength(100)),
  parameters: reviewParametersSchema,
})

/**
 * Reads a review of the log.
 *
 * @example parseReview({}) // err({ type: 'review-malformed', faults: [{ field: 'before', fault: 'missing' }, …] })
 */
export const parseReview: (input: unknown) => Result<Review, Malformed<'review-malformed'>> = parserOf('review-malformed', reviewSchema)

/**
 * Takes the last review of a card back: the card is exactly as it was before.
 *
 * Refusal: `review-not-the-last`, when the card is not as that review left it.
 *
 * @example undoReview(card, review)._unsafeUnwrap() // review.before
 */
export const undoReview = (card: CardState, review: Review): Result<CardState, { readonly type: 'review-not-the-last' }> => {
  const { before, reviewedAt } = review
  const reviewsBefore = isStudied(before) ? before.reviews : 0
  const isTheLast =
    // Stryker disable next-line ConditionalExpression: a new card has no last review to compare, only the types need it
    isStudied(card) &&
    card.cardId === before.cardId &&
    card.lastReviewedAt === reviewedAt &&
    card.reviews === reviewsBefore + 1
  return isTheLast ? ok(before) : err({ type: 'review-not-the-last' })
}

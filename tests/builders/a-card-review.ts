import { newCard } from '../../domain/flashcards/card-state.ts'
import { defaultReviewParameters } from '../../domain/flashcards/review-parameters.ts'
import type { Review } from '../../domain/flashcards/review.ts'

/** The first review of a card, rated "good" on 21 November 2026 at noon. */
export const aCardReview = (changes: Partial<Review> = {}): Review => ({
  before: newCard('card-1'),
  rating: 'good',
  reviewedAt: Date.UTC(2026, 10, 21, 12),
  algorithm: 'v5.4.2 using FSRS-6.0',
  parameters: defaultReviewParameters,
  ...changes,
})

import * as v from 'valibot'
import { default_w as publishedWeights, FSRSVersion } from 'ts-fsrs'
import type { Result } from 'neverthrow'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { momentSchema } from './card-state.ts'

/** How intervals are chosen. Kept with each review, so that it can be understood and computed again later. */
export type ReviewParameters = {
  /** The share of cards that should be remembered when they come up, 0.7 to 0.97. */
  readonly desiredRetention: number
  /** No interval is longer, in days. */
  readonly longestInterval: number
  /** The 21 weights of the algorithm. */
  readonly weights: readonly number[]
  /** The exam to be ready for, in milliseconds since 1970; null when there is none. */
  readonly examAt: number | null
}

/** The name and version of the algorithm, kept with each review. */
export const reviewAlgorithm: string = FSRSVersion

/** Nine cards in ten remembered, at most a year between reviews, the published weights, no exam. */
export const defaultReviewParameters: ReviewParameters = {
  desiredRetention: 0.9,
  longestInterval: 365,
  weights: publishedWeights,
  examAt: null,
}

export const reviewParametersSchema = v.strictObject({
  desiredRetention: v.pipe(v.number(), v.minValue(0.7), v.maxValue(0.97)),
  longestInterval: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(36_500)),
  weights: v.pipe(v.array(v.pipe(v.number(), v.finite())), v.length(21)),
  examAt: v.nullable(momentSchema),
})

/**
 * Reads the parameters of somebody's reviews.
 *
 * @example parseReviewParameters(defaultReviewParameters).isOk() // true
 */
export const parseReviewParameters: (input: unknown) => Result<ReviewParameters, Malformed<'review-parameters-malformed'>> = parserOf(
  'review-parameters-malformed',
  reviewParametersSchema,
)

import { describe, expect, test } from 'vitest'
import { aCardReview } from '../../tests/builders/a-card-review.ts'
import { aStudiedCard } from '../../tests/builders/a-card-state.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { newCard } from './card-state.ts'
import { parseReview, reviewRatings, undoReview } from './review.ts'

test('the ratings go from the hardest to the easiest', () => {
  expect(reviewRatings).toEqual(['again', 'hard', 'good', 'easy'])
})

test.each([
  ['the first review of a card', aCardReview()],
  ['a later one', aCardReview({ before: aStudiedCard(), rating: 'again', algorithm: 'x'.repeat(100) })],
])('%s, written as JSON and read again, is the same', (_, review) => {
  expect(parseReview(JSON.parse(JSON.stringify(review)))._unsafeUnwrap()).toEqual(review)
})

describe('refused, by the name of the field, is a review', () => {
  test.each([
    ['of no card', { before: undefined }, 'before', 'missing'],
    ['of a card that cannot be', { before: aStudiedCard({ reviews: 0 }) }, 'before.reviews', 'invalid'],
    ['of another rating', { rating: 'perfect' }, 'rating', 'invalid'],
    ['before 1970', { reviewedAt: -1 }, 'reviewedAt', 'invalid'],
    ['by no algorithm', { algorithm: '' }, 'algorithm', 'invalid'],
    ['by an algorithm of 101 characters', { algorithm: 'x'.repeat(101) }, 'algorithm', 'invalid'],
    ['without parameters', { parameters: {} }, 'parameters.desiredRetention', 'missing'],
    ['with a field that none has', { after: newCard('card-1') }, 'after', 'unknown'],
  ])('%s', (_, changes, field, fault) => {
    const refusal = parseReview({ ...aCardReview(), ...changes })._unsafeUnwrapErr()
    expect(refusal.type).toBe('review-malformed')
    expect(refusal.faults[0]).toEqual({ field, fault })
  })
})

test('whatever comes, a review or a refusal is the answer', () => {
  expectNeverThrows(parseReview, aCardReview({ before: aStudiedCard() }))
})

const before = aStudiedCard({ reviews: 3 })
const review = aCardReview({ before, reviewedAt: 1000 })
const after = aStudiedCard({ reviews: 4, lastReviewedAt: 1000 })

test('the last review of a card is taken back', () => {
  expect(undoReview(after, review)._unsafeUnwrap()).toEqual(before)
})

test('the first review of a card is taken back', () => {
  const first = aCardReview({ reviewedAt: 1000 })
  expect(undoReview(aStudiedCard({ reviews: 1, lastReviewedAt: 1000 }), first)._unsafeUnwrap()).toEqual(newCard('card-1'))
})

test.each([
  ['of a card that is new', newCard('card-1'), review],
  ['of another card', { ...after, cardId: 'card-2' }, review],
  ['that is not the last, by its moment', { ...after, lastReviewedAt: 1001 }, review],
  ['that is not the last of its moment', { ...after, reviews: 5 }, review],
  ['that was taken back already', { ...after, reviews: 3 }, review],
  ['that is the first, of a card that had others', { ...after, reviews: 2 }, { ...review, before: newCard('card-1') }],
])('a review %s is not taken back', (_, card, taken) => {
  expect(undoReview(card, taken)._unsafeUnwrapErr()).toEqual({ type: 'review-not-the-last' })
})

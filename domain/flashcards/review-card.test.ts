import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { aStudiedCard } from '../../tests/builders/a-card-state.ts'
import { type CardState, newCard, parseCardState } from './card-state.ts'
import { dayOf, millisecondsADay } from './day.ts'
import { recallAt, reviewCard } from './review-card.ts'
import { defaultReviewParameters, type ReviewParameters } from './review-parameters.ts'
import { parseReview, reviewRatings, undoReview } from './review.ts'

const now = Date.UTC(2026, 10, 21, 12)
const minute = 60_000
const days = (count: number) => count * millisecondsADay
const parametersWith = (changes: Partial<ReviewParameters> = {}): ReviewParameters => ({ ...defaultReviewParameters, ...changes })

describe('a card studied', () => {
  test.each([
    ['for the first time, again', newCard('card-1'), 'again', minute, 'learning'],
    ['for the first time, hard', newCard('card-1'), 'hard', 6 * minute, 'learning'],
    ['for the first time, good', newCard('card-1'), 'good', 10 * minute, 'learning'],
    ['for the first time, easy', newCard('card-1'), 'easy', days(8), 'review'],
    ['in its second step, good', aStudiedCard({ phase: 'learning', learningStep: 1, stability: 2.3065, reviews: 1, lastReviewedAt: now - 10 * minute, due: now }), 'good', days(2), 'review'],
    ['at long intervals, again', aStudiedCard(), 'again', 10 * minute, 'relearning'],
    ['at long intervals, hard', aStudiedCard(), 'hard', days(23), 'review'],
    ['at long intervals, good', aStudiedCard(), 'good', days(32), 'review'],
    ['at long intervals, easy', aStudiedCard(), 'easy', days(51), 'review'],
    ['after it was forgotten, hard', aStudiedCard({ phase: 'relearning', lapses: 1, lastReviewedAt: now - 10 * minute, due: now }), 'hard', 15 * minute, 'relearning'],
    ['after it was forgotten, good', aStudiedCard({ phase: 'relearning', lapses: 1, lastReviewedAt: now - 10 * minute, due: now, stability: 2 }), 'good', days(2), 'review'],
  ] as const)('%s, comes again when it should', (_, before, rating, interval, phase) => {
    const { card } = reviewCard(before, rating, now, parametersWith())
    expect({ interval: card.due - now, phase: card.phase }).toEqual({ interval, phase })
  })

  test('has one review more, and one lapse more when it was forgotten', () => {
    expect(reviewCard(aStudiedCard(), 'good', now, parametersWith()).card).toMatchObject({ cardId: 'card-1', reviews: 4, lapses: 0, lastReviewedAt: now })
    expect(reviewCard(aStudiedCard(), 'again', now, parametersWith()).card).toMatchObject({ reviews: 4, lapses: 1 })
    expect(reviewCard(newCard('card-1'), 'good', now, parametersWith()).card).toMatchObject({ reviews: 1, lapses: 0, learningStep: 1 })
    expect(reviewCard(aStudiedCard({ lapses: 2 }), 'good', now, parametersWith()).card.lapses).toBe(2)
  })

  test('leaves a review that says all that it was computed from', () => {
    const parameters = parametersWith({ desiredRetention: 0.85 })
    expect(reviewCard(aStudiedCard(), 'hard', now, parameters).review).toEqual({
      before: aStudiedCard(),
      rating: 'hard',
      reviewedAt: now,
      algorithm: 'v5.4.2 using FSRS-6.0',
      parameters,
    })
  })

  test('comes sooner when more is to be remembered', () => {
    const intervalAt = (desiredRetention: number) => reviewCard(aStudiedCard(), 'good', now, parametersWith({ desiredRetention })).card.due
    expect(intervalAt(0.95)).toBeLessThan(intervalAt(0.9))
    expect(intervalAt(0.9)).toBeLessThan(intervalAt(0.8))
  })

  test('comes after the weights of whoever studies', () => {
    const weights = defaultReviewParameters.weights.with(3, 20)
    expect(reviewCard(newCard('card-1'), 'easy', now, parametersWith({ weights })).card.due).toBe(now + days(20))
  })

  test('waits no longer than the longest interval', () => {
    expect(reviewCard(aStudiedCard(), 'easy', now, parametersWith({ longestInterval: 7 })).card.due).toBe(now + days(7))
  })

  test('by a clock that went back counts as studied when it was last', () => {
    const { card, review } = reviewCard(aStudiedCard(), 'again', Date.UTC(2020, 0, 1), parametersWith())
    expect([card.lastReviewedAt, review.reviewedAt, card.due]).toEqual([aStudiedCard().lastReviewedAt, aStudiedCard().lastReviewedAt, aStudiedCard().lastReviewedAt + 10 * minute])
  })
})

describe('with an exam in view', () => {
  const intervalBefore = (examAt: number, at = now, rating: 'again' | 'easy' = 'easy') =>
    reviewCard(aStudiedCard(), rating, at, parametersWith({ examAt })).card.due - at

  test.each([
    ['far enough away, an interval is the ordinary one', now + days(52), days(51)],
    ['a day nearer, the card comes on the eve', now + days(51), days(50)],
    ['in a week, the card comes on the eve', now + days(7), days(6)],
    ['in two days at eight, the card comes tomorrow', Date.UTC(2026, 10, 23, 8), days(1)],
    ['in two days at midnight, the card comes tomorrow', Date.UTC(2026, 10, 23), days(1)],
    ['tomorrow at eight, ordinary intervals hold', Date.UTC(2026, 10, 22, 8), days(51)],
    ['in an hour, ordinary intervals hold', now + 60 * minute, days(51)],
    ['at this moment, ordinary intervals hold', now, days(51)],
    ['over, ordinary intervals hold', now - 1, days(51)],
  ])('%s', (_, examAt, interval) => {
    expect(intervalBefore(examAt)).toBe(interval)
  })

  test('first steps stay minutes', () => {
    expect(intervalBefore(now + days(7), now, 'again')).toBe(10 * minute)
  })

  test('the longest interval still holds', () => {
    expect(reviewCard(aStudiedCard(), 'easy', now, parametersWith({ examAt: now + days(30), longestInterval: 7 })).card.due).toBe(now + days(7))
    expect(reviewCard(aStudiedCard(), 'easy', now, parametersWith({ examAt: now - 1, longestInterval: 7 })).card.due).toBe(now + days(7))
  })
})

const rating = fc.constantFrom(...reviewRatings)
const parameters: fc.Arbitrary<ReviewParameters> = fc
  .record({
    desiredRetention: fc.double({ min: 0.7, max: 0.97, noNaN: true }),
    longestInterval: fc.integer({ min: 1, max: 36_500 }),
    examIn: fc.option(fc.integer({ min: -5 * 1440, max: 90 * 1440 })),
  })
  .map(({ examIn, ...drawn }) => parametersWith({ ...drawn, examAt: examIn === null ? null : now + examIn * minute }))

/** A card as some reviews leave it, at drawn minutes of one another, and the moment of the next one. */
const studied = fc
  .tuple(fc.array(fc.tuple(rating, fc.integer({ min: 0, max: 60 * 1440 })), { maxLength: 8 }), parameters)
  .map(([reviews, drawn]) => {
    let card: CardState = newCard('card-1')
    let at = Date.UTC(2026, 9, 1)
    for (const [rated, minutes] of reviews) {
      card = reviewCard(card, rated, at, drawn).card
      at += minutes * minute
    }
    return { card, at, parameters: drawn }
  })

describe('whatever the card, the moment and the parameters,', () => {
  test('an easier rating never makes a shorter interval', () => {
    fc.assert(
      fc.property(studied, ({ card, at, parameters }) => {
        const due = reviewRatings.map((rated) => reviewCard(card, rated, at, parameters).card.due)
        expect(due).toEqual(due.toSorted((a, b) => a - b))
      }),
    )
  })

  test('a card is due after now, within the longest interval, and before the exam as long as its eve is to come', () => {
    fc.assert(
      fc.property(studied, rating, ({ card, at, parameters }, rated) => {
        const { due } = reviewCard(card, rated, at, parameters).card
        expect(due).toBeGreaterThan(at)
        expect(due).toBeLessThanOrEqual(at + days(parameters.longestInterval))
        if (parameters.examAt !== null && dayOf(at) < dayOf(parameters.examAt) - 1) expect(due).toBeLessThanOrEqual(parameters.examAt)
      }),
    )
  })

  test('the same review gives the same state', () => {
    fc.assert(
      fc.property(studied, rating, ({ card, at, parameters }, rated) => {
        expect(reviewCard(card, rated, at, parameters)).toEqual(reviewCard(card, rated, at, parameters))
      }),
    )
  })

  test('a state and its review, written as JSON and read again, are the same', () => {
    fc.assert(
      fc.property(studied, rating, ({ card, at, parameters }, rated) => {
        const after = reviewCard(card, rated, at, parameters)
        expect(parseCardState(JSON.parse(JSON.stringify(after.card)))._unsafeUnwrap()).toEqual(after.card)
        expect(parseReview(JSON.parse(JSON.stringify(after.review)))._unsafeUnwrap()).toEqual(after.review)
      }),
    )
  })

  test('taking the last review back gives exactly the state before it', () => {
    fc.assert(
      fc.property(studied, rating, ({ card, at, parameters }, rated) => {
        const after = reviewCard(card, rated, at, parameters)
        expect(undoReview(after.card, after.review)._unsafeUnwrap()).toEqual(card)
      }),
    )
  })

  test('every state that a parser lets through can be studied', () => {
    const states = fc.record({
      phase: fc.constantFrom('learning' as const, 'review' as const, 'relearning' as const),
      stability: fc.double({ min: 0.001, max: 36_500, noNaN: true }),
      difficulty: fc.double({ min: 1, max: 10, noNaN: true }),
      learningStep: fc.integer({ min: 0, max: 10 }),
      lastReviewedAt: fc.nat({ max: 99_999_999_999_999 }),
    })
    fc.assert(
      fc.property(states, rating, fc.nat({ max: 100_000_000_000_000 }), (drawn, rated, at) => {
        const state = parseCardState({ ...aStudiedCard(drawn), due: drawn.lastReviewedAt + 1 })._unsafeUnwrap()
        const { card } = reviewCard(state, rated, at, parametersWith())
        expect(Number.isSafeInteger(card.due)).toBe(true)
        expect(card.stability).toBeGreaterThanOrEqual(0.001)
        expect(card.difficulty).toBeGreaterThanOrEqual(1)
      }),
    )
  })
})

describe('the chance to remember a card', () => {
  const card = aStudiedCard({ stability: 10 })
  const chance = (after: number, changes: Partial<ReviewParameters> = {}) => recallAt(card, card.lastReviewedAt + days(after), parametersWith(changes))

  test.each([
    ['at once', 0, 1],
    ['when as many days have gone by as its stability', 10, 0.9],
    ['before it was studied', -3, 1],
  ])('%s', (_, after, expected) => {
    expect(chance(after)).toBeCloseTo(expected, 6)
  })

  test('is nothing for a new card', () => {
    expect(recallAt(newCard('card-1'), now, parametersWith())).toBe(0)
  })

  test('falls from hour to hour', () => {
    expect(chance(10 + 1 / 24)).toBeLessThan(chance(10))
  })

  test('depends on the weights, not on the retention desired', () => {
    expect(chance(20, { desiredRetention: 0.8 })).toBe(chance(20))
    expect(chance(20, { weights: defaultReviewParameters.weights.with(20, 0.5) })).not.toBe(chance(20))
  })
})

test('days of the exam are whole days of UTC', () => {
  const evening = Date.UTC(2026, 10, 21, 23, 59)
  expect(dayOf(reviewCard(aStudiedCard(), 'easy', evening, parametersWith({ examAt: evening + days(4) })).card.due)).toBe(dayOf(evening) + 3)
})

import { describe, expect, test } from 'vitest'
import { aStudiedCard } from '../../tests/builders/a-card-state.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { isStudied, newCard, parseCardState } from './card-state.ts'

const latest = 100_000_000_000_000

test.each([
  ['a new card', newCard('card-1')],
  ['a card at long intervals', aStudiedCard()],
  ['a card in its first steps', aStudiedCard({ phase: 'learning', learningStep: 1, reviews: 1 })],
  ['a card that was forgotten', aStudiedCard({ phase: 'relearning', lapses: 1 })],
  ['a card due a millisecond after its review', aStudiedCard({ lastReviewedAt: 0, due: 1 })],
  ['a card due at the last moment', aStudiedCard({ due: latest })],
  ['the least stable and easiest card', aStudiedCard({ stability: 0.001, difficulty: 1 })],
  ['the most stable and hardest card', aStudiedCard({ stability: 36_500, difficulty: 10 })],
  ['a card at its tenth step, often reviewed and forgotten', aStudiedCard({ learningStep: 10, reviews: 100_000, lapses: 100_000 })],
  ['a card reviewed once and forgotten once', aStudiedCard({ reviews: 1, lapses: 1 })],
  ['a card with a name of 200 characters', newCard('x'.repeat(200))],
])('%s, written as JSON and read again, is the same', (_, card) => {
  expect(parseCardState(JSON.parse(JSON.stringify(card)))._unsafeUnwrap()).toEqual(card)
})

test('a card is new until it is studied', () => {
  expect([newCard('card-1'), aStudiedCard()].map(isStudied)).toEqual([false, true])
})

describe('refused, by the name of the field, is a card', () => {
  test.each([
    ['of no phase', { cardId: 'card-1' }, 'phase', 'missing'],
    ['of another phase', { ...aStudiedCard(), phase: 'suspended' }, 'phase', 'invalid'],
    ['that is new and has a due date', { ...newCard('card-1'), due: 1 }, 'due', 'unknown'],
    ['that is studied and has a field too many', { ...aStudiedCard(), flag: 1 }, 'flag', 'unknown'],
    ['without a name', newCard(''), 'cardId', 'invalid'],
    ['with a name of 201 characters', newCard('x'.repeat(201)), 'cardId', 'invalid'],
    ['studied without a name', aStudiedCard({ cardId: '' }), 'cardId', 'invalid'],
    ['without a due date', { ...aStudiedCard(), due: undefined }, 'due', 'missing'],
    ['due at a date', { ...aStudiedCard(), due: '2026-11-21' }, 'due', 'invalid'],
    ['due after the last moment', aStudiedCard({ due: latest + 1 }), 'due', 'invalid'],
    ['reviewed before 1970', aStudiedCard({ lastReviewedAt: -1 }), 'lastReviewedAt', 'invalid'],
    ['reviewed between two milliseconds', aStudiedCard({ lastReviewedAt: 0.5 }), 'lastReviewedAt', 'invalid'],
    ['due when it was reviewed', aStudiedCard({ lastReviewedAt: 5, due: 5 }), '', 'invalid'],
    ['less than least stable', aStudiedCard({ stability: 0.0009 }), 'stability', 'invalid'],
    ['more than most stable', aStudiedCard({ stability: 36_501 }), 'stability', 'invalid'],
    ['of a stability that is no number', aStudiedCard({ stability: Number.NaN }), 'stability', 'invalid'],
    ['easier than easiest', aStudiedCard({ difficulty: 0.9 }), 'difficulty', 'invalid'],
    ['harder than hardest', aStudiedCard({ difficulty: 10.1 }), 'difficulty', 'invalid'],
    ['before its first step', aStudiedCard({ learningStep: -1 }), 'learningStep', 'invalid'],
    ['between two steps', aStudiedCard({ learningStep: 0.5 }), 'learningStep', 'invalid'],
    ['past its tenth step', aStudiedCard({ learningStep: 11 }), 'learningStep', 'invalid'],
    ['studied and never reviewed', aStudiedCard({ reviews: 0 }), 'reviews', 'invalid'],
    ['reviewed one time and a half', aStudiedCard({ reviews: 1.5 }), 'reviews', 'invalid'],
    ['reviewed too often', aStudiedCard({ reviews: 100_001 }), 'reviews', 'invalid'],
    ['forgotten less than never', aStudiedCard({ lapses: -1 }), 'lapses', 'invalid'],
    ['forgotten half a time', aStudiedCard({ lapses: 0.5 }), 'lapses', 'invalid'],
    ['forgotten more often than reviewed', aStudiedCard({ reviews: 1, lapses: 2 }), '', 'invalid'],
  ])('%s', (_, card, field, fault) => {
    expect(parseCardState(card)._unsafeUnwrapErr()).toEqual({ type: 'card-state-malformed', faults: [{ field, fault }] })
  })
})

test('whatever comes, a new card or a refusal is the answer', () => {
  expectNeverThrows(parseCardState, newCard('card-1'))
})

test('whatever comes, a studied card or a refusal is the answer', () => {
  expectNeverThrows(parseCardState, aStudiedCard())
})

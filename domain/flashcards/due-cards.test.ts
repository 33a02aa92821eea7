import { expect, test } from 'vitest'
import { aCardReview } from '../../tests/builders/a-card-review.ts'
import { aStudiedCard } from '../../tests/builders/a-card-state.ts'
import { type CardState, newCard } from './card-state.ts'
import { dueCards } from './due-cards.ts'

const now = Date.UTC(2026, 10, 21, 12)
const due = (cardId: string, ...moment: [number, number, number, number, number?]) => aStudiedCard({ cardId, due: Date.UTC(...moment) })
const idsOf = (cards: readonly CardState[], changes: Partial<Parameters<typeof dueCards>[0]> = {}) =>
  dueCards({ cards, reviews: [], newCardsADay: 2, now, ...changes }).map(({ cardId }) => cardId)

test('the most overdue come first, and those of tomorrow not at all', () => {
  const cards = [
    due('tonight', 2026, 10, 21, 23, 59),
    due('tomorrow', 2026, 10, 22, 0),
    due('this-morning', 2026, 10, 21, 0),
    due('last-week', 2026, 10, 14, 12),
    due('yesterday', 2026, 10, 20, 12),
  ]
  expect(idsOf(cards)).toEqual(['last-week', 'yesterday', 'this-morning', 'tonight'])
})

test('cards due at once come by name', () => {
  const at = [2026, 10, 21, 8] as const
  expect(idsOf([due('b', ...at), due('c', ...at), due('a', ...at)])).toEqual(['a', 'b', 'c'])
})

const fresh = ['n3', 'n1', 'n2'].map(newCard)

test.each([
  ['two, none begun', 2, [], ['n3', 'n1']],
  ['none', 0, [], []],
  ['more than there are', 9, [], ['n3', 'n1', 'n2']],
  ['two, one begun this morning', 2, [aCardReview({ reviewedAt: Date.UTC(2026, 10, 21) })], ['n3']],
  ['two, two begun today', 2, [aCardReview(), aCardReview()], []],
  ['one, two begun today', 1, [aCardReview(), aCardReview()], []],
  ['two, one begun yesterday', 2, [aCardReview({ reviewedAt: Date.UTC(2026, 10, 20, 23, 59, 59, 999) })], ['n3', 'n1']],
  ['two, an old card studied today', 2, [aCardReview({ before: aStudiedCard() })], ['n3', 'n1']],
])('with a daily limit of %s, new cards come in the order of the deck', (_, newCardsADay, reviews, expected) => {
  expect(idsOf(fresh, { newCardsADay, reviews })).toEqual(expected)
})

test('new cards come after those that are due, whose number has no limit', () => {
  const cards = [newCard('new'), ...['a', 'b', 'c', 'd'].map((id) => due(id, 2026, 10, 21, 8))]
  expect(idsOf(cards, { newCardsADay: 1 })).toEqual(['a', 'b', 'c', 'd', 'new'])
})

import { type CardState, isStudied, type StudiedCard } from './card-state.ts'
import { dayOf } from './day.ts'
import type { Review } from './review.ts'

/** The most overdue first; of those due at once, by name. */
// Stryker disable next-line EqualityOperator: no two cards have the same name
export const byDueDate = (a: StudiedCard, b: StudiedCard): number => a.due - b.due || (a.cardId < b.cardId ? -1 : 1)

/**
 * The cards of today: those due before the day ends, the most overdue first, then new ones, in the order of the deck, as many as
 * the daily limit of new cards leaves after those that were already begun today.
 *
 * Source: specification, section 1, "flashcards".
 *
 * @example dueCards({ cards, reviews: [], newCardsADay: 10, now }) // [overdue, dueToday, new1, …]
 */
export const dueCards = ({
  cards,
  reviews,
  newCardsADay,
  now,
}: {
  readonly cards: readonly CardState[]
  /** The log, of today at least. */
  readonly reviews: readonly Review[]
  readonly newCardsADay: number
  readonly now: number
}): readonly CardState[] => {
  const today = dayOf(now)
  // Stryker disable next-line MethodExpression: a new card is due on no day; the filter tells the compiler so
  const due = cards.filter(isStudied).filter((card) => dayOf(card.due) <= today)
  const fresh = cards.filter((card) => !isStudied(card))
  const begun = reviews.filter(({ before, reviewedAt }) => before.phase === 'new' && dayOf(reviewedAt) === today)
  return [...due.toSorted(byDueDate), ...fresh.slice(0, Math.max(0, newCardsADay - begun.length))]
}

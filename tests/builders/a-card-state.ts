import type { StudiedCard } from '../../domain/flashcards/card-state.ts'

/** A card at long intervals, studied on 11 November 2026 at noon and due ten days later, on the 21st. */
export const aStudiedCard = (changes: Partial<StudiedCard> = {}): StudiedCard => ({
  cardId: 'card-1',
  phase: 'review',
  due: Date.UTC(2026, 10, 21, 12),
  lastReviewedAt: Date.UTC(2026, 10, 11, 12),
  stability: 10,
  difficulty: 5,
  learningStep: 0,
  reviews: 3,
  lapses: 0,
  ...changes,
})

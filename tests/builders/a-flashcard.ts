import type { Deck, Flashcard } from '../../domain/flashcards/deck.ts'

export const aFlashcard = (changes: Partial<Flashcard> = {}): Flashcard => ({
  id: 'capitale-du-perou',
  front: 'Quelle est la capitale du Pérou ?',
  back: '**Lima**',
  ...changes,
})

/** Two cards, the second with a hint. */
export const aDeck = (changes: Partial<Deck> = {}): Deck => ({
  kind: 'deck',
  title: 'Capitales',
  description: 'Les capitales de l’Amérique du Sud.',
  cards: [aFlashcard(), aFlashcard({ id: 'capitale-du-chili', back: 'Santiago', hint: 'Elle porte le nom d’un saint.' })],
  ...changes,
})

import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(10_000))

const flashcardSchema = v.strictObject({
  id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)),
  front: text,
  back: text,
  hint: v.optional(text),
})

/** A card: what is asked, what is to be remembered, and perhaps a hint; all three are Markdown. */
export type Flashcard = v.InferOutput<typeof flashcardSchema>

/** A deck as an author writes it: 1 to 500 cards, each with an id of its own. */
export const deckSchema = v.strictObject({
  kind: v.literal('deck'),
  title: text,
  description: text,
  cards: v.pipe(
    v.array(flashcardSchema),
    v.minLength(1),
    v.maxLength(500),
    v.check((cards) => new Set(cards.map(({ id }) => id)).size === cards.length, 'two cards have the same id'),
  ),
})
export type Deck = v.InferOutput<typeof deckSchema>

/**
 * Reads a deck; unknown fields are refused by name.
 *
 * Source: specification, section 1, "flashcards".
 *
 * @example parseDeck({ kind: 'deck' }) // err({ type: 'deck-malformed', faults: [{ field: 'title', fault: 'missing' }, …] })
 */
export const parseDeck = parserOf('deck-malformed', deckSchema)

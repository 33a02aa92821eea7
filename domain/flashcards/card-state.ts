import * as v from 'valibot'
import type { Result } from 'neverthrow'
import { type Malformed, parserOf } from '../validation/malformed.ts'

const name = v.pipe(v.string(), v.nonEmpty(), v.maxLength(200))
/** Up to the year 5138, which leaves room for the longest interval. */
const latestMoment = 100_000_000_000_000

export const momentSchema = v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(latestMoment))

const newCardSchema = v.strictObject({ cardId: name, phase: v.literal('new') })

const studiedCardSchema = v.pipe(
  v.strictObject({
    cardId: name,
    phase: v.picklist(['learning', 'review', 'relearning']),
    due: momentSchema,
    lastReviewedAt: momentSchema,
    stability: v.pipe(v.number(), v.minValue(0.001), v.maxValue(36_500)),
    difficulty: v.pipe(v.number(), v.minValue(1), v.maxValue(10)),
    learningStep: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(10)),
    reviews: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(100_000)),
    lapses: v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(100_000)),
  }),
  v.check(({ due, lastReviewedAt }) => due > lastReviewedAt),
  v.check(({ lapses, reviews }) => lapses <= reviews),
)

/** A card that was never studied. */
export type NewCard = { readonly cardId: string; readonly phase: 'new' }

/** What is remembered of a card that was studied; plain numbers, ready to be stored as JSON. */
export type StudiedCard = {
  readonly cardId: string
  /** First steps, at long intervals, or forgotten and taken up again. */
  readonly phase: 'learning' | 'review' | 'relearning'
  /** When to study it next, in milliseconds since 1970. */
  readonly due: number
  readonly lastReviewedAt: number
  /** The days after which it is remembered nine times in ten. */
  readonly stability: number
  /** From 1 (easy) to 10. */
  readonly difficulty: number
  readonly learningStep: number
  readonly reviews: number
  /** How often it was forgotten after it had been learnt. */
  readonly lapses: number
}

export type CardState = NewCard | StudiedCard

/** Whether a card was ever studied. */
export const isStudied = (card: CardState): card is StudiedCard => card.phase !== 'new'

/**
 * The state of a card that was never studied.
 *
 * @example newCard('capitale-du-perou') // { cardId: 'capitale-du-perou', phase: 'new' }
 */
export const newCard = (cardId: string): NewCard => ({ cardId, phase: 'new' })

export const cardStateSchema: v.GenericSchema<unknown, CardState> = v.variant('phase', [newCardSchema, studiedCardSchema])

/**
 * Reads a stored card state: moments, stability, difficulty and counts within their bounds, and due after its last review.
 *
 * @example parseCardState({ cardId: 'c1', phase: 'new' })._unsafeUnwrap() // { cardId: 'c1', phase: 'new' }
 */
export const parseCardState: (input: unknown) => Result<CardState, Malformed<'card-state-malformed'>> = parserOf(
  'card-state-malformed',
  cardStateSchema,
)

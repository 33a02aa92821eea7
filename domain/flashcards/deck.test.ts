import { describe, expect, test } from 'vitest'
import * as v from 'valibot'
import { aDeck, aFlashcard } from '../../tests/builders/a-flashcard.ts'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { deckSchema, parseDeck } from './deck.ts'

const cards = (count: number) => Array.from({ length: count }, (_, index) => aFlashcard({ id: String(index) }))

test('a deck is read as it is', () => {
  expect(parseDeck(JSON.parse(JSON.stringify(aDeck())))._unsafeUnwrap()).toEqual(aDeck())
})

test('blanks around texts go', () => {
  expect(parseDeck(aDeck({ title: ' Capitales ' }))._unsafeUnwrap().title).toBe('Capitales')
})

test.each([
  ['one card', aDeck({ cards: cards(1) })],
  ['500 cards', aDeck({ cards: cards(500) })],
  ['an id of 40 characters', aDeck({ cards: [aFlashcard({ id: 'x'.repeat(40) })] })],
  ['a text of 10,000 characters', aDeck({ cards: [aFlashcard({ back: 'x'.repeat(10_000) })] })],
])('a deck may have %s', (_, deck) => {
  expect(parseDeck(deck).isOk()).toBe(true)
})

describe('refused, by the name of the field, is a deck', () => {
  test.each([
    ['of another kind', { ...aDeck(), kind: 'quiz' }, 'kind', 'invalid'],
    ['without a title', { ...aDeck(), title: undefined }, 'title', 'missing'],
    ['with a blank description', aDeck({ description: ' ' }), 'description', 'invalid'],
    ['with a field that none has', { ...aDeck(), author: 'x' }, 'author', 'unknown'],
    ['without cards', aDeck({ cards: [] }), 'cards', 'invalid'],
    ['of 501 cards', aDeck({ cards: cards(501) }), 'cards', 'invalid'],
    ['with two cards of one id', aDeck({ cards: [aFlashcard(), aFlashcard()] }), 'cards', 'invalid'],
    ['with an id in capitals', aDeck({ cards: [aFlashcard({ id: 'A' })] }), 'cards.0.id', 'invalid'],
    ['with an id that begins in a capital', aDeck({ cards: [aFlashcard({ id: 'Ab' })] }), 'cards.0.id', 'invalid'],
    ['with an id that ends in a capital', aDeck({ cards: [aFlashcard({ id: 'aB' })] }), 'cards.0.id', 'invalid'],
    ['with an id of 41 characters', aDeck({ cards: [aFlashcard({ id: 'x'.repeat(41) })] }), 'cards.0.id', 'invalid'],
    ['with a card without a front', { ...aDeck(), cards: [{ ...aFlashcard(), front: '' }] }, 'cards.0.front', 'invalid'],
    ['with a card without a back', { ...aDeck(), cards: [{ ...aFlashcard(), back: undefined }] }, 'cards.0.back', 'missing'],
    ['with a blank hint', aDeck({ cards: [aFlashcard({ hint: ' ' })] }), 'cards.0.hint', 'invalid'],
    ['with a text of 10,001 characters', aDeck({ cards: [aFlashcard({ back: 'x'.repeat(10_001) })] }), 'cards.0.back', 'invalid'],
    ['with a card that has a field too many', { ...aDeck(), cards: [{ ...aFlashcard(), due: 1 }] }, 'cards.0.due', 'unknown'],
  ])('%s', (_, deck, field, fault) => {
    expect(parseDeck(deck)._unsafeUnwrapErr()).toEqual({ type: 'deck-malformed', faults: [{ field, fault }] })
  })
})

test('an author is told in words that two cards have one id', () => {
  expect(v.safeParse(deckSchema, aDeck({ cards: [aFlashcard(), aFlashcard()] })).issues?.map(({ message }) => message)).toEqual(['two cards have the same id'])
})

test('whatever comes, a deck or a refusal is the answer', () => {
  expectNeverThrows(parseDeck, aDeck())
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isBeginning, meaningOf, misspellingsOf, searchedWords, withoutLigatures, wordsOf } from './search-words.ts'

test.each([
  ['Équations', ['equations']],
  ['L’Œuvre d’été, n° 2', ['l', 'oeuvre', 'd', 'ete', 'n', '2']],
  ['ÇA et là', ['ca', 'et', 'la']],
  ['l\'eau — H₂O', ['l', 'eau', 'h2o']],
  ['Straße ÆØ', ['strasse', 'aeo']],
  ['e\u0301te\u0301', ['ete']],
  ['--- !', []],
  ['', []],
])('the words of “%s” are %j', (text, words) => {
  expect(wordsOf(text)).toEqual(words)
})

test.each([
  ['Œuvre d’Ægir', 'oeuvre d’aegir'],
  ['Straße, Łódź', 'Strasse, lódź'],
  ['été', 'été'],
])('%s is typed %s', (text, typed) => {
  expect(withoutLigatures(text)).toBe(typed)
})

test('words are the same when they are taken from words', () => {
  fc.assert(fc.property(fc.string({ unit: 'grapheme' }), (text) => {
    const words = wordsOf(text)
    expect(wordsOf(words.join(' ')).join(' ')).toBe(words.join(' '))
  }))
})

describe('one typing error', () => {
  test.each([
    ['a letter too many', 'suitte', 'suite'],
    ['a letter too few', 'sute', 'suite'],
    ['a wrong letter', 'saite', 'suite'],
    ['a wrong first letter', 'puite', 'suite'],
    ['two letters in each other’s place', 'siute', 'suite'],
    ['a letter too many at the end', 'suitee', 'suite'],
    ['a letter too few at the end', 'suit', 'suite'],
  ])('is %s: %s for %s', (_, typed, meant) => {
    expect(misspellingsOf(typed).has(meant)).toBe(true)
  })

  test.each([
    ['two wrong letters', 'saate', 'suite'],
    ['two letters too many', 'suittte', 'suite'],
    ['none', 'suite', 'suite'],
  ])('is not %s: %s for %s', (_, typed, meant) => {
    expect(misspellingsOf(typed).has(meant)).toBe(false)
  })

  test.each([
    [3, false],
    [4, true],
    [24, true],
    [25, false],
  ])('is looked for in a word of %s letters: %s', (length, isLookedFor) => {
    expect(misspellingsOf('a'.repeat(length)).size > 0).toBe(isLookedFor)
  })

  test('there and back again is the word', () => {
    fc.assert(fc.property(fc.stringMatching(/^[a-z]{5,10}$/), fc.nat(), (word, nth) => {
      const misspellings = [...misspellingsOf(word)]
      expect(misspellingsOf(misspellings[nth % misspellings.length]!).has(word)).toBe(true)
    }), { numRuns: 50 })
  })
})

test.each([
  ['suites', 'suites', 'typed'],
  ['suites', 'sui', 'typed'],
  ['suites', 'su', null],
  ['su', 'su', 'typed'],
  ['suites', 'suitte', 'misspelt'],
  ['arithmetiques', 'aritmetique', 'misspelt'],
  ['suitable', 'suitte', null],
  ['fractions', 'puissance', null],
])('%s is meant by %s: %s', (word, typed, meaning) => {
  expect(meaningOf(typed)(word)).toBe(meaning)
})

test.each([
  ['su', false],
  ['sui', true],
])('%s is taken for the beginning of a word: %s', (typed, expected) => {
  expect(isBeginning(typed)).toBe(expected)
})

test.each([
  ['les suites de nombres', ['suites', 'nombres']],
  ['The sum of the terms', ['sum', 'terms']],
  ['suite suite', ['suite']],
  ['de la', ['de', 'la']],
  ['', []],
  ['b c f g h i j k m o p q', ['b', 'c', 'f', 'g', 'h', 'i', 'j', 'k', 'm', 'o']],
])('“%s” looks for %j', (text, words) => {
  expect(searchedWords(text)).toEqual(words)
})

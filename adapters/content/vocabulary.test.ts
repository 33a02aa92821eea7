import { expect, test } from 'vitest'
import { Vocabulary } from './vocabulary.ts'

const vocabularyOf = (...words: string[]) => new Vocabulary(words)

test.each([
  ['suitte', ['suite', 'suites']],
  ['fuite', ['suite', 'suites']],
  ['fonctoin', ['fonction']],
  ['foncton', ['fonction', 'fonctions']],
  ['suite', []],
  ['xyzzy', []],
  ['sui', []],
])('%s may stand for %j', (typed, meant) => {
  const words = typed === 'fonctoin' ? ['fonction', 'fonctionnel'] : ['suite', 'suites', 'suitable', 'fonction', 'fonctions', 'fonctionnel']
  expect(vocabularyOf(...words).meantBy(typed).toSorted()).toEqual(meant)
})

test('at most 40 words are meant', () => {
  const letters = [...'abcdefghijklmnopqrstuvwxyz']
  expect(vocabularyOf(...letters.map((letter) => `a${letter}bcd`), ...letters.map((letter) => `ab${letter}cd`)).meantBy('abcd')).toHaveLength(40)
})

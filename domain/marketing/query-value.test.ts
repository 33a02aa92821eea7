import { expect, test } from 'vitest'
import { cleanQueryValue, longestSource } from './query-value.ts'

test.each([
  ['nothing', null, null],
  ['an empty text', '', null],
  ['blanks', ' \t', null],
  ['a word', 'mot', 'mot'],
  ['a word with blanks around it', ' mot ', 'mot'],
  ['a blank and a control character around it', '\u0000 mot \u0007', 'mot'],
  ['two words', 'deux mots', 'deux mots'],
  ['as many characters as there may be', 'abcdefgh', 'abcdefgh'],
  ['as many, once the blanks are gone', ' abcdefgh ', 'abcdefgh'],
  ['one more', 'abcdefghi', null],
])('of %s', (_, given, expected) => {
  const longest = given?.startsWith('deux') ? 9 : 8
  expect(cleanQueryValue(given, longest)).toBe(expected)
})

test('a source has at most 500 characters', () => {
  expect(longestSource).toBe(500)
})

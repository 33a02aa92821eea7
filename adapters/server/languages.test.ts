import { expect, test } from 'vitest'
import { browserLanguages } from './languages.ts'

test.each([
  [null, []],
  ['', []],
  ['fr-FR', ['fr-FR']],
  ['fr;q=0.5, en-GB', ['en-GB', 'fr']],
  ['en;q=0.8,fr;q=0.9,*;q=0.1', ['fr', 'en']],
  ['de;q=0, fr', ['fr']],
  [';;;,,q=', ['q=']],
])('%j', (header, languages) => {
  expect(browserLanguages(header)).toEqual(languages)
})

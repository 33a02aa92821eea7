import { expect, test } from 'vitest'
import { localeOfContent } from './locale-of-content.ts'

test.each([
  ['/fr/revisions/maths', 'fr'],
  ['/en/revisions/maths', 'en'],
  ['/english/revisions', 'fr'],
  ['/', 'fr'],
  ['', 'fr'],
])('%j is in %s', (path, locale) => {
  expect(localeOfContent(path)).toBe(locale)
})

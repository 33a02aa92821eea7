import { expect, test } from 'vitest'
import { isAmongPages, isAtOrBelow, isSamePage } from './page-paths.ts'

test.each([
  ['/premium', '/premium', true],
  ['/premium/', '/premium', true],
  ['//premium', '/premium', true],
  ['/Premium', '/premium', true],
  ['/premium/offre-solo', '/premium', true],
  ['/premium-x', '/premium', false],
  ['/premiu', '/premium', false],
  ['/', '/premium', false],
  ['/offres/premium', '/premium', false],
  ['/premium', '/premium/checkout', false],
  ['/premium/checkout/solo', '/premium/checkout', true],
  ['/anything', '/', true],
])('%s is at or below %s: %s', (path, page, expected) => {
  expect(isAtOrBelow(path, page)).toBe(expected)
})

test.each([
  ['/faq', '/faq', true],
  ['/FAQ/', '/faq', true],
  ['/faq/a', '/faq', false],
  ['/faq', '/faq/a', false],
  ['/', '/', true],
  ['/a', '/', false],
])('%s is the page %s: %s', (path, page, expected) => {
  expect(isSamePage(path, page)).toBe(expected)
})

test.each([
  ['/bac', ['/bac'], true],
  ['/bac/sujets', ['/bac'], false],
  ['/bac', ['/bac/*'], false],
  ['/bac/sujets', ['/bac/*'], true],
  ['/bac/sujets/maths', ['/bac/*'], true],
  ['/bac-pro', ['/bac', '/bac/*'], false],
  ['/brevet', ['/bac', '/brevet'], true],
  ['/', ['/*'], false],
  ['/anything', ['/*'], true],
  ['/', ['/'], true],
  ['/bac', [], false],
])('%s is among the pages %j: %s', (path, pages, expected) => {
  expect(isAmongPages(path, pages)).toBe(expected)
})

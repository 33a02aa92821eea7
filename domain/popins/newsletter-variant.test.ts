import { expect, test } from 'vitest'
import { drawNewsletterVariant } from './newsletter-variant.ts'

test.each([
  ['nothing is drawn', null, 0, 'popin-a'],
  ['nothing is drawn', null, 0.499, 'popin-a'],
  ['nothing is drawn', null, 0.5, 'popin-b'],
  ['nothing is drawn', null, 0.999, 'popin-b'],
  ['the first variant is kept', 'popin-a', 0.999, 'popin-a'],
  ['the second variant is kept', 'popin-b', 0, 'popin-b'],
  ['an unknown variant is drawn again', 'popin-c', 0.999, 'popin-b'],
  ['an empty text is drawn again', '', 0, 'popin-a'],
])('what was stored as %s: %j with %d gives %s', (_, stored, random, expected) => {
  expect(drawNewsletterVariant(stored, random)).toBe(expected)
})

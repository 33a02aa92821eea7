import { expect, test } from 'vitest'
import { mayOpenNewsletter, readNewsletterMemory, showsNewsletterOn, storedNewsletterFlag } from './newsletter-visibility.ts'

test.each([
  [null, null, false, false],
  ['true', null, true, false],
  [null, 'true', false, true],
  ['true', 'true', true, true],
  ['false', '', false, false],
  ['1', 'TRUE', false, false],
])('stored as %j and %j: seen %s, submitted %s', (seen, submitted, wasSeen, wasSubmitted) => {
  expect(readNewsletterMemory({ seen, submitted })).toEqual({ seen: wasSeen, submitted: wasSubmitted })
})

test('a flag that is written is read', () => {
  expect(readNewsletterMemory({ seen: storedNewsletterFlag, submitted: storedNewsletterFlag })).toEqual({ seen: true, submitted: true })
})

test.each([
  ['neither seen nor submitted', false, false, true],
  ['closed in this session', true, false, false],
  ['submitted in another session', false, true, false],
  ['submitted in this session', true, true, false],
])('%s: it may open', (_, seen, submitted, expected) => {
  expect(mayOpenNewsletter({ seen, submitted })).toBe(expected)
})

test.each([
  ['/', true],
  ['/blog', true],
  ['/premium', false],
  ['/premium/offre-solo', false],
  ['/premium-x', true],
  ['/newsletter', false],
  ['/newsletter/confirm/7', false],
  ['/orientation', false],
  ['/Orientation', false],
  ['/orientation/parcoursup', false],
  ['/nos-engagements/orientation', false],
  ['/orientation-x', false],
  ['/reorientation', true],
])('%s shows the newsletter popin: %s', (path, expected) => {
  expect(showsNewsletterOn(path)).toBe(expected)
})

import { expect, test } from 'vitest'
import { readingMinutes } from './reading-minutes.ts'

const words = (count: number, word = 'mot') => Array.from({ length: count }, () => word).join(' ')

test.each([
  ['nothing', '', 1],
  ['a few words', words(20), 1],
  ['just less than a minute and a half', words(269), 1],
  ['a minute and a half', words(270), 2],
  ['five minutes', words(900), 5],
  ['words with an apostrophe or a hyphen, which are one each', words(900, 'aujourd’hui peut-être l\'an'), 15],
  ['links, whose addresses nobody reads', words(360, '[mot](/revisions/maths/un/deux)'), 2],
  ['signs that are no words', words(900, '— *'), 1],
])('%s', (_, markdown, minutes) => {
  expect(readingMinutes(markdown)).toBe(minutes)
})

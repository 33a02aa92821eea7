import { expect, test } from 'vitest'
import { chooseLocale } from './locale.ts'

const nothing = { path: '/', query: null, remembered: null, browserLanguages: [] }

test.each([
  ['nothing known', {}, 'fr'],
  ['a French browser', { browserLanguages: ['fr-FR', 'en'] }, 'fr'],
  ['an English browser', { browserLanguages: ['en-EN'] }, 'en'],
  ['any English browser', { browserLanguages: ['en-GB', 'fr'] }, 'en'],
  ['a browser whose first language the product does not speak', { browserLanguages: ['de-DE', 'en-US'] }, 'en'],
  ['a browser of neither language', { browserLanguages: ['wo-SN', 'ar'] }, 'fr'],
  ['the remembered language before the browser', { remembered: 'fr', browserLanguages: ['en-GB'] }, 'fr'],
  ['a remembered value that is no language', { remembered: '<script>', browserLanguages: ['en-GB'] }, 'en'],
  ['lang=en before the remembered one', { query: 'en', remembered: 'fr' }, 'en'],
  ['any other lang', { query: 'de', remembered: 'en' }, 'fr'],
  ['an empty lang', { query: '', remembered: 'en' }, 'fr'],
  ['the reset page', { path: '/reset', query: 'en', remembered: 'en' }, 'fr'],
] as const)('%s', (_, changes, expected) => {
  expect(chooseLocale({ ...nothing, ...changes })).toBe(expected)
})

import { expect, test } from 'vitest'
import { chooseLocale, isLocale, localeOfQuery, locales } from './locale.ts'

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
  ['the remembered language before a French browser', { remembered: 'en', browserLanguages: ['fr-FR'] }, 'en'],
  ['a browser that writes its language in capitals', { browserLanguages: ['EN-US'] }, 'en'],
  ['a browser that says English alone', { browserLanguages: ['en'] }, 'en'],
  ['a browser whose language begins with the same letters', { browserLanguages: ['enm', 'eng-GB'] }, 'fr'],
  ['the reset page with a final slash', { path: '/reset/', query: 'en' }, 'fr'],
  ['the reset page in capitals', { path: '/RESET', query: 'en' }, 'fr'],
  ['a page whose name begins like that of the reset page', { path: '/resets', query: 'en' }, 'en'],
  ['a page whose path ends like that of the reset page', { path: '/a/reset', query: 'en' }, 'en'],
  ['a page below the reset page', { path: '/reset/help', query: 'en' }, 'en'],
  ['the reset page of an English browser', { path: '/reset', browserLanguages: ['en-GB'] }, 'fr'],
  ['the reset page', { path: '/reset', query: 'en', remembered: 'en' }, 'fr'],
] as const)('%s', (_, changes, expected) => {
  expect(chooseLocale({ ...nothing, ...changes })).toBe(expected)
})

test('the product speaks French and English', () => {
  expect(locales).toEqual(['fr', 'en'])
})

test.each([
  ['fr', true],
  ['en', true],
  ['FR', false],
  ['', false],
  [undefined, false],
  [['fr'], false],
])('%j is one of its languages: %s', (value, expected) => {
  expect(isLocale(value)).toBe(expected)
})

test.each([
  ['en', 'en'],
  ['fr', 'fr'],
  ['EN', 'fr'],
  ['', 'fr'],
  [null, null],
])('lang=%j asks for %s', (lang, expected) => {
  expect(localeOfQuery(lang)).toBe(expected)
})

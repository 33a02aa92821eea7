import { describe, expect, test } from 'vitest'
import { chooseCountry, countryHeaderOf, currencyOfCountry, defaultCountry } from './country.ts'

test.each([
  ['nothing known', { query: null, remembered: null, header: null }, 'FR'],
  ['empty values', { query: '', remembered: '', header: '' }, 'FR'],
  ['the header', { query: null, remembered: null, header: 'SN' }, 'SN'],
  ['the header, in any case', { query: null, remembered: null, header: 'sn' }, 'SN'],
  ['the header, where the query is empty', { query: '', remembered: null, header: 'SN' }, 'SN'],
  ['what the person chose before the header', { query: null, remembered: 'CI', header: 'FR' }, 'CI'],
  ['the query before all, in any case', { query: 'sn', remembered: 'CI', header: 'FR' }, 'SN'],
  ['an unknown code as France', { query: 'XX', remembered: 'CI', header: 'SN' }, 'FR'],
  ['a code of three letters as France', { query: 'SEN', remembered: null, header: null }, 'FR'],
  ['letters that become a code in capitals as France', { query: 'ſn', remembered: null, header: null }, 'FR'],
  ['a ligature that becomes a code in capitals as France', { query: 'ﬁ', remembered: null, header: null }, 'FR'],
  ['a code with something before it as France', { query: ' SN', remembered: null, header: null }, 'FR'],
  ['a code with a line end as France', { query: 'SN\n', remembered: null, header: null }, 'FR'],
  ['a hostile value as France', { query: "'; drop table", remembered: null, header: null }, 'FR'],
])('the country is read from %s', (_, from, expected) => {
  expect(chooseCountry(from)).toBe(expected)
})

test('where nothing is known it is France', () => {
  expect(defaultCountry).toBe('FR')
})

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ']
const known = letters
  .flatMap((first) => letters.map((second) => first + second))
  .filter((code) => chooseCountry({ query: code, remembered: null, header: null }) === code)

test('the 249 countries of the world are known, and no other code of two letters', () => {
  expect(known).toHaveLength(249)
  expect(known.join(' ')).toBe(
    'AD AE AF AG AI AL AM AO AQ AR AS AT AU AW AX AZ BA BB BD BE BF BG BH BI BJ BL BM BN BO BQ BR BS BT BV BW BY BZ ' +
      'CA CC CD CF CG CH CI CK CL CM CN CO CR CU CV CW CX CY CZ DE DJ DK DM DO DZ EC EE EG EH ER ES ET FI FJ FK FM FO FR ' +
      'GA GB GD GE GF GG GH GI GL GM GN GP GQ GR GS GT GU GW GY HK HM HN HR HT HU ID IE IL IM IN IO IQ IR IS IT JE JM JO ' +
      'JP KE KG KH KI KM KN KP KR KW KY KZ LA LB LC LI LK LR LS LT LU LV LY MA MC MD ME MF MG MH MK ML MM MN MO MP MQ MR ' +
      'MS MT MU MV MW MX MY MZ NA NC NE NF NG NI NL NO NP NR NU NZ OM PA PE PF PG PH PK PL PM PN PR PS PT PW PY QA RE RO ' +
      'RS RU RW SA SB SC SD SE SG SH SI SJ SK SL SM SN SO SR SS ST SV SX SY SZ TC TD TF TG TH TJ TK TL TM TN TO TR TT TV ' +
      'TW TZ UA UG UM US UY UZ VA VC VE VG VI VN VU WF WS YE YT ZA ZM ZW',
  )
})

describe('the country header', () => {
  const names = ['cf-ipcountry', 'x-country-code']

  test.each([
    ['of no header', {}, null],
    ['of the first name', { 'cf-ipcountry': 'SN' }, 'SN'],
    ['of the second name', { 'x-country-code': 'CI' }, 'CI'],
    ['of the first one, where both are there', { 'x-country-code': 'CI', 'cf-ipcountry': 'SN' }, 'SN'],
    ['of the second one, where the first is empty', { 'cf-ipcountry': '', 'x-country-code': 'CI' }, 'CI'],
    ['of the second one, where the first is of no country', { 'cf-ipcountry': 'XX', 'x-country-code': 'CI' }, 'CI'],
    ['of the second one, where the first only looks like a country', { 'cf-ipcountry': 'ﬁ', 'x-country-code': 'CI' }, 'CI'],
    ['in capitals', { 'cf-ipcountry': 'sn' }, 'SN'],
    ['of no header, where none is of a country', { 'cf-ipcountry': 'XX', 'x-country-code': 'T1' }, null],
    ['of another header', { 'x-country': 'CI' }, null],
  ])('is that %s', (_, headers: Record<string, string>, expected) => {
    expect(countryHeaderOf(names, (name) => headers[name])).toBe(expected)
    expect(countryHeaderOf(names, (name) => headers[name] ?? null)).toBe(expected)
  })

  test('is none where no name is configured', () => {
    expect(countryHeaderOf([], () => 'SN')).toBeNull()
  })
})

test('the eight countries of the UEMOA pay in CFA francs, and no other', () => {
  expect(known.filter((country) => currencyOfCountry(country) === 'XOF').join(' ')).toBe('BF BJ CI GW ML NE SN TG')
})

test.each(['FR', 'CM', 'MA', 'CA', 'XX', ''])('%j pays in euros', (country) => {
  expect(currencyOfCountry(country)).toBe('EUR')
})

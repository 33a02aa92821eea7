import { expect, test } from 'vitest'
import { chooseCountry, currencyOfCountry } from './country.ts'

test.each([
  ['nothing known', { query: null, remembered: null, header: null }, 'FR'],
  ['the header', { query: null, remembered: null, header: 'SN' }, 'SN'],
  ['what the person chose before the header', { query: null, remembered: 'CI', header: 'FR' }, 'CI'],
  ['the query before all, in any case', { query: 'sn', remembered: 'CI', header: 'FR' }, 'SN'],
  ['an unknown code as France', { query: 'XX', remembered: 'CI', header: 'SN' }, 'FR'],
  ['a hostile value as France', { query: "'; drop table", remembered: null, header: null }, 'FR'],
])('the country is read from %s', (_, from, expected) => {
  expect(chooseCountry(from)).toBe(expected)
})

test.each([
  ['BJ', 'XOF'], ['BF', 'XOF'], ['CI', 'XOF'], ['GW', 'XOF'], ['ML', 'XOF'], ['NE', 'XOF'], ['SN', 'XOF'], ['TG', 'XOF'],
  ['FR', 'EUR'], ['CM', 'EUR'], ['MA', 'EUR'], ['CA', 'EUR'],
])('%s pays in %s', (country, currency) => {
  expect(currencyOfCountry(country)).toBe(currency)
})

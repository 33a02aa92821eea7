import { expect, test } from 'vitest'
import { areOffersAvailable, marketOf } from './market.ts'

const france = '250'

test.each([
  ['somebody of France, in France', france, 'FR', true, 'france'],
  ['somebody of France, in Senegal', france, 'SN', true, 'france'],
  ['somebody of no known country, in France', null, 'FR', true, 'france'],
  ['somebody of no known country, in Senegal', null, 'SN', false, 'uemoa'],
  ['somebody of no known country, in Morocco', null, 'MA', false, null],
  ['somebody of another country, in France', '686', 'FR', false, null],
  ['somebody of another country, in Senegal', '686', 'SN', false, 'uemoa'],
  ['somebody of another country, in Belgium', '056', 'BE', false, null],
])('%s: offers, and their market', (_, countryId, region, available, market) => {
  expect(areOffersAvailable({ countryId, region }, france)).toBe(available)
  expect(marketOf({ countryId, region }, france)).toBe(market)
})

test.each('BJ BF CI GW ML NE SN TG'.split(' '))('%s is a country of the UEMOA', (region) => {
  expect(marketOf({ countryId: null, region }, france)).toBe('uemoa')
})

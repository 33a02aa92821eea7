import { expect, test } from 'vitest'
import { countries, countryOfId, idOfCountry } from './country-id.ts'

const names = { franceCountryId: '33' }

test('each country is found again by its id', () => {
  expect(countries).toHaveLength(249)
  for (const code of countries) expect(countryOfId(idOfCountry(code, names), names)).toBe(code)
})

test('France has the id of the installation, others their code', () => {
  expect(idOfCountry('FR', names)).toBe('33')
  expect(idOfCountry('SN', names)).toBe('SN')
})

test.each(['ZZ', 'fr', '1', 'france', ''])('%j is the id of no country', (id) => {
  expect(countryOfId(id, names)).toBeNull()
})

import { expect, test } from 'vitest'
import { utmCookieAge, utmCookies } from './utm-cookies.ts'

const id = { name: 'utm_id', value: '42', maxAge: 4_838_400, path: '/' }
const campaign = { name: 'utm_campaign', value: 'rentrée', maxAge: 4_838_400, path: '/' }

test.each([
  ['that brings nothing', {}, []],
  ['that brings other sources', { utm_source: 'lettre', gclid: 'x' }, []],
  ['with an id', { utm_id: '42' }, [id]],
  ['with a campaign', { utm_campaign: 'rentrée' }, [campaign]],
  ['with both among others', { utm_campaign: 'rentrée', utm_term: 'bac', utm_id: '42' }, [id, campaign]],
])('a visit %s leaves its cookies', (_, visit, expected) => {
  expect(utmCookies(visit)).toEqual(expected)
})

test('they last 56 days', () => {
  expect(utmCookieAge).toBe(56 * 86_400)
})

import { expect, test } from 'vitest'
import { promoCodeOfQuery } from './promo-code-of-query.ts'

test.each([
  ['no query', '', null],
  ['another parameter', '?promo=RENTREE', null],
  ['an empty code', '?promocode=', null],
  ['a code', '?utm_id=4&promocode=RENTREE', 'RENTREE'],
  ['a code in small letters', '?promocode=rentree', 'rentree'],
  ['blanks around it', '?promocode=%20RENTREE+', 'RENTREE'],
  ['two codes', '?promocode=RENTREE&promocode=NOEL', 'RENTREE'],
  ['a control character', '?promocode=REN%00TREE', 'RENTREE'],
  ['100 characters', `?promocode=${'A'.repeat(100)}`, 'A'.repeat(100)],
  ['101 characters', `?promocode=${'A'.repeat(101)}`, null],
])('with %s', (_, query, expected) => {
  expect(promoCodeOfQuery(query)).toBe(expected)
})

import { expect, test } from 'vitest'
import { eur, xof } from '../money/money.ts'
import { renewalPrice } from './renewal-price.ts'

test.each([
  ['the price as it was', eur(89.99), eur(89.99), eur(89.99)],
  ['never more than was promised', eur(89.99), eur(90), eur(89.99)],
  ['less when the price fell', eur(89.99), eur(89.98), eur(89.98)],
  ['what was promised when the currency changed', eur(89.99), xof(10), eur(89.99)],
  ['nothing when it does not renew', null, eur(89.99), null],
])('the next period costs %s', (_, promised, price, expected) => {
  expect(renewalPrice({ renewalPrice: promised }, { price })).toEqual(expected)
})

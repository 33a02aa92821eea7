import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { parseToldPurchases, tellPurchase } from './told-purchases.ts'

const orders = (count: number) => Array.from({ length: count }, (_, index) => `order-${index}`)

test.each([
  ['the first purchase', 'a', [], { type: 'tell', toldPurchases: ['a'] }],
  ['a further purchase', 'b', ['a'], { type: 'tell', toldPurchases: ['b', 'a'] }],
  ['a purchase told before', 'a', ['b', 'a'], { type: 'already-told' }],
  ['the 51st purchase, the oldest being forgotten', 'a', orders(50), { type: 'tell', toldPurchases: ['a', ...orders(49)] }],
])('%s', (_, orderId, told, decision) => {
  expect(tellPurchase(orderId, told)).toEqual(decision)
})

test.each([[[]], [['a']], [orders(50)], [['a'.repeat(100)]]])('the stored orders %j are read', (stored) => {
  expect(parseToldPurchases(stored)._unsafeUnwrap()).toEqual(stored)
})

test.each([
  ['order-1', ''],
  [['a', ''], '1'],
  [['a'.repeat(101)], '0'],
  [[1], '0'],
  [orders(51), ''],
])('the stored value %j is refused at “%s”', (stored, field) => {
  expect(parseToldPurchases(stored)._unsafeUnwrapErr()).toEqual({ type: 'told-purchases-malformed', faults: [{ field, fault: 'invalid' }] })
})

test('stored values of any shape are read or refused', () => {
  expectNeverThrows(parseToldPurchases, ['order-1', 'order-2'])
})

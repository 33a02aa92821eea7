import { expect, test } from 'vitest'
import { readTypedDecimal } from './typed-decimal.ts'

test.each([
  ['12', false, '12', ''],
  [' 12,5 ', false, '12', '5'],
  ['12.50', false, '12', '50'],
  ['12,', false, '12', ''],
  [',5', false, '', '5'],
  ['+3', false, '3', ''],
  ['-3', true, '3', ''],
  ['−3', true, '3', ''],
])('%j is a decimal', (typed, isNegative, whole, decimals) => {
  expect(readTypedDecimal(typed)).toEqual({ isNegative, whole, decimals })
})

test.each(['', ' ', ',', '-', '-,', 'x', '1x', 'x1', '1 2', '1,2,3', '1e3', '--1', 'Infinity', '٣'])('%j is none', (typed) => {
  expect(readTypedDecimal(typed)).toBeNull()
})

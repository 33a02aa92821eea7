import { expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

test.each([
  ['12', 12], ['-3', -3], ['−3', -3], ['+4', 4], ['1 234,5', 1234.5], ['1 234', 1234], ['.5', 0.5], ['2.', 2], ['1e3', 1000], ['-1/4', -0.25],
  ['', null], ['1,2,3', null], ['1/2/3', null], ['x', null], ['1x', null], ['x1', null], ['.', null], ['1e1234', null], ['1/x', null], ['2E-3', 0.002], ['12 cm', null], ['1e9999', null], ['--1', null], ['Infinity', null], ['0x10', null],
])('%j is read as %s', (typed, value) => {
  expect(readNumber(typed)).toBe(value)
})

test.each([
  ['12 cm', 'cm', 12],
  ['12CM', 'cm', 12],
  ['12', 'cm', 12],
  ['12 m / s', 'm/s', 12],
  ['12 m/s', 'm / s', 12],
  ['12 km', 'm', null],
  ['cm 12', 'cm', null],
  ['cm', 'cm', null],
])('%j with the unit %s is read as %s', (typed, unit, value) => {
  expect(readNumber(typed, unit)).toBe(value)
})

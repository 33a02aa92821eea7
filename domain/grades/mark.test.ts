import fc from 'fast-check'
import { expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { markOf, parseMark } from './mark.ts'

test.each([
  ['12', 1200],
  ['12,5', 1250],
  ['12.75', 1275],
  ['12,05', 1205],
  [' 9,99 ', 999],
  ['0', 0],
  ['20', 2000],
  ['20,00', 2000],
  ['7/20', 700],
  ['7,5 / 20', 750],
  [',5', 50],
  ['012', 1200],
  ['1,15', 115],
])('%j is %i hundredths', (typed, mark) => {
  expect(parseMark(typed)._unsafeUnwrap()).toBe(mark)
})

const empty = { type: 'mark-empty' }
const notANumber = { type: 'mark-not-a-number' }
const outOfRange = { type: 'mark-out-of-range', highest: 2000 }
const tooPrecise = { type: 'mark-too-precise', decimals: 2 }

test.each([
  ['', empty],
  ['  ', empty],
  ['douze', notANumber],
  ['/20', notANumber],
  ['7/20/20', notANumber],
  ['7/10', notANumber],
  ['7/200', notANumber],
  ['NaN', notANumber],
  ['-1', outOfRange],
  ['−0,5', outOfRange],
  ['20,01', outOfRange],
  ['20,001', outOfRange],
  ['21', outOfRange],
  ['9'.repeat(400), outOfRange],
  ['12,345', tooPrecise],
  ['12,500', tooPrecise],
  ['0,001', tooPrecise],
])('%j is refused', (typed, refusal) => {
  expect(parseMark(typed)._unsafeUnwrapErr()).toEqual(refusal)
})

test('every mark is read back as it is written, with a comma or a point', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 2000 }), fc.constantFrom(',', '.'), (mark, sign) => {
      const typed = `${Math.floor(mark / 100)}${sign}${String(mark % 100).padStart(2, '0')}`
      expect(parseMark(typed)._unsafeUnwrap()).toBe(mark)
    }),
  )
})

test('whatever is typed is a mark from 0 to 20 or a refusal, never an exception', () => {
  fc.assert(
    fc.property(fc.oneof(fc.string(), fc.stringMatching(/^[-+\d.,/ ]{0,12}$/)), (typed) => {
      const mark = parseMark(typed).unwrapOr(0)
      expect(Number.isInteger(mark) && mark >= 0 && mark <= 2000).toBe(true)
    }),
    { numRuns: 10_000 },
  )
})

test('a very long text is refused at once', () => {
  expect(parseMark(`1/${' '.repeat(100_000)}21`)._unsafeUnwrapErr()).toEqual(notANumber)
  expect(parseMark(`${'/'.repeat(100_000)}x`)._unsafeUnwrapErr()).toEqual(notANumber)
})

test.each([
  ['a mark', 'french', { numerator: 25, denominator: 2 }],
  ['a mark that is not known', 'philosophy', null],
  ['a name that every object has', 'constructor', null],
])('%s is found as it should be', (_, id, value) => {
  expect(markOf({ french: 1250 }, id)).toEqual(value)
})

test.each([[12], [null], [undefined], [['12']]])('%j, which nobody typed, is no number', (given) => {
  expect(parseMark(given)._unsafeUnwrapErr()).toEqual({ type: 'mark-not-a-number' })
})

test('input of any shape is read or refused', () => {
  expectNeverThrows(parseMark, '12,5')
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readNumber } from './read-number.ts'

describe('a number', () => {
  test.each([
    ['12', 12], ['-3', -3], ['−3', -3], ['–3', -3], ['- 3', -3], ['+4', 4], ['+ 4', 4], [' 5 ', 5], ['.5', 0.5], [',5', 0.5], ['-.5', -0.5], ['2.', 2], ['0012', 12],
    ['1 234', 1234], ['12 345', 12_345], ['123 456', 123_456], ['1 234,5', 1234.5], ['1\u00A0234\u202F567,25', 1_234_567.25], ['-1 000', -1000], ['1234567', 1_234_567],
    ['-1/4', -0.25], ['3 / 4', 0.75], ['1/-4', -0.25], ['1/ - 4', -0.25], ['1 000/4', 250], ['1/1 000', 0.001], ['1,5/.5', 3], ['1e3/2', 500], ['3 /4', 0.75],
    ['1e3', 1000], ['1.5e3', 1500], ['2E-3', 0.002], ['1e+3', 1000], ['1e123', 1e123],
    ['1,5×10^3', 1500], ['1,5*10^3', 1500], ['1,5 × 10^3', 1500], ['-1,6 × 10^-19', -1.6e-19], ['1,6×10⁻¹⁹', 1.6e-19], ['1,6×10 ^ − 19', 1.6e-19], ['.5*10^+2', 50], ['1 234*10^2', 123_400], ['2×10^123', 2e123],
    ['10^3', 1000], ['-10^3', -1000], ['- 10^3', -1000], ['10^-3', 0.001], ['10³', 1000], ['10⁴', 10_000], ['10⁰', 1], ['10¹', 10], ['10²', 100], ['10⁺²', 100], ['10⁹', 1e9], ['10 ^ 3', 1000],
  ])('%j is read as %s', (typed, value) => {
    expect(readNumber(typed)).toBe(value)
  })

  test.each([
    '', ' ', '1,2,3', '1/2/3', 'x', '1x', 'x1', '.', '-', '1e1234', '1e9999', '1/x', '1/0', '0/0', '12 cm', '--1', '- -1', '1-', 'Infinity', '0x10', 'e3',
    '3 1/2', '12 50', '3 4', '1234 567', '12 3456', '12 34', '1  234', '1 2345', '1 234 56', '1, 5', '1 ,5', '1.234 567', '1 e3', '1e 3', '3½', '½',
    '2^3', '2²', '10^', '10^x', '10^1234', '10^3,5', '×10^3', '1,5×', '1,5×10', '1,5×100^3', '1,5×2^3', '110^3', '1e3×10^3', '10^3/2', '1/2*10^3', '1/10^3', '10^999',
  ])('is not what %j says', (typed) => {
    expect(readNumber(typed)).toBeNull()
  })
})

describe('a number with its unit', () => {
  test.each([
    ['12 cm', 'cm', 12],
    ['12cm', 'cm', 12],
    ['12', 'cm', 12],
    ['1 234,5 cm', 'cm', 1234.5],
    ['3/4 cm', 'cm', 0.75],
    ['1,5 × 10^3 m', 'm', 1500],
    ['10^3 m', 'm', 1000],
    ['12 m / s', 'm/s', 12],
    ['12 m/s', 'm / s', 12],
    ['12 m s⁻¹', 'm s-1', 12],
    ['12 cm2', 'cm²', 12],
    ['12 cm²', 'cm2', 12],
    ['12 cm^2', 'cm²', 12],
    ['12 m3', 'm³', 12],
    ['50%', '%', 50],
    ['50 %', '%', 50],
    ['3 µm', 'μm', 3],
    ['12 km', 'm', null],
    ['12 cm', 'm', null],
    ['12 m', 'cm', null],
    ['12 cm3', 'cm²', null],
    ['12 cm cm', 'cm', null],
    ['10^ cm', 'cm', null],
    ['10^-x', 'x', null],
    ['12 m^2 s^-1', 'm²s⁻¹', 12],
    ['12 4 cm', 'cm', null],
    ['3 1/2 cm', 'cm', null],
    ['50%', undefined, null],
    ['cm 12', 'cm', null],
    ['cm', 'cm', null],
  ])('%j, the unit being %s, is read as %s', (typed, unit, value) => {
    expect(readNumber(typed, unit)).toBe(value)
  })

  test.each([
    ['mW', 'MW', null],
    ['MW', 'mW', null],
    ['G', 'g', null],
    ['pa', 'Pa', null],
    ['CM', 'cm', null],
    ['Mmol', 'mmol', null],
    ['l', 'L', 12],
    ['L', 'l', 12],
    ['mL', 'ml', 12],
    ['ML', 'ml', null],
    ['L/100 km', 'l/100 km', 12],
    ['Euros', 'euros', 12],
    ['EUROS', 'Euros', 12],
    ['DEGRÉS', 'degrés', 12],
    ['euro', 'Euro', null],
  ])('12 %s, the unit being %s, is read as %s', (typed, unit, value) => {
    expect(readNumber(`12 ${typed}`, unit)).toBe(value)
  })
})

test('every number is read again as it was written', () => {
  fc.assert(
    fc.property(fc.double({ noDefaultInfinity: true, noNaN: true }), (number) => {
      const [factor = '', exponent = ''] = number.toExponential().split('e')
      expect(readNumber(`${number}`)).toBe(Number(`${number}`))
      expect(readNumber(`${factor.replace('.', ',')} × 10^${exponent}`)).toBe(Number(`${number}`))
    }),
  )
})

test.each([
  ['digits', '1'.repeat(50_000)],
  ['blanks', `1${' '.repeat(50_000)}x`],
  ['thousands', `1${' 234'.repeat(50_000)}x`],
  ['decimals', `1,${'1'.repeat(50_000)}/${'1'.repeat(50_000)}x`],
  ['signs', '-'.repeat(50_000)],
  ['exponents', `10${'²'.repeat(50_000)}`],
  ['letters', `1 ${'a'.repeat(50_000)}1`],
])('many %s are read in no time', (_, typed) => {
  const begun = performance.now()
  expect(readNumber(typed, 'm')).toBeNull()
  expect(performance.now() - begun).toBeLessThan(1000)
})

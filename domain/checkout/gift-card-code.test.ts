import fc from 'fast-check'
import { expect, test } from 'vitest'
import { formatGiftCardCode, giftCardCode, giftCardRandomness, readGiftCardCode } from './gift-card-code.ts'

const characters = Array.from('0123456789ABCDEFGHJKLMNPQRTVWXYZ')
const random = fc.array(fc.integer({ min: 0, max: giftCardRandomness.below - 1 }), { minLength: giftCardRandomness.count, maxLength: giftCardRandomness.count })

test('a code is made of 75 random bits and a check character', () => {
  expect(giftCardRandomness).toEqual({ count: 15, below: 32 })
  expect(giftCardCode(Array.from({ length: 15 }, () => 0))).toBe('0000000000000000')
  // By hand, from the right: 2·1 = 2, and 32 − 2 is the last character but one.
  expect(giftCardCode([...Array.from({ length: 14 }, () => 0), 1])).toBe('000000000000001Y')
  // 2·31 = 62 is 1 and 30 in base 32.
  expect(giftCardCode([...Array.from({ length: 14 }, () => 0), 31])).toBe('00000000000000Z1')
  // The second from the right counts once.
  expect(giftCardCode([...Array.from({ length: 13 }, () => 0), 31, 0])).toBe('0000000000000Z01')
})

test('a code is printed in fours', () => {
  expect(formatGiftCardCode('ABCDEFGHJKLMNPQR')).toBe('ABCD-EFGH-JKLM-NPQR')
})

test('a code is read as it was printed, and as people type it', () => {
  fc.assert(
    fc.property(random, (drawn) => {
      const code = giftCardCode(drawn)
      expect(code).toHaveLength(16)
      const printed = formatGiftCardCode(code)
      for (const typed of [printed, printed.toLowerCase(), ` ${printed.replaceAll('-', ' ')} `, printed.replaceAll('-', '–'), code, code.replaceAll('0', 'o').replaceAll('1', 'I')]) {
        expect(readGiftCardCode(typed)).toBe(code)
      }
    }),
  )
})

test('a code with one wrong character is none', () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 0, max: 15 }), fc.integer({ min: 1, max: 31 }), (drawn, position, shift) => {
      const code = giftCardCode(drawn)
      const wrong = characters[(characters.indexOf(code.charAt(position)) + shift) % 32] ?? ''
      expect(readGiftCardCode(code.slice(0, position) + wrong + code.slice(position + 1))).toBeNull()
    }),
  )
})

test('a code with two neighbours swapped is none, but for 0 and Z', () => {
  fc.assert(
    fc.property(random, fc.integer({ min: 0, max: 14 }), (drawn, position) => {
      const code = giftCardCode(drawn)
      const [a = '', b = ''] = code.slice(position, position + 2)
      fc.pre(a !== b && ![`${a}${b}`, `${b}${a}`].includes('0Z'))
      expect(readGiftCardCode(code.slice(0, position) + b + a + code.slice(position + 2))).toBeNull()
    }),
  )
})

test.each([
  ['nothing', ''],
  ['a character too few', '000000000000000'],
  ['a character too many', '00000000000000000'],
  ['a letter that no code has', '000000000000000U'],
  ['a letter of another alphabet', '000000000000000é'],
  ['an astral character', '00000000000000😀'],
])('%s is no code', (_, typed) => {
  expect(readGiftCardCode(typed)).toBeNull()
})

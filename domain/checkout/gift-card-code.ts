/** Digits and capitals without I and O, which look like 1 and 0, without S, which looks like 5, and without U. */
const alphabet = '0123456789ABCDEFGHJKLMNPQRTVWXYZ'
const base = alphabet.length
const codeLength = 16

/** How many random numbers a code is made of, each from 0 to 31: 75 bits, too many to guess. */
export const giftCardRandomness = { count: codeLength - 1, below: base } as const

/** The Luhn algorithm for a base of 32: every wrong character is found, and nearly every swap of two neighbours. */
const luhnSum = (values: readonly number[], firstFactor: 1 | 2): number =>
  values.toReversed().reduce((sum, value, index) => {
    const addend = value * (index % 2 === 0 ? firstFactor : 3 - firstFactor)
    return sum + Math.floor(addend / base) + (addend % base)
  }, 0)

/**
 * Makes the code of a gift card, without its hyphens, out of random numbers: they and a check character.
 *
 * Source: a decision of the product; ISO/IEC 7812-1 for the check character, in base 32.
 *
 * @param random as many numbers as `giftCardRandomness` says
 * @example giftCardCode(Array.from({ length: 15 }, () => 0)) // '0000000000000000'
 */
export const giftCardCode = (random: readonly number[]): string => {
  const check = (base - (luhnSum(random, 2) % base)) % base
  return [...random, check].map((value) => alphabet.charAt(value)).join('')
}

/**
 * The code as it is printed.
 *
 * @example formatGiftCardCode('ABCDEFGHJKLMNPQR') // 'ABCD-EFGH-JKLM-NPQR'
 */
export const formatGiftCardCode = (code: string): string => code.replace(/.{4}(?=.)/g, '$&-')

/**
 * Reads a code as people type it: without regard to case, blanks and hyphens, O as 0 and I as 1. Null for what is no
 * code: another length, another character, or a check character that does not fit.
 *
 * Source: a decision of the product.
 *
 * @example readGiftCardCode('oooo-oooo 0000 ooiy') // '000000000000001Y'
 */
export const readGiftCardCode = (typed: string): string | null => {
  const code = typed.toUpperCase().replace(/[\s\-‐‑–]/g, '').replaceAll('O', '0').replaceAll('I', '1')
  const values = Array.from(code, (character) => alphabet.indexOf(character))
  if (values.length !== codeLength || values.includes(-1)) return null
  return luhnSum(values, 1) % base === 0 ? code : null
}

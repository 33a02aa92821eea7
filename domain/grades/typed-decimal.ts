const decimalPattern = /^([+-]?)(\d*)(?:[.,](\d*))?$/

/** A decimal as it was typed, its digits untouched. */
export type TypedDecimal = { readonly isNegative: boolean; readonly whole: string; readonly decimals: string }

/**
 * Reads a decimal as people write it: comma or point, blanks around it, either side of the comma left empty.
 *
 * @returns null where it is no number
 * @example readTypedDecimal(' 12,5 ') // { isNegative: false, whole: '12', decimals: '5' }
 */
export const readTypedDecimal = (typed: string): TypedDecimal | null => {
  // Stryker disable next-line ArrayDeclaration: the first place is not read
  const [, sign, whole = '', decimals = ''] = decimalPattern.exec(typed.trim().replace('−', '-')) ?? []
  return whole + decimals === '' ? null : { isNegative: sign === '-', whole, decimals }
}

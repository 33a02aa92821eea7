import type { Fraction } from './fraction.ts'

/** A figure as it is shown, in parts that each language joins with its own sign: 9 and 99 for 9,99 or 9.99. */
export type ShownFigure = { readonly whole: string; readonly decimals: string }

/**
 * Cuts a figure after some decimals, never rounding it up: a mean of 9.999 is shown 9.99, for nobody shall read 10 who
 * has not reached it.
 *
 * @param value zero or more
 * @param decimals 2 for a mean; 3 show a mark multiplied by its weight in full; at most 6
 * @example shownFigure(fraction(9999, 1000)) // { whole: '9', decimals: '99' }
 */
export const shownFigure = ({ numerator, denominator }: Fraction, decimals = 2): ShownFigure => {
  const rest = numerator % denominator
  const scaled = rest * 10 ** decimals
  return {
    whole: String((numerator - rest) / denominator),
    decimals: String((scaled - (scaled % denominator)) / denominator).padStart(decimals, '0'),
  }
}

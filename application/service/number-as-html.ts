import type { Locale } from '../../domain/locale/locale.ts'

/** What a binary number keeps of a decimal one for sure. */
const significantDigits = 15

/**
 * A number as people write it, up to 15 significant digits; in scientific notation below a millionth and from 10¹⁵ on.
 *
 * @example numberAsHtml(1.6e-19, 'fr') // '1,6 × 10<sup>−19</sup>'
 */
export const numberAsHtml = (number: number, locale: Locale): string => {
  const written = (plain: number) => plain.toLocaleString(locale, { maximumSignificantDigits: significantDigits })
  const size = Math.abs(number)
  if (size === 0 || (size >= 1e-6 && size < 1e15)) return written(number)
  const [factor, exponent] = number.toExponential(significantDigits - 1).split('e')
  return `${written(Number(factor))} × 10<sup>${written(Number(exponent))}</sup>`.replaceAll('-', '−')
}

/**
 * An exact number: an integer over a positive integer, in lowest terms. Marks have two decimals and weights end in a
 * half, so that every figure of an exam stays far below 2^53 and no digit is ever lost.
 *
 * @example { numerator: 49, denominator: 4 } // 12.25
 */
export type Fraction = { readonly numerator: number; readonly denominator: number }

const greatestCommonDivisor = (a: number, b: number): number => (b === 0 ? Math.abs(a) : greatestCommonDivisor(b, a % b))

/**
 * The exact quotient of two integers, in lowest terms.
 *
 * @param denominator above zero
 * @example fraction(1225, 100) // { numerator: 49, denominator: 4 }
 */
export const fraction = (numerator: number, denominator = 1): Fraction => {
  const divisor = greatestCommonDivisor(numerator, denominator)
  return { numerator: numerator / divisor, denominator: denominator / divisor }
}

/** The exact sum of two fractions. */
export const addFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.denominator + b.numerator * a.denominator, a.denominator * b.denominator)

/** The exact product of two fractions. */
export const multiplyFractions = (a: Fraction, b: Fraction): Fraction =>
  fraction(a.numerator * b.numerator, a.denominator * b.denominator)

/**
 * The exact quotient of two fractions.
 *
 * @param divisor above zero
 */
export const divideFractions = (dividend: Fraction, divisor: Fraction): Fraction =>
  fraction(dividend.numerator * divisor.denominator, dividend.denominator * divisor.numerator)

/** Below zero where the first is the smaller, above zero where it is the greater, zero where both are the same. */
export const compareFractions = (a: Fraction, b: Fraction): number => a.numerator * b.denominator - b.numerator * a.denominator

/** Compares exactly: 9.999 is not at least 10. */
export const isAtLeast = (value: Fraction, threshold: number): boolean => compareFractions(value, fraction(threshold)) >= 0

// Stryker disable EqualityOperator: of two that are the same, either will do

/** The smaller of two fractions. */
export const smallerOf = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) < 0 ? a : b)

/** The greater of two fractions. */
export const greaterOf = (a: Fraction, b: Fraction): Fraction => (compareFractions(a, b) > 0 ? a : b)
// Stryker restore EqualityOperator

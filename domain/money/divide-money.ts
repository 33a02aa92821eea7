import type { Currency, Money } from './money.ts'

/** In currencies without cents prices are multiples of this. */
const priceStep = 5

/**
 * Rounds a fraction of minor units as the currency's prices are rounded: euros half up to the cent,
 * other currencies up to the next multiple of 5 (an exact multiple stays as it is). Exact: numerator and denominator
 * are integers, and no figure on the way goes beyond what an integer holds as long as twice the numerator does not.
 *
 * Source: specification, section 9, "Plan computation rules".
 *
 * @param numerator an integer, zero or more
 * @param denominator an integer, 1 or more
 * @example roundMinorUnits(8999, 12, 'EUR') // 750
 * @example roundMinorUnits(98387, 12, 'XOF') // 8200
 */
export const roundMinorUnits = (numerator: number, denominator: number, currency: Currency): number =>
  currency === 'EUR'
    ? Math.floor((2 * numerator + denominator) / (2 * denominator))
    : Math.ceil(numerator / (denominator * priceStep)) * priceStep

/**
 * The price of one of `parts` equal parts, rounded as prices are.
 *
 * Source: specification, section 9, "Plan computation rules".
 *
 * @param parts how many days or months the price is for, an integer, 1 or more
 * @example divideMoney(eur(89.99), 12) // 7.50 €
 */
export const divideMoney = (money: Money, parts: number): Money => ({
  minorUnits: roundMinorUnits(money.minorUnits, parts, money.currency),
  currency: money.currency,
})

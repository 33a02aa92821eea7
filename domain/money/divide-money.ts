import type { Currency, Money } from './money.ts'

/**
 * Rounds a fraction of minor units as the currency's prices are rounded: euros half up to the cent,
 * other currencies up to the next multiple of 5 (an exact multiple stays as it is). Integers only, so exact.
 *
 * Source: specification, section 9, "Plan computation rules".
 *
 * @example roundMinorUnits(8999, 12, 'EUR') // 750
 * @example roundMinorUnits(98387, 12, 'XOF') // 8200
 */
export const roundMinorUnits = (numerator: number, denominator: number, currency: Currency): number =>
  currency === 'EUR'
    ? Math.floor((2 * numerator + denominator) / (2 * denominator))
    : Math.ceil(numerator / (denominator * 5)) * 5

/** The price of one of `parts` equal parts, rounded as prices are. */
export const divideMoney = (money: Money, parts: number): Money => ({
  minorUnits: roundMinorUnits(money.minorUnits, parts, money.currency),
  currency: money.currency,
})

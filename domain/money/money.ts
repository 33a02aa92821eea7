/** Currencies that the product sells in: euros, and the CFA franc of the eight UEMOA countries. */
export const currencies = ['EUR', 'XOF'] as const
export type Currency = (typeof currencies)[number]

/** How many decimals a currency has: 2 for the euro, none for the CFA franc. */
const decimalsOf: Record<Currency, number> = { EUR: 2, XOF: 0 }

/**
 * An amount of money, in whole minor units (cents for EUR, francs for XOF).
 *
 * @example { minorUnits: 8999, currency: 'EUR' } // 89.99 €
 */
export type Money = { readonly minorUnits: number; readonly currency: Currency }

/**
 * The amount that a decimal number of units says, rounded half up to the currency's decimals. It is the number as it
 * is written that is rounded (1.005 € is 1.01 €), not the nearest binary fraction, which lies a little below or above.
 *
 * @param amount in units of the currency, zero or more, with at most 15 significant digits
 * @example fromDecimal(89.99, 'EUR') // { minorUnits: 8999, currency: 'EUR' }
 */
export const fromDecimal = (amount: number, currency: Currency): Money => {
  const [digits, exponent = 0] = String(amount).split('e')
  return { minorUnits: Math.round(Number(`${digits}e${Number(exponent) + decimalsOf[currency]}`)), currency }
}

/**
 * An amount of euros.
 *
 * @example eur(89.99) // { minorUnits: 8999, currency: 'EUR' }
 */
export const eur = (euros: number): Money => fromDecimal(euros, 'EUR')

/**
 * An amount of CFA francs.
 *
 * @example xof(98_387) // { minorUnits: 98387, currency: 'XOF' }
 */
export const xof = (francs: number): Money => fromDecimal(francs, 'XOF')

/** The amount in units of the currency, as the API writes it: 89.99. `fromDecimal` gives the same amount back. */
export const toDecimal = (money: Money): number => money.minorUnits / 10 ** decimalsOf[money.currency]

/** The same amount of the same currency: nothing is converted, so 0 € is not 0 francs. */
export const isSameMoney = (a: Money, b: Money): boolean => a.currency === b.currency && a.minorUnits === b.minorUnits

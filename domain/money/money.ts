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

export const eur = (euros: number): Money => ({ minorUnits: Math.round(euros * 100), currency: 'EUR' })
export const xof = (francs: number): Money => ({ minorUnits: Math.round(francs), currency: 'XOF' })

/** The amount in units of the currency, as the API writes it: 89.99. */
export const toDecimal = (money: Money): number => money.minorUnits / 10 ** decimalsOf[money.currency]

export const fromDecimal = (amount: number, currency: Currency): Money => ({
  minorUnits: Math.round(amount * 10 ** decimalsOf[currency]),
  currency,
})

export const isSameMoney = (a: Money, b: Money): boolean => a.currency === b.currency && a.minorUnits === b.minorUnits

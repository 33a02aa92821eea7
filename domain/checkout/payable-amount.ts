import type { Money } from '../money/money.ts'
import type { PlanProvider } from '../plans/plan.ts'

/** Mobile-money networks take francs in multiples of this. */
const mobileMoneyStep = 5

/**
 * What can really be paid of an amount: CFA francs by mobile money in multiples of 5, rounded down, in the person's
 * favour. Every other amount is paid as it is.
 *
 * Source: CinetPay, "amount: the amount must be a multiple of 5" (https://docs.cinetpay.com); rounding down is a decision
 * of the product.
 *
 * @example payableAmount(xof(98_387), 'mobile-money') // 98 385 F
 */
export const payableAmount = (amount: Money, provider: PlanProvider): Money =>
  provider === 'mobile-money' && amount.currency === 'XOF'
    ? { ...amount, minorUnits: amount.minorUnits - (amount.minorUnits % mobileMoneyStep) }
    : amount

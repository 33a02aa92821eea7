import { err, ok, type Result } from 'neverthrow'
import type { Plan } from '../plans/plan.ts'
import { isEmail, normaliseEmail } from '../validation/email.ts'

/**
 * Must somebody give an e-mail to order this plan? For every plan from the mobile-money provider, and for those that ask.
 *
 * Source: specification, section 5, "Plans from the mobile-money provider require an e-mail".
 *
 * @example requiresEmail({ provider: 'mobile-money', emailRequired: false }) // true
 */
export const requiresEmail = (plan: Pick<Plan, 'provider' | 'emailRequired'>): boolean =>
  plan.provider === 'mobile-money' || plan.emailRequired

export type OrderEmailRefusal = { readonly type: 'order-email-required' } | { readonly type: 'order-email-invalid' }

/**
 * Checks the e-mail given with an order, and gives it in the form in which addresses are stored; null when the plan
 * needs none and none was given. What was given must be an address, needed or not.
 *
 * @param typed as it was typed; blank or null when none was
 * @example checkOrderEmail(mobileMoneyPlan, ' ') // err({ type: 'order-email-required' })
 */
export const checkOrderEmail = (
  plan: Pick<Plan, 'provider' | 'emailRequired'>,
  typed: string | null,
): Result<string | null, OrderEmailRefusal> => {
  const email = normaliseEmail(typed ?? '')
  if (email === '') return requiresEmail(plan) ? err({ type: 'order-email-required' }) : ok(null)
  return isEmail(email) ? ok(email) : err({ type: 'order-email-invalid' })
}

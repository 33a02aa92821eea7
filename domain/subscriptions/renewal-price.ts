import type { Money } from '../money/money.ts'
import type { Plan } from '../plans/plan.ts'
import type { StoredSubscription } from './stored-subscription.ts'

/**
 * What the next period of a subscription costs: the ordinary price of its plan today, and never more than the person was
 * promised when they ordered or were last told. A promotion and a coupon are for the first period. Null for what is not
 * renewed.
 *
 * Source: a decision of the product; Code de la consommation, article L215-1, for a price that was announced.
 *
 * @param plan the plan as the catalogue has it now
 * @example renewalPrice({ renewalPrice: eur(89.99) }, { price: eur(99.99) }) // 89.99 €
 */
export const renewalPrice = (
  { renewalPrice: promised }: Pick<StoredSubscription, 'renewalPrice'>,
  { price }: Pick<Plan, 'price'>,
): Money | null =>
  promised !== null && price.currency === promised.currency && price.minorUnits < promised.minorUnits ? price : promised

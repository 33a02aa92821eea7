import { err, ok, type Result } from 'neverthrow'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { CheckoutGateway, OrderForm, OrderRefusal } from '../ports/checkout-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

type OrderField = 'email' | 'immediateAccess'

type AboutAField = 'immediate-access-not-accepted' | 'order-email-required' | 'order-email-invalid'

export type OrderPlanRefusal = FormRefused<OrderField> | Exclude<OrderRefusal, { type: AboutAField }>

/** Orders a plan, and says beside which field something is missing. */
export const makeOrderPlan =
  ({ checkout }: { checkout: Pick<CheckoutGateway, 'placeOrder'> }) =>
  async (form: OrderForm): Promise<Result<{ readonly redirectUrl: string }, OrderPlanRefusal | ServiceUnreachable>> => {
    const placed = await checkout.placeOrder(form)
    if (placed.isOk()) return ok(placed.value)
    const refusal = placed.error
    switch (refusal.type) {
      case 'immediate-access-not-accepted':
        return err({ type: 'form-refused', fields: { immediateAccess: 'conditions-not-accepted' } })
      case 'order-email-required':
        return err({ type: 'form-refused', fields: { email: 'email-empty' } })
      case 'order-email-invalid':
        return err({ type: 'form-refused', fields: { email: 'email-invalid' } })
      default:
        return err(refusal)
    }
  }

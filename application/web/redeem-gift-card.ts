import { err, ok, type Result } from 'neverthrow'
import type { FieldRefusals, FormRefused } from '../../domain/validation/form-refusals.ts'
import type { CheckoutGateway, GiftCardForm, RedeemRefusal } from '../ports/checkout-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

type GiftCardField = 'code' | 'immediateAccess'

export type RedeemGiftCardRefusal = FormRefused<GiftCardField> | Exclude<RedeemRefusal, { type: 'immediate-access-not-accepted' }>

/** Spends a gift card; a form in which something is missing is refused before it is sent. */
export const makeRedeemGiftCard =
  ({ checkout }: { checkout: Pick<CheckoutGateway, 'redeemGiftCard'> }) =>
  async (form: GiftCardForm): Promise<Result<{ readonly orderId: string }, RedeemGiftCardRefusal | ServiceUnreachable>> => {
    const fields: FieldRefusals<GiftCardField> = {
      ...(form.code.trim() === '' ? { code: 'field-required' } : {}),
      ...(form.immediateAccess ? {} : { immediateAccess: 'conditions-not-accepted' }),
    }
    if (Object.keys(fields).length > 0) return err({ type: 'form-refused', fields })
    const redeemed = await checkout.redeemGiftCard(form)
    if (redeemed.isOk()) return ok(redeemed.value)
    const refusal = redeemed.error
    return refusal.type === 'immediate-access-not-accepted'
      ? err({ type: 'form-refused', fields: { immediateAccess: 'conditions-not-accepted' } })
      : err(refusal)
  }

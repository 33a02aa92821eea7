import { makePlaceOrder } from '../../application/service/place-order.ts'
import type { StoredSubscription } from '../../domain/subscriptions/stored-subscription.ts'
import type { aService } from './a-service.ts'

/** Orders and pays a plan, at the service's provider, as its member Léa or somebody else; gives the subscription. */
export const buy = async (
  service: Awaited<ReturnType<typeof aService>>,
  planId: string,
  { memberId = 'lea', couponCode = null as string | null } = {},
): Promise<StoredSubscription> => {
  const idempotencyKey = `form of ${planId} at ${service.clock.now()}`
  const ordered = await makePlaceOrder(service)({ planId, couponCode, immediateAccess: true, idempotencyKey }, memberId, 'fr')
  const { orderId } = ordered._unsafeUnwrap()
  const order = await service.orders.find(orderId)
  if (order?.paymentReference) {
    service.payments.end(order.paymentReference, 'succeeded')
    await service.settlePayment((await service.payments.read(order.paymentReference))._unsafeUnwrap())
  }
  const subscription = (await service.subscriptions.ofMember(memberId)).find((one) => one.orderId === orderId)
  if (!subscription) throw new Error(`The plan ${planId} gave no subscription.`)
  return subscription
}

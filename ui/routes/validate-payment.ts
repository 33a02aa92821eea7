import { redirect } from 'react-router'
import type { Route } from './+types/validate-payment'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { notFound, unavailable } from './unavailable.ts'

/**
 * Where the payment page sends the person back to: on to the result, or to wait for it. It has no page of its own, so
 * that a provider's page may send them here with a form (`action`), which no page of the site takes from elsewhere.
 */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const orderId = new URL(request.url).searchParams.get('order')
  if (!orderId) throw notFound()
  const order = new URLSearchParams({ order: orderId })
  const confirmed = await context.get(useCasesContext).confirmOrder(orderId)
  if (confirmed.isErr()) {
    throw confirmed.error.type === 'not-logged-in' ? redirect(logInAddress(`/validatePayment?${order}`)) : unavailable(confirmed.error)
  }
  const { state, planId } = confirmed.value
  if (state === 'paid') return redirect('/subscribe-success')
  if (state === 'pending') return redirect(`/validatePayment/en-cours?${order}`)
  return redirect(`/subscribe-failed?${new URLSearchParams({ reason: state, offer: planId })}`)
}

/** A form from another site comes without the person's cookies: the same address, asked for again, has them. */
export const action = ({ request }: Route.ActionArgs) => {
  const order = new URL(request.url).searchParams.get('order')
  if (!order) throw notFound()
  return redirect(`/validatePayment?${new URLSearchParams({ order })}`, 303)
}

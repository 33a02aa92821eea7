import { redirect } from 'react-router'
import type { Route } from './+types/validate-payment'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'

/**
 * Where the payment page sends the person back to: on to the result, or to wait for it. It has no page of its own, so
 * that a provider's page may send them here with a form (`action`), which no page of the site takes from elsewhere.
 */
export const loader = async ({ request, context }: Route.LoaderArgs) => {
  const orderId = new URL(request.url).searchParams.get('order') ?? ''
  const order = new URLSearchParams({ order: orderId })
  if (orderId === '') return redirect('/validatePayment/en-cours')
  const confirmed = await context.get(useCasesContext).confirmOrder(orderId)
  if (confirmed.isErr() && confirmed.error.type === 'not-logged-in') return redirect(logInAddress(`/validatePayment?${order}`))
  // The page on which one waits also says that an order is not there, or that nothing can be known now.
  if (confirmed.isErr() || confirmed.value.state === 'pending') return redirect(`/validatePayment/en-cours?${order}`)
  const { state, planId } = confirmed.value
  if (state === 'paid') return redirect('/subscribe-success')
  return redirect(`/subscribe-failed?${new URLSearchParams({ reason: state, offer: planId })}`)
}

/** A form from another site comes without the person's cookies: the same address, asked for again, has them. */
export const action = ({ request }: Route.ActionArgs) => {
  const order = new URL(request.url).searchParams.get('order') ?? ''
  return redirect(`/validatePayment?${new URLSearchParams({ order })}`, 303)
}

import { redirect } from 'react-router'
import type { Route } from './+types/validate-payment'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { notFound } from './unavailable.ts'

type Arguments = Route.LoaderArgs | Route.ActionArgs

/** The return of mobile money is under the provider's name; under any other there is nothing. */
const checkProvider = ({ params, context }: Arguments): void => {
  const { provider } = params as { readonly provider?: string }
  if (provider !== undefined && !context.get(useCasesContext).isMobileMoneyProvider(provider)) throw notFound()
}

/**
 * Where the payment page sends the person back to: on to the result, or to wait for it. It has no page of its own, so
 * that a provider's page may send them here with a form (`action`), which no page of the site takes from elsewhere.
 */
export const loader = async (given: Route.LoaderArgs) => {
  checkProvider(given)
  const { confirmOrder, successPath } = given.context.get(useCasesContext)
  const orderId = new URL(given.request.url).searchParams.get('order') ?? ''
  const order = new URLSearchParams({ order: orderId })
  if (orderId === '') return redirect('/validatePayment/en-cours')
  const confirmed = await confirmOrder(orderId)
  if (confirmed.isErr() && confirmed.error.type === 'not-logged-in') return redirect(logInAddress(`/validatePayment?${order}`))
  // The page on which one waits also says that an order is not there, or that nothing can be known now.
  if (confirmed.isErr() || confirmed.value.state === 'pending') return redirect(`/validatePayment/en-cours?${order}`)
  const { state, planId } = confirmed.value
  if (state === 'paid') return redirect(successPath(planId))
  return redirect(`/subscribe-failed?${new URLSearchParams({ reason: state, offer: planId })}`)
}

/** A form from another site comes without the person's cookies: the same address, asked for again, has them. */
export const action = (given: Route.ActionArgs) => {
  checkProvider(given)
  const { pathname, searchParams } = new URL(given.request.url)
  return redirect(`${pathname}?${new URLSearchParams({ order: searchParams.get('order') ?? '' })}`, 303)
}

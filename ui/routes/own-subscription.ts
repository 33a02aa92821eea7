import { redirect, type RouterContextProvider } from 'react-router'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { unavailable } from './unavailable.ts'

/** The member's own subscription, for the page at an address; whoever is not logged in logs in and comes back there. */
export const readOwnSubscription = async (context: Readonly<RouterContextProvider>, subscriptionId: string, address: string) => {
  const { readProfile, showSubscription } = context.get(useCasesContext)
  const profile = await readProfile()
  if (profile.isErr()) throw unavailable(profile.error)
  const shown = await showSubscription(subscriptionId)
  if (shown.isErr()) throw shown.error.type === 'not-logged-in' ? redirect(logInAddress(address)) : unavailable(shown.error)
  return { email: profile.value?.email ?? null, subscription: shown.value }
}

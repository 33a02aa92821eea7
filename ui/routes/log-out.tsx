import { redirect } from 'react-router'
import type { Route } from './+types/log-out'
import { useCasesContext } from '../visit.ts'
import { unavailable } from './unavailable.ts'

/** Logging out changes something, so a mere link does not do it. */
export const loader = () => redirect('/login')

export const action = async ({ context }: Route.ActionArgs) => {
  const loggedOut = await context.get(useCasesContext).logOut()
  if (loggedOut.isErr()) throw unavailable(loggedOut.error)
  return redirect(loggedOut.value)
}

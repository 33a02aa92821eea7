import { redirect } from 'react-router'
import type { Route } from './+types/log-out'
import { useCasesContext } from '../visit.ts'

/** Logging out changes something, so a mere link does not do it. */
export const loader = () => redirect('/login')

export const action = async ({ context }: Route.ActionArgs) => {
  await context.get(useCasesContext).logOut()
  return redirect('/login')
}

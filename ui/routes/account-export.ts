import { redirect } from 'react-router'
import type { Route } from './+types/account-export'
import { useCasesContext } from '../visit.ts'
import { logInAddress } from './log-in-address.ts'
import { unavailable } from './unavailable.ts'

/** A file with everything that is held on the member. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const exported = await context.get(useCasesContext).exportData()
  if (exported.isErr()) throw exported.error.type === 'not-logged-in' ? redirect(logInAddress('/mon-compte')) : unavailable(exported.error)
  return new Response(`${JSON.stringify(exported.value, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="alveole-mes-donnees.json"',
    },
  })
}

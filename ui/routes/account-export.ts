import { redirect } from 'react-router'
import type { Route } from './+types/account-export'
import { useCasesContext } from '../visit.ts'

/** A file with everything that is held on the member. */
export const loader = async ({ context }: Route.LoaderArgs) => {
  const exported = await context.get(useCasesContext).exportData()
  // The account page asks to log in, or says that nothing can be had now.
  if (exported.isErr()) return redirect('/mon-compte')
  return new Response(`${JSON.stringify(exported.value, null, 2)}\n`, {
    headers: {
      'content-type': 'application/json; charset=utf-8',
      'content-disposition': 'attachment; filename="alveole-mes-donnees.json"',
    },
  })
}

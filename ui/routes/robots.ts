import type { Route } from './+types/robots'
import { useCasesContext, visitContext } from '../visit.ts'

/** Where search engines may look. */
export const loader = ({ context }: Route.LoaderArgs) =>
  new Response(context.get(useCasesContext).robotsFile(context.get(visitContext).origin), {
    headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'public, max-age=3600' },
  })

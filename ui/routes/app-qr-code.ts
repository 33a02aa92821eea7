import { renderSVG } from 'uqr'
import type { Route } from './+types/app-qr-code'
import { useCasesContext, visitContext } from '../visit.ts'
import { notFound } from './unavailable.ts'

/** The code that people scan to install the app, as a drawing that the footer loads on wide screens only. */
export const loader = ({ context }: Route.LoaderArgs) => {
  const { mobileApp } = context.get(useCasesContext).showSurroundings(null, context.get(visitContext).country)
  if (mobileApp === null) throw notFound()
  return new Response(renderSVG(mobileApp.link, { border: 4 }), {
    headers: { 'content-type': 'image/svg+xml', 'cache-control': 'public, max-age=86400' },
  })
}

import { I18nProvider } from '@lingui/react'
import { renderToReadableStream } from 'react-dom/server'
import { type EntryContext, RouterContextProvider, ServerRouter } from 'react-router'
import { makeSiteState } from '../application/web/site-state.ts'
import type { WebUseCases } from '../application/web/use-cases.ts'
import { serverI18n } from './locales/server-i18n.ts'
import { NonceContext } from './nonce.ts'
import { SiteStateContext } from './site-state.ts'
import { useCasesContext, type Visit, visitContext } from './visit.ts'

/** The context of one request's loaders and actions. */
export const makeLoadContext = (useCases: WebUseCases, visit: Visit): RouterContextProvider => {
  const context = new RouterContextProvider()
  context.set(useCasesContext, useCases)
  context.set(visitContext, visit)
  return context
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce } = loadContext.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', locale)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const page = await renderToReadableStream(
    <NonceContext value={nonce ?? undefined}>
      <SiteStateContext value={makeSiteState()}>
        <I18nProvider i18n={serverI18n[locale]}>
          <ServerRouter context={entryContext} url={request.url} {...(nonce === null ? {} : { nonce })} />
        </I18nProvider>
      </SiteStateContext>
    </NonceContext>,
    { ...(nonce === null ? {} : { nonce }), signal: request.signal },
  )
  // Whole pages: they read the same without JavaScript.
  await page.allReady
  return new Response(page, { status, headers })
}

import { I18nProvider } from '@lingui/react'
import { renderToReadableStream } from 'react-dom/server'
import { createRequestHandler, type EntryContext, RouterContextProvider, type ServerBuild, ServerRouter } from 'react-router'
import { makeSiteState } from '../application/web/site-state.ts'
import type { WebUseCases } from '../application/web/use-cases.ts'
import { LightContext } from './light.ts'
import { serverI18n } from './locales/server-i18n.ts'
import { NonceContext } from './nonce.ts'
import { SiteStateContext } from './site-state.ts'
import { useCasesContext, type Visit, visitContext } from './visit.ts'

/** Answers the requests of a build of the site, each for one visitor with what that visitor can do. */
export const makeVisitHandler = (build: ServerBuild, mode: 'production' | 'development') => {
  const handle = createRequestHandler(build, mode)
  return (request: Request, { useCases, visit }: { useCases: WebUseCases; visit: Visit }): Promise<Response> => {
    const context = new RouterContextProvider()
    context.set(useCasesContext, useCases)
    context.set(visitContext, visit)
    return handle(request, context)
  }
}

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  loadContext: RouterContextProvider,
): Promise<Response> {
  const { locale, nonce, cookieChoice, savesData } = loadContext.get(visitContext)
  headers.set('content-type', 'text/html; charset=utf-8')
  headers.set('content-language', locale)
  if (request.method === 'HEAD') return new Response(null, { status, headers })

  const page = await renderToReadableStream(
    <NonceContext value={nonce ?? undefined}>
      <LightContext value={savesData}>
        <SiteStateContext value={makeSiteState({ newsletterMemory: { seen: false, submitted: false }, cookieChoice })}>
          <I18nProvider i18n={serverI18n[locale]}>
            <ServerRouter context={entryContext} url={request.url} {...(nonce === null ? {} : { nonce })} />
          </I18nProvider>
        </SiteStateContext>
      </LightContext>
    </NonceContext>,
    { ...(nonce === null ? {} : { nonce }), signal: request.signal },
  )
  // Whole pages: they read the same without JavaScript.
  await page.allReady
  return new Response(page, { status, headers })
}

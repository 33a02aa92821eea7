import { compress } from 'hono/compress'
import { bodyLimit } from 'hono/body-limit'
import { serveStatic } from '@hono/node-server/serve-static'
import type { HttpBindings } from '@hono/node-server'
import { type Context, Hono } from 'hono'
import type { Logger } from 'pino'
import type { AnswersCalls } from './api-elsewhere.ts'
import { lastResortPage, somethingFailed } from './last-resort-page.ts'
import type { Caller } from './caller.ts'
import { type AnsweredRequest, observeRequests } from './observe-requests.ts'

const oneYear = 31_536_000
/** Far above any form of the site. */
const largestForm = 256 * 1024
/**
 * Far above any address of the site, in characters and in parts. The router looks at a path once for each of its parts, so
 * that one of 7,500 would keep the process busy for seconds.
 */
const longestPath = 1000
const mostParts = 50

/** What the forms of a page are sent as. Mail programs that unsubscribe with one click may send the second (RFC 8058). */
const formType = /^(?:application\/x-www-form-urlencoded|(multipart\/form-data))\s*(?:;|$)/i

/** The status of a form that cannot be read, which is the sender's doing and no defect; null for one that can. */
const faultOfForm = async (request: Request): Promise<400 | 415 | null> => {
  const [isForm, isMultipart] = formType.exec(request.headers.get('content-type') ?? '') ?? []
  if (isForm === undefined) return 415
  if (isMultipart === undefined) return null
  return request.clone().formData().then(
    () => null,
    () => 400,
  )
}

const lastResort = (context: Context, status: 400 | 413 | 414 | 415 | 500, sentences: { fr: string; en: string }): Response =>
  context.html(lastResortPage(sentences), status, {
    'cache-control': 'no-store',
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'; base-uri 'none'",
    'x-content-type-options': 'nosniff',
  })

type Variables = { requestId: string; route: string }
type ProductContext = Context<{ Bindings: HttpBindings; Variables: Variables }>

/** Everything that the process answers: the API, the files of the built site, and its pages. */
export const makeProduct = ({
  api,
  site,
  isReady,
  clientFiles,
  clientAddressHeader,
  evaluationHeader,
  logger,
  observe,
}: {
  api: AnswersCalls
  site: (request: Request, caller: Caller) => Promise<Response>
  isReady: () => Promise<boolean>
  /** The folder of the built site's files; null where a development server serves them. */
  clientFiles: string | null
  /** The header in which the proxy tells the caller's address; null when callers connect to the process itself. */
  clientAddressHeader: string | null
  evaluationHeader: string
  logger: Logger
  observe: (request: AnsweredRequest) => void
}) => {
  const product = new Hono<{ Bindings: HttpBindings; Variables: Variables }>()

  /**
   * Of a list of proxies the last one is ours: what stands before it is what the caller says. A call without the header did
   * not come through the proxy, and counts for its connection: no caller is without limits.
   */
  const addressOf = (context: ProductContext): string | null => {
    const told = clientAddressHeader === null ? undefined : context.req.header(clientAddressHeader)?.split(',').at(-1)?.trim()
    return told || (context.env?.incoming?.socket.remoteAddress ?? null)
  }
  const callerOf = (context: ProductContext): Caller => ({ address: addressOf(context), requestId: context.get('requestId') })

  product.onError((error, context) => {
    logger.error({ err: error, requestId: context.get('requestId'), method: context.req.method, route: context.get('route') }, 'a request failed')
    return lastResort(context, 500, somethingFailed)
  })

  product.use(observeRequests({ logger, observe, evaluationHeader }))
  product.use(async (context, next) => {
    const { path } = context.req
    return path.length > longestPath || path.split('/').length > mostParts
      ? lastResort(context, 414, { fr: 'Cette adresse est trop longue', en: 'This address is too long.' })
      : next()
  })

  product.get('/healthz', async (context) => {
    context.set('route', '/healthz')
    const ready = await isReady().catch(() => false)
    return context.json({ ready }, ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  const answerCall = async (context: ProductContext, request: Request) => {
    const bindings = { ...callerOf(context), toldRoute: (route: string) => context.set('route', route) }
    return api.fetch(request, bindings)
  }
  product.all('/api/*', (context) => answerCall(context, context.req.raw))
  product.get('/openapi.json', (context) => answerCall(context, new Request(new URL('/api/openapi.json', context.req.url))))
  product.use(compress())
  const isFile = (context: Context) => {
    context.set('route', 'file')
    context.header('x-content-type-options', 'nosniff')
  }
  if (clientFiles !== null) {
    product.use(
      '/assets/*',
      serveStatic({
        root: clientFiles,
        onFound: (_path, context) => {
          isFile(context)
          context.header('cache-control', `public, max-age=${oneYear}, immutable`)
        },
      }),
    )
    product.use(
      serveStatic({
        root: clientFiles,
        onFound: (path, context) => {
          isFile(context)
          // A browser asks for the worker again and again, and a new build counts at once.
          context.header('cache-control', path.endsWith('service-worker.js') ? 'no-cache' : 'public, max-age=3600')
        },
      }),
    )
  }
  product.use(
    bodyLimit({ maxSize: largestForm, onError: (context) => lastResort(context, 413, { fr: 'Ce formulaire est trop volumineux', en: 'This form is too large.' }) }),
  )
  product.post('*', async (context, next) => {
    const fault = await faultOfForm(context.req.raw)
    return fault === null ? next() : lastResort(context, fault, { fr: 'Ce formulaire est illisible', en: 'This form cannot be read.' })
  })
  product.all('*', (context) => site(context.req.raw, callerOf(context)))
  return product
}

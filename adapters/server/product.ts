import { compress } from 'hono/compress'
import { serveStatic } from '@hono/node-server/serve-static'
import { Hono } from 'hono'
import type { Api } from './api.ts'

const oneYear = 31_536_000

/** Everything that the process answers: the API, the files of the built site, and its pages. */
export const makeProduct = ({
  api,
  site,
  isReady,
  clientFiles,
}: {
  api: Api | null
  site: (request: Request) => Promise<Response>
  isReady: () => Promise<boolean>
  /** The folder of the built site's files; null where a development server serves them. */
  clientFiles: string | null
}) => {
  const product = new Hono()

  product.get('/healthz', async (context) => {
    const ready = await isReady().catch(() => false)
    return context.json({ ready }, ready ? 200 : 503, { 'cache-control': 'no-store' })
  })
  if (api) product.all('/api/*', (context) => api.fetch(context.req.raw))
  product.use(compress())
  if (clientFiles !== null) {
    product.use(
      '/assets/*',
      serveStatic({
        root: clientFiles,
        onFound: (_path, context) => context.header('cache-control', `public, max-age=${oneYear}, immutable`),
      }),
    )
    product.use(serveStatic({ root: clientFiles, onFound: (_path, context) => context.header('cache-control', 'public, max-age=3600') }))
  }
  product.all('*', (context) => site(context.req.raw))
  return product
}

import * as v from 'valibot'
import { clientsClaim } from 'workbox-core'
import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { registerRoute, setCatchHandler } from 'workbox-routing'
import { CacheFirst } from 'workbox-strategies'
import { changesReader, offlinePagePath, staysOffline } from '../../domain/navigation/offline-pages.ts'
import { forgetPages, hasDocument, keptForm, keptPage, pageOfData, passingPage, rememberTitle } from './kept-pages.ts'

declare const self: WorkerScope

const offlinePage = 'offline-page'
const twoMonths = 60 * 86_400

/** What the site is built of: an address never changes its content, and pages of the build before may still need theirs. */
const bounded = new ExpirationPlugin({ maxEntries: 600, maxAgeSeconds: twoMonths, purgeOnQuotaError: true })
const files = new CacheFirst({ cacheName: 'files', plugins: [bounded as WorkboxPlugin] })

const keepFile = async (event: ExtendableEvent, address: string): Promise<void> => {
  await files.handle({ event, request: new Request(address) })
}

/** Brings the page that stands in for others, as anybody sees it, in a language or the browser's own, with all that it is made of. */
const keepOfflinePage = async (event: ExtendableEvent, language: 'fr' | 'en' | null): Promise<void> => {
  const address = language === null ? offlinePagePath : `${offlinePagePath}?lang=${language}`
  // The choice of a version travels in a cookie, and this page needs its scripts to tell what can be read.
  const response = await fetch(new Request(`${address}${language === null ? '?' : '&'}version=full`, { credentials: 'omit' }))
  if (!response.ok) throw new Error(`The page for those without a network could not be kept: ${response.status}.`)
  const html = await response.clone().text()
  const own = new Set([...html.matchAll(/["'](\/assets\/[^"']+\.(?:js|css))["']/g)].map(([, file = '']) => file))
  await Promise.all([...own].map((file) => keepFile(event, file)))
  await (await caches.open(offlinePage)).put(offlinePagePath, response)
}

const readOfflinePage = (): Promise<Response | undefined> => caches.match(offlinePagePath, { cacheName: offlinePage, ignoreVary: true })

self.addEventListener('install', (event) => {
  // Files never change their content, so that a new worker may serve the pages of an old one.
  event.waitUntil(Promise.all([keepOfflinePage(event, null), self.skipWaiting()]))
})
clientsClaim()

const pageOpened = v.object({
  type: v.literal('page-opened'),
  path: v.pipe(v.string(), v.startsWith('/')),
  title: v.string(),
  language: v.picklist(['fr', 'en']),
  /** What the page was made of before the worker was there. */
  files: v.array(v.pipe(v.string(), v.startsWith('/assets/'))),
  mayFetchAhead: v.boolean(),
})

/** The first page of somebody was on its way before the worker was there. */
const keepOpened = async (event: ExtendableEvent, { path, title }: v.InferOutput<typeof pageOpened>): Promise<void> => {
  const page = new URL(path, self.location.origin)
  if (!staysOffline(page.pathname)) return
  if ((await keptForm(page)) === 'nothing') {
    const [, kept] = keptPage.handleAll({ event, request: new Request(page, { credentials: 'same-origin' }) })
    await kept
  }
  if ((await keptForm(page)) !== 'nothing') await rememberTitle(path, title)
}

const keepLanguage = async (event: ExtendableEvent, language: 'fr' | 'en'): Promise<void> => {
  if ((await readOfflinePage())?.headers.get('content-language') !== language) await keepOfflinePage(event, language)
}

self.addEventListener('message', (event) => {
  const message = v.safeParse(pageOpened, event.data)
  if (!message.success) return
  const { language, mayFetchAhead } = message.output
  const wanted = [...new Set([...message.output.files, ...(mayFetchAhead ? builtFiles : [])])]
  // Without a network what is there must do.
  event.waitUntil(
    Promise.allSettled([keepOpened(event, message.output), keepLanguage(event, language), ...wanted.map((file) => keepFile(event, file))]),
  )
})

const isPage = (request: Request, url: URL): boolean => request.mode === 'navigate' || url.pathname.endsWith('.data')
const pathOf = (url: URL): string => (pageOfData(url) ?? url).pathname

registerRoute(({ sameOrigin, url }) => sameOrigin && url.pathname.startsWith('/assets/'), files)
registerRoute(({ sameOrigin, url, request }) => sameOrigin && isPage(request, url) && staysOffline(pathOf(url)), keptPage)
registerRoute(({ sameOrigin, url, request }) => sameOrigin && isPage(request, url), passingPage)

registerRoute(
  ({ sameOrigin, url }) => sameOrigin && changesReader(pathOf(url)),
  async ({ request }) => {
    await forgetPages()
    return fetch(request)
  },
  'POST',
)

/** Sends the router of the site to load a page as a whole. */
const loadAsDocument = ({ pathname, search }: URL): Response =>
  new Response(null, { status: 204, headers: { 'X-Remix-Redirect': pathname + search, 'X-Remix-Reload-Document': 'true' } })

setCatchHandler(async ({ request }) => {
  const url = new URL(request.url)
  const page = pageOfData(url)
  if (page) return (await hasDocument(page)) ? loadAsDocument(page) : Response.error()
  if (request.method !== 'GET' || request.mode !== 'navigate') return Response.error()
  if (url.pathname === offlinePagePath) return (await readOfflinePage()) ?? Response.error()
  const standIn = new URL(offlinePagePath, url)
  standIn.searchParams.set('page', url.pathname + url.search)
  return (await readOfflinePage()) ? Response.redirect(standIn.href) : Response.error()
})

import type { WorkboxPlugin } from 'workbox-core/types.js'
import { ExpirationPlugin } from 'workbox-expiration'
import { NetworkFirst, NetworkOnly } from 'workbox-strategies'
import { offlinePageLimits, offlinePatienceSeconds } from '../../domain/navigation/offline-pages.ts'

const pages = 'pages'
const titles = 'page-titles'
const readers = 'reader'
const readerKey = '/reader'

/** The header in which each page says for whom it was made, without naming them. */
const readerHeader = 'alveole-reader'

/** Changes with the reader: what was asked for in the name of the one before is not kept. */
let reading = 0

const expiration = new ExpirationPlugin({ maxEntries: offlinePageLimits.pages, maxAgeSeconds: offlinePageLimits.seconds })

/** Removes what was kept for whoever read here. */
export const forgetPages = async (): Promise<void> => {
  reading += 1
  await Promise.all([expiration.deleteCacheAndMetadata(), caches.delete(pages), caches.delete(titles), caches.delete(readers)])
}

/** Somebody else reads, or nobody any more: the pages of the one before go. */
const noticeReader = async (reader: string): Promise<void> => {
  const kept = await (await caches.open(readers)).match(readerKey)
  if ((await kept?.text()) === reader) return
  await forgetPages()
  await (await caches.open(readers)).put(readerKey, new Response(reader))
}

/** Whose page arrives is looked at before it is kept, page after page: of two that arrive at once the second waits. */
let noticing: Promise<unknown> = Promise.resolve()

/** Pages that pass tell who reads. */
const ofTheReader = {
  requestWillFetch: async ({ request, state }: { request: Request; state?: Record<string, unknown> }) => {
    if (state) state['reading'] = reading
    return request
  },
  fetchDidSucceed: async ({ response, state }: { response: Response; state?: Record<string, unknown> }) => {
    const reader = response.headers.get(readerHeader)
    if (reader === null) return response
    const noticed = noticing.then(async () => {
      if (state?.['reading'] !== reading) return
      await noticeReader(reader)
      state['reading'] = reading
    })
    noticing = noticed.catch(() => undefined)
    await noticed
    return response
  },
}

/** Of these, whole ones are kept. One plugin does both: what a plugin notes of a request no other one reads. */
const wholePagesOfTheReader = {
  ...ofTheReader,
  cacheWillUpdate: async ({ response, state }: { response: Response; state?: Record<string, unknown> }) =>
    response.status === 200 && !response.redirected && response.headers.has(readerHeader) && state?.['reading'] === reading ? response : null,
}

// A page differs by who reads it and in which language, and both change what is kept as a whole.
const matchOptions: CacheQueryOptions = { ignoreVary: true }

/** A page that stays: as the network has it, else as it was. */
export const keptPage = new NetworkFirst({
  cacheName: pages,
  networkTimeoutSeconds: offlinePatienceSeconds,
  matchOptions,
  plugins: [wholePagesOfTheReader, expiration as WorkboxPlugin],
})

/** Any other page: never kept, but it tells who reads. */
export const passingPage = new NetworkOnly({ plugins: [ofTheReader] })

/** Where the router of the site asks for the content of a page. */
const dataAddress = ({ origin, pathname, search }: URL): string => `${origin}${pathname}.data${search}`

/** The address of the page that this is the content of; null for a page itself. */
export const pageOfData = ({ origin, pathname, search }: URL): URL | null =>
  pathname.endsWith('.data') ? new URL(`${pathname.slice(0, -'.data'.length)}${search}`, origin) : null

const find = (address: string): Promise<Response | undefined> => caches.match(address, { ...matchOptions, cacheName: pages })

const keptAt = (response: Response | undefined): number => (response ? Date.parse(response.headers.get('date') ?? '') || 1 : 0)

/** What is kept of a page: the whole of it, only its content, which may be newer, or nothing. */
export const keptForm = async (page: URL): Promise<'document' | 'data' | 'nothing'> => {
  const [document, data] = await Promise.all([find(page.href), find(dataAddress(page))])
  if (!document && !data) return 'nothing'
  return keptAt(data) > keptAt(document) ? 'data' : 'document'
}

/** Whether the whole of a page is kept. */
export const hasDocument = async (page: URL): Promise<boolean> => (await find(page.href)) !== undefined

/** Remembers what a page is called, for the list of those that can be opened. */
export const rememberTitle = async (path: string, title: string): Promise<void> => {
  await (await caches.open(titles)).put(path, new Response(title))
}

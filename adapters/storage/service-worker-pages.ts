import type { KeptPages, OpenedPage } from '../../application/ports/kept-pages.ts'

/** What the page is made of came before the worker was there, which keeps it for later. */
const ownFiles = (): string[] => {
  const files = performance.getEntriesByType('resource').flatMap(({ name }) => {
    const { origin, pathname } = new URL(name)
    return origin === location.origin && pathname.startsWith('/assets/') ? [pathname] : []
  })
  return [...new Set(files)]
}

/** The pages that the service worker keeps; in a browser that has none, none are. */
export class ServiceWorkerPages implements KeptPages {
  #registration: Promise<ServiceWorkerRegistration> | null = null

  start() {
    if (!('serviceWorker' in navigator)) return
    const { serviceWorker } = navigator
    this.#registration = new Promise((resolve) => {
      const register = () => {
        void serviceWorker
          .register('/service-worker.js', { updateViaCache: 'none' })
          .then(() => serviceWorker.ready)
          .then(resolve)
          // Without the network, or where the person forbids it, the page works as any other.
          .catch(() => undefined)
      }
      if (document.readyState === 'complete') register()
      else addEventListener('load', register, { once: true })
    })
  }

  opened(page: OpenedPage) {
    void this.#registration?.then(({ active }) => active?.postMessage({ type: 'page-opened', ...page, files: ownFiles() }, []))
  }

  async list() {
    if (!('caches' in globalThis) || !(await caches.has('page-titles'))) return []
    const titles = await caches.open('page-titles')
    const pages = await Promise.all(
      (await titles.keys()).map(async (request) => {
        const { pathname, search } = new URL(request.url)
        // Such as the explanation of one answer, which its quiz leads to.
        if (search !== '') return null
        const kept = await Promise.all(
          [pathname, `${pathname}.data`].map((path) => caches.match(path + search, { cacheName: 'pages', ignoreVary: true })),
        )
        return kept.some(Boolean) ? { path: pathname + search, title: (await (await titles.match(request))?.text()) ?? '' } : null
      }),
    )
    return pages.filter((page) => page !== null).toReversed()
  }
}

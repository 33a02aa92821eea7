/** What waits for a network: `Network` of application/web is one. */
type Waits = { readonly answered: () => void; readonly waitToTryAgain: (signal: AbortSignal) => Promise<void> }

/** Where the router of the site asks for the content of a page, and sends forms. */
const isPageRequest = ({ url }: Request, origin: string): boolean => {
  const asked = new URL(url)
  return asked.origin === origin && asked.pathname.endsWith('.data')
}

/**
 * A fetch whose requests for pages do not fail where there is no network: they wait, so that the page that is open stays, with
 * all that was typed in it, until somebody tries again, the network is back, or the person goes somewhere else.
 */
export const makeWaitingFetch = (fetch: typeof globalThis.fetch, { network, origin }: { network: Waits; origin: string }): typeof globalThis.fetch =>
  async (input, init) => {
    const request = new Request(input, init)
    if (!isPageRequest(request, origin)) return fetch(input, init)
    for (;;) {
      try {
        const response = await fetch(request.clone())
        network.answered()
        return response
      } catch (error) {
        if (request.signal.aborted) throw error
        await network.waitToTryAgain(request.signal)
      }
    }
  }

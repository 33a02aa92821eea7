import type { PreferenceStorage } from '../../application/ports/preference-storage.ts'
import { makeFormDrafts } from '../../application/web/form-drafts.ts'
import { makeKeepAnswers } from '../../application/web/keep-answers.ts'
import { makePageOpened, type Offline } from '../../application/web/offline.ts'
import { makeWatchNetwork } from '../../application/web/watch-network.ts'
import { makeWaitingFetch } from '../http/page-requests.ts'
import { IndexedDbAnswerOutbox } from '../storage/indexed-db-answer-outbox.ts'
import { ServiceWorkerPages } from '../storage/service-worker-pages.ts'
import { BrowserNetworkStatus } from '../system/browser-network-status.ts'

/** What some browsers tell of the connection (Network Information API). */
type TellingNavigator = Navigator & { readonly connection?: { readonly effectiveType?: string; readonly saveData?: boolean } }

/** What a page does where the network is slow or away. */
export const composeOffline = ({ session }: { session: PreferenceStorage }): Offline => {
  const network = makeWatchNetwork({ status: new BrowserNetworkStatus() })
  const pages = new ServiceWorkerPages()
  const ownFetch = globalThis.fetch.bind(globalThis)
  // The router of the site has no other place for this: its requests go through the fetch of the window.
  globalThis.fetch = makeWaitingFetch(ownFetch, { network, origin: location.origin })
  // While the site is developed its files change under their addresses.
  if (import.meta.env.PROD) pages.start()
  return {
    network,
    answers: makeKeepAnswers({
      outbox: new IndexedDbAnswerOutbox(),
      quizzes: async () => (await import('./browser-quizzes.ts')).composeQuizGateway(ownFetch),
    }),
    drafts: makeFormDrafts({ session }),
    pageOpened: makePageOpened({
      pages,
      connection: () => {
        const { connection } = navigator as TellingNavigator
        return { effectiveType: connection?.effectiveType ?? null, savesData: connection?.saveData ?? false }
      },
    }),
    openablePages: () => pages.list(),
  }
}

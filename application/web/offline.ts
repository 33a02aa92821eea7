import { mayPrefetch } from '../../domain/interaction/page-activity.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import { staysOffline } from '../../domain/navigation/offline-pages.ts'
import type { KeptPages } from '../ports/kept-pages.ts'
import type { FormDrafts } from './form-drafts.ts'
import type { AnswerKeeping } from './keep-answers.ts'
import type { Network } from './watch-network.ts'

/** What a page does where the network is slow or away. */
export type Offline = {
  readonly network: Network
  readonly answers: AnswerKeeping
  readonly drafts: FormDrafts
  readonly pageOpened: ReturnType<typeof makePageOpened>
  readonly openablePages: KeptPages['list']
}

type Connection = Parameters<typeof mayPrefetch>[0]

/** Tells that a page was opened; whoever revises gets what the other pages of a chapter need, where the connection allows it. */
export const makePageOpened =
  ({ pages, connection }: { pages: KeptPages; connection: () => Connection }) =>
  (page: { path: string; title: string; language: Locale }): void =>
    pages.opened({ ...page, mayFetchAhead: staysOffline(new URL(page.path, 'http://site').pathname) && mayPrefetch(connection()) })

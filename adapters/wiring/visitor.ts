import type { Clock } from '../../application/ports/clock.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import type { UniqueIds } from '../../application/ports/unique-ids.ts'
import type { WebUseCases } from '../../application/web/use-cases.ts'
import { VisitorFetch } from '../http/visitor-fetch.ts'
import { makeWebUseCases } from './web.ts'

/** What one visitor can do while a page of theirs is rendered, and the cookies that the service set meanwhile. */
export type Visitor = { readonly useCases: WebUseCases; readonly setCookies: () => readonly string[] }

/** One for each request. */
export const composeVisitor = (visit: {
  baseUrl: string
  fetch: (request: Request) => Response | Promise<Response>
  cookie: string | null
  headers: Readonly<Record<string, string>>
  /** Whether their cookies hold a session, still good or not. */
  isLoggedIn: boolean
  ids: UniqueIds
  clock?: Clock
  /** Left out: the default names. */
  names?: SiteNames
}): Visitor => {
  const visitorFetch = new VisitorFetch(visit.fetch, visit)
  return {
    useCases: makeWebUseCases(visit.baseUrl, visitorFetch.fetch, visit),
    setCookies: () => visitorFetch.setCookies,
  }
}

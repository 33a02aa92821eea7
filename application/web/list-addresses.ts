import type { Result } from 'neverthrow'
import { addressOfArticle } from '../../domain/content/blog.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { pathWithoutLocale } from '../../domain/content/document-address.ts'
import { addressOfPage } from '../../domain/content/page-tree.ts'
import { listedPaths } from '../../domain/navigation/robots.ts'
import { routeTable } from '../../domain/navigation/route-table.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { campaignList } from '../../domain/offers/campaign-list.ts'
import { campaignPhase } from '../../domain/offers/campaign-page.ts'
import type { Clock } from '../ports/clock.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import type { LibraryError } from './browse-library.ts'

/** The path of a page, the same in both languages, and when it was last changed (`2026-11-21T…`), as far as that is known. */
export type ListedAddress = { readonly path: string; readonly updatedAt: string | null }

const addressOf = (document: ContentDocument): string | null => {
  switch (document.kind) {
    case 'page':
      return addressOfPage(document.path)
    case 'article':
      return addressOfArticle(document)
    case 'book':
    case 'category':
    case 'course':
      return pathWithoutLocale(document.dir)
    case 'quiz':
      return pathWithoutLocale(document.path)
    default:
      return null
  }
}

const isOut = (document: ContentDocument, now: number): boolean => document.kind !== 'article' || Date.parse(document.publishedOn) <= now

/**
 * The pages that search engines may list, each once: the routes without a parameter, the campaigns that are open in France, and
 * what the library holds.
 */
export const makeListAddresses =
  ({ content, names, clock }: { content: ContentGateway; names: SiteNames; clock: Clock }) =>
  async (): Promise<Result<readonly ListedAddress[], LibraryError>> => {
    const now = clock.now()
    const campaigns = campaignList(names)
    const closed = new Set(
      campaigns.filter((campaign) => campaign.market !== 'france' || campaignPhase(campaign, now).type !== 'open').map(({ paywallPath }) => paywallPath),
    )
    return (await content.list('/fr')).map((documents) => {
      const addresses = new Map<string, ListedAddress>()
      for (const path of listedPaths(routeTable(names))) if (!closed.has(path)) addresses.set(path.toLowerCase(), { path, updatedAt: null })
      for (const document of documents) {
        const path = addressOf(document)
        if (path === null || !isOut(document, now)) continue
        // A route keeps the letters in which the specification writes it.
        const known = addresses.get(path.toLowerCase())
        addresses.set(path.toLowerCase(), { path: known?.path ?? path, updatedAt: document.updatedAt })
      }
      return [...addresses.values()]
    })
  }

import { err, ok, type Result } from 'neverthrow'
import { pagePathOf } from '../../domain/content/page-tree.ts'
import { nameOfSlug, partnerAt, partnersOf } from '../../domain/navigation/partners.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { ContentGateway } from '../ports/content-gateway.ts'
import type { LibraryError } from './browse-library.ts'
import { makeListPages, makeOpenPage, type OpenedPage } from './open-page.ts'

/** A partner in the list; the description is null where nothing was written. */
export type ListedPartner = { readonly to: string; readonly title: string; readonly description: string | null }

/** The page of a partner: the one that was written, or what can be said of any. */
export type ShownPartner = { readonly title: string; readonly written: OpenedPage | null }

type Parts = { content: ContentGateway; names: SiteNames }

const folder = '/partenaires'

/** Where the page of a partner is written, whatever address an installation gives it. */
const pageOf = (slug: string): string => `${folder}/${slug}`

/** The partners of this installation, each with what was written of it. */
export const makeListPartners = ({ content, names }: Parts) => {
  const listPages = makeListPages({ content })
  return async (locale: Locale): Promise<Result<readonly ListedPartner[], LibraryError>> =>
    (await listPages(locale, folder)).map((pages) =>
      partnersOf(names).map(({ slug, path }) => {
        const page = pages.find((one) => one.path === pagePathOf(locale, pageOf(slug)))
        return { to: path, title: page?.title ?? nameOfSlug(slug), description: page?.description ?? null }
      }),
    )
}

/**
 * The page of the partner at an address. A partner of whom nothing was written has a page nevertheless; an address that is
 * no partner's is not found.
 *
 * Source: specification, section 2, "Institutional" and "Premium and offers".
 */
export const makeShowPartner = ({ content, names }: Parts) => {
  const openPage = makeOpenPage({ content })
  return async (locale: Locale, address: string): Promise<Result<ShownPartner, LibraryError>> => {
    const partner = partnerAt(address, names)
    if (partner === null) return err({ type: 'content-not-found', path: address })
    const page = await openPage(locale, pageOf(partner.slug))
    if (page.isOk()) return ok({ title: page.value.page.title, written: page.value })
    return page.error.type === 'content-not-found' ? ok({ title: nameOfSlug(partner.slug), written: null }) : err(page.error)
  }
}

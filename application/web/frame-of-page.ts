import { footerMenu } from '../../domain/navigation/footer-menu.ts'
import { headerMenu, headerTarget } from '../../domain/navigation/header-menu.ts'
import type { MenuEntry, MenuGroup, MenuLink } from '../../domain/navigation/menu-entry.ts'
import { mobileMenu } from '../../domain/navigation/mobile-menu.ts'
import { type PagePart, pageParts } from '../../domain/navigation/page-parts.ts'
import type { Layout } from '../../domain/navigation/route-table.ts'
import type { Viewer } from '../../domain/navigation/viewer.ts'
import type { Surroundings } from './show-surroundings.ts'

/** The frame of a page: which parts stand around it, and what the menus hold. */
export type Frame = {
  readonly parts: readonly PagePart[]
  readonly header: readonly MenuEntry[]
  readonly mobile: readonly MenuEntry[]
  readonly footer: readonly MenuGroup[]
}

/** What a menu leads to, beyond the pages that stand in the routes of the site, opens with the pages themselves. */
const notOpenYet: ReadonlySet<string> = new Set([
  '/revisions/bibliotheque-des-savoirs',
  '/revisions/diplomes',
  '/revisions/tests-et-concours',
  '/revisions/tests-de-langues',
  '/simulateur-de-notes-bac',
  '/simulateur-de-notes-brevet',
  '/blog',
])

const isOpen = (entry: MenuEntry): boolean => entry.kind !== 'link' || !notOpenYet.has(entry.path)

const openEntries = <Entry extends MenuEntry>(entries: readonly Entry[]): Entry[] =>
  entries
    .filter(isOpen)
    .map((entry) => (entry.kind === 'group' ? { ...entry, entries: entry.entries.filter(isOpen) } : entry))
    .filter((entry) => entry.kind !== 'group' || entry.entries.length > 0)

const leading = (viewer: Viewer) => {
  const link = (entry: MenuLink): MenuLink => ({ ...entry, path: headerTarget(viewer, entry.path) })
  return (entry: MenuEntry): MenuEntry => {
    if (entry.kind === 'link') return link(entry)
    if (entry.kind === 'group') return { ...entry, entries: entry.entries.map((inside) => (inside.kind === 'link' ? link(inside) : inside)) }
    if (entry.kind === 'offers') return { ...entry, offers: entry.offers.map((offer) => ({ ...offer, path: headerTarget(viewer, offer.path) })) }
    return entry
  }
}

/**
 * What stands around a page, in the layout that its route has.
 *
 * Source: specification, section 2, "Layouts", "Header and menus" and "Footer".
 *
 * @param page its layout, path and query (empty or with its question mark)
 * @example frameOfPage({ layout: 'webspace', path: '/revisions', search: '?noMenu' }, surroundings).parts
 * // ['subscription-banner', 'app-recommendations', 'formulas']
 */
export const frameOfPage = (
  { layout, path, search }: { layout: Layout; path: string; search: string },
  { viewer, offers }: Pick<Surroundings, 'viewer' | 'offers'>,
): Frame => ({
  parts: pageParts({ layout, pattern: path }, search),
  header: openEntries(headerMenu(viewer, offers)).map(leading(viewer)),
  mobile: openEntries(mobileMenu(viewer, offers)).map(leading(viewer)),
  footer: openEntries(footerMenu),
})

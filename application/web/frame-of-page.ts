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
  header: headerMenu(viewer, offers).map(leading(viewer)),
  mobile: mobileMenu(viewer, offers).map(leading(viewer)),
  footer: footerMenu(layout),
})

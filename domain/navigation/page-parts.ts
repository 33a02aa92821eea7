import type { Layout, Route } from './route-table.ts'

/** What may stand around a page. Whether a banner or a popin shows to this person is a rule of its own. */
export type PagePart =
  | 'header'
  | 'footer'
  | 'mobile-menu'
  | 'email-popin'
  | 'plan-banner'
  | 'offer-banner'
  | 'subscription-banner'
  | 'app-recommendations'
  | 'formulas'

const partsByLayout: Record<Layout, readonly PagePart[]> = {
  public: ['header', 'footer', 'mobile-menu', 'email-popin', 'plan-banner'],
  'offer-banner': ['offer-banner', 'header', 'footer', 'mobile-menu'],
  default: ['header', 'footer', 'mobile-menu'],
  webspace: ['header', 'footer', 'mobile-menu', 'subscription-banner', 'app-recommendations', 'formulas'],
  cned: ['header', 'footer'],
  gar: ['header', 'footer'],
  partner: ['header', 'footer'],
  institution: ['header', 'footer'],
  empty: [],
  error: ['header', 'footer', 'mobile-menu'],
}

const menus: ReadonlySet<PagePart> = new Set(['header', 'footer', 'mobile-menu'])

/**
 * What stands around a page. The query parameter `noMenu`, whatever its value, hides header, mobile menu and footer in
 * the logged-in area only; the profiling has no footer.
 *
 * @param route the page's route, or the layout `error` and an empty pattern for the error page
 * @param search the query, empty or with its question mark
 *
 * Source: specification, section 2, "Layouts".
 *
 * @example pageParts({ layout: 'default', pattern: '/faq' }, '') // ['header', 'footer', 'mobile-menu']
 */
export const pageParts = ({ layout, pattern }: Pick<Route, 'layout' | 'pattern'>, search: string): readonly PagePart[] => {
  const hidesMenus = layout === 'webspace' && new URLSearchParams(search).has('noMenu')
  return partsByLayout[layout].filter((part) => !(hidesMenus && menus.has(part)) && !(part === 'footer' && pattern === '/profiling'))
}

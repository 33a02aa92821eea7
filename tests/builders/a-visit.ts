import { type KnownNames, matchRoute } from '../../domain/navigation/match-route.ts'
import type { Visit } from '../../domain/navigation/guards.ts'
import { routeTable } from '../../domain/navigation/route-table.ts'
import { parseSiteNames, type SiteNames } from '../../domain/navigation/site-names.ts'

/** The names of a site, with what the test says instead. */
export const someSiteNames = (changes: Partial<SiteNames> = {}): SiteNames => ({ ...parseSiteNames({})._unsafeUnwrap(), ...changes })

/** A blog with two sections, and a book that was renamed twice. */
export const someKnownNames = (changes: Partial<KnownNames> = {}): KnownNames => ({
  blogSections: new Set(['methode', 'parents']),
  formerBooks: new Map([
    ['maths-1ere', 'mathematiques-1ere'],
    ['mathematiques-1ere', 'mathematiques-premiere'],
  ]),
  ...changes,
})

/** A member with a profile, French by their browser, on a page of the site. */
export const aVisit = (address: string, changes: Partial<Visit> = {}): Visit => {
  const names = changes.names ?? someSiteNames()
  const { pathname, search } = new URL(address, 'https://alveole.example')
  const match = matchRoute(pathname, routeTable(names), someKnownNames())
  if (match === null) throw new Error(`${pathname} leads to no route`)
  return { match, path: pathname, search, viewer: 'member', rememberedLocale: null, browserLanguages: ['fr-FR'], names, ...changes }
}

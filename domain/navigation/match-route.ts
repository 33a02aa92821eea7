import { isCalendarDate } from '../validation/birth-date.ts'
import type { Route } from './route-table.ts'

/** Names that authors give and that tell paths apart: the blog's sections, and former book slugs with today's. */
export type KnownNames = {
  readonly blogSections: ReadonlySet<string>
  readonly formerBooks: ReadonlyMap<string, string>
}

/** A route with the values of its parameters; `bookPrevious` holds today's slug, and `*` whatever the wildcard stands for. */
export type RouteMatch = {
  readonly route: Route
  readonly params: Readonly<Record<string, string>>
}

/** Today's slug of a book that changed its name, once or several times; null when it did not, or when names lead in a circle. */
const todaysBook = (slug: string, formerBooks: ReadonlyMap<string, string>): string | null => {
  const passed = new Set<string>()
  let today: string | undefined = formerBooks.get(slug)
  // Stryker disable next-line ConditionalExpression: no book was renamed to nothing; the compiler must be told
  while (today !== undefined && formerBooks.has(today) && !passed.has(today)) {
    passed.add(today)
    today = formerBooks.get(today)
  }
  return today === undefined || passed.has(today) ? null : today
}

const matching = (pattern: RegExp) => (segment: string) => (pattern.test(segment) ? segment : null)

const readName = matching(/^[\p{L}\p{N}][\p{L}\p{N}._~-]{0,199}$/u)

/** How the segment in the place of a parameter is read; the others hold any name. */
const readers: Readonly<Record<string, (segment: string, known: KnownNames) => string | null>> = {
  page: matching(/^[1-9]\d{0,5}$/),
  date: (segment) => (isCalendarDate(segment) ? segment : null),
  offer: matching(/^[\p{L}\p{N}_-]{1,100}$/u),
  token: matching(/^[\w-]+(?:\.[\w-]+)+$/),
  section: (segment, { blogSections }) => (blogSections.has(segment) ? segment : null),
  bookPrevious: (segment, { formerBooks }) => todaysBook(segment, formerBooks),
}

const segmentsOf = (path: string): string[] => path.split('/').filter((segment) => segment !== '')

const longestPath = 2000

/**
 * The decoded segments of a path, accents in one piece with their letters; null when it is no path. One slash at the end
 * changes nothing.
 */
const readPath = (path: string): string[] | null => {
  if (path.length > longestPath || !path.startsWith('/') || path.includes('//')) return null
  try {
    return segmentsOf(path).map((segment) => decodeURIComponent(segment).normalize('NFC'))
  } catch {
    return null
  }
}

/** How closely a pattern fits: a digit for each segment, 0 for a fixed one, 1 for a parameter, 2 for a wildcard. */
type Fit = { readonly params: Record<string, string>; readonly closeness: string }

const fitOf = (pattern: string, segments: readonly string[], known: KnownNames): Fit | null => {
  const parts = segmentsOf(pattern)
  const params: Record<string, string> = {}
  // Stryker disable next-line StringLiteral: what all begin with tells none apart
  let closeness = ''
  for (const [index, part] of parts.entries()) {
    const segment = segments[index]
    if (segment === undefined) return part.endsWith('?}') ? { params, closeness } : null
    if (part === '*') {
      const rest = segments.slice(index)
      return rest.every((name) => readName(name) !== null) ? { params: { '*': rest.join('/') }, closeness: `${closeness}2` } : null
    }
    if (!part.startsWith('{')) {
      if (part.toLowerCase() !== segment.toLowerCase()) return null
      closeness += '0'
      continue
    }
    const name = part.replaceAll(/[{}?]/g, '')
    const value = (readers[name] ?? readName)(segment, known)
    if (value === null) return null
    params[name] = value
    closeness += '1'
  }
  return segments.length > parts.length ? null : { params, closeness }
}

/**
 * The route that a path leads to, or null where there is none (the page does not exist). Fixed segments win over
 * parameters, and parameters over wildcards, from left to right; of two equal ones the first of the table wins. Fixed
 * segments are read in either case; parameters keep theirs.
 *
 * A page is a number from 1; a date a day of the calendar; a section must be known; `{bookPrevious}` is a former slug; an
 * offer is a name of at most 100 letters, digits, hyphens and underscores (`resolveOffer` says which), whereas a signed
 * token has dots; any other parameter is a name of at most 200 letters, digits, dots, hyphens, underscores or tildes.
 *
 * @param path without a query, as it stands in the address
 * @param routes of `routeTable`
 *
 * Source: specification, section 2, "Main routes" and "Error page".
 *
 * @example matchRoute('/blog/2', routes, known) // { route: { pattern: '/blog/{page?}', … }, params: { page: '2' } }
 */
export const matchRoute = (path: string, routes: readonly Route[], known: KnownNames): RouteMatch | null => {
  const segments = readPath(path)
  if (segments === null) return null
  let closest: (RouteMatch & Fit) | null = null
  for (const route of routes) {
    const fit = fitOf(route.pattern, segments, known)
    if (fit !== null && (closest === null || fit.closeness < closest.closeness)) closest = { route, ...fit }
  }
  return closest && { route: closest.route, params: closest.params }
}

import type { ContentQuery, SortKey, Surround } from './content-query.ts'
import { comparePlaces, ownReader, ownValue, type PlaceInOrder, placeInOrder, valuesBelow } from './value-order.ts'

/** How many more than are wanted are kept before they are sorted and the rest is let go. */
const kept = 1000

/**
 * Sorts by the first key, what is alike by the next one, and leaves what is alike throughout in its order. A field that
 * is missing comes first (last when descending); of a list on the way to a field, the first item counts.
 *
 * @param options `first` is how many are wanted, null for all: of a long list the rest is not put in order; `readerOf`
 *   gives what reads a field at the top of a document
 * @example sortDocuments(documents, [{ field: 'level', direction: 'asc' }, { field: 'position', direction: 'desc' }])
 */
export const sortDocuments = <Document extends object>(
  documents: readonly Document[],
  keys: readonly SortKey[],
  { first = null, readerOf = ownReader }: { first?: number | null; readerOf?: (field: string) => (document: Document) => unknown } = {},
): Document[] => {
  if (keys.length === 0) return first === null ? [...documents] : documents.slice(0, first)
  const ways = keys.map(({ field, direction }) => {
    const [top = '', ...names] = field.split('.')
    return { read: readerOf(top), names, sign: direction === 'asc' ? 1 : -1 }
  })
  const placeBy = (document: Document, { read, names }: (typeof ways)[number]): PlaceInOrder =>
    placeInOrder(names.length === 0 ? read(document) : valuesBelow(read(document), names)[0])
  // By the first key documents are told apart mostly: their places by the others are worked out when they are not.
  const [firstWay, ...otherWays] = ways
  type Placed = { readonly document: Document; readonly rank: number; readonly place: PlaceInOrder }
  const compareFirst = (a: PlaceInOrder, b: PlaceInOrder): number => comparePlaces(a, b) * (firstWay?.sign ?? 1)
  const compare = (a: Placed, b: Placed): number => {
    const order = compareFirst(a.place, b.place)
    if (order !== 0) return order
    for (const way of otherWays) {
      const next = comparePlaces(placeBy(a.document, way), placeBy(b.document, way)) * way.sign
      if (next !== 0) return next
    }
    return a.rank - b.rank
  }

  const wanted = first ?? documents.length
  let best: Placed[] = []
  let worst: Placed | undefined
  let rank = 0
  for (const document of documents) {
    rank += 1
    const place = firstWay ? placeBy(document, firstWay) : placeInOrder(null)
    if (worst && compareFirst(place, worst.place) > 0) continue
    const next = { document, rank, place }
    if (worst && compare(next, worst) > 0) continue
    best.push(next)
    if (best.length < wanted + kept) continue
    best = best.toSorted(compare).slice(0, wanted)
    worst = best.at(-1)
  }
  return best
    .toSorted(compare)
    .slice(0, wanted)
    .map(({ document }) => document)
}

/**
 * The part of a list that is asked for.
 *
 * @example pageOf(documents, { skip: 20, limit: 10 })
 */
export const pageOf = <Document>(documents: readonly Document[], { skip, limit }: Pick<ContentQuery, 'skip' | 'limit'>): Document[] =>
  documents.slice(skip, limit === null ? undefined : skip + limit)

/**
 * A document with the fields that are asked for: those of `only`, or all, less those of `without`. No other is read.
 *
 * @example pickFields(document, { only: ['title', 'path'], without: [] })
 */
export const pickFields = <Document extends object>(document: Document, { only, without }: Pick<ContentQuery, 'only' | 'without'>): Partial<Document> =>
  Object.fromEntries(
    Object.keys(document)
      .filter((field) => (only === null || only.includes(field)) && !without.includes(field))
      .map((field) => [field, ownValue(document, field)]),
  ) as Partial<Document>

type Neighbour = { readonly path: string; readonly slug: string }

/**
 * The neighbours of a document in a list: as many before and after it as asked for, null where there is none, all of
 * them null when the document is not in the list.
 *
 * @example surrounding(chapters, { slugOrPath: '/fr/b', before: 1, after: 2 }) // [a, c, null]
 */
export const surrounding = <Document extends Neighbour>(
  documents: readonly Document[],
  { slugOrPath, before, after }: Surround,
): (Document | null)[] => {
  const index = documents.findIndex(({ path, slug }) => (slugOrPath.startsWith('/') ? path : slug) === slugOrPath)
  const places = [...Array(before).keys()].map((place) => index - before + place).concat([...Array(after).keys()].map((place) => index + 1 + place))
  return places.map((place) => (index === -1 ? null : (documents[place] ?? null)))
}

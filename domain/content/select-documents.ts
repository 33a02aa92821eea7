import type { ContentQuery, SortKey, Surround } from './content-query.ts'
import { compareValues, valuesAt } from './value-order.ts'

/**
 * Sorts by the first key, what is alike by the next one, and leaves what is alike throughout in its order. A field that
 * is missing comes first (last when descending); of a list on the way to a field, the first item counts.
 *
 * @example sortDocuments(documents, [{ field: 'level', direction: 'asc' }, { field: 'position', direction: 'desc' }])
 */
export const sortDocuments = <Document extends object>(documents: readonly Document[], keys: readonly SortKey[]): Document[] =>
  documents.toSorted((a, b) => {
    for (const { field, direction } of keys) {
      const order = compareValues(valuesAt(a, field)[0], valuesAt(b, field)[0])
      if (order !== 0) return direction === 'asc' ? order : -order
    }
    return 0
  })

/**
 * The part of a list that is asked for.
 *
 * @example pageOf(documents, { skip: 20, limit: 10 })
 */
export const pageOf = <Document>(documents: readonly Document[], { skip, limit }: Pick<ContentQuery, 'skip' | 'limit'>): Document[] =>
  documents.slice(skip, limit === null ? undefined : skip + limit)

/**
 * A document with the fields that are asked for: those of `only`, or all, less those of `without`.
 *
 * @example pickFields(document, { only: ['title', 'path'], without: [] })
 */
export const pickFields = <Document extends object>(document: Document, { only, without }: Pick<ContentQuery, 'only' | 'without'>): Partial<Document> =>
  Object.fromEntries(
    Object.entries(document).filter(([field]) => (only === null || only.includes(field)) && !without.includes(field)),
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

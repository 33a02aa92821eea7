import type { Condition } from '../../domain/content/condition.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { ownValue, type Scalar } from '../../domain/content/value-order.ts'

/** Fields with few values each, by which lists are asked for most. */
const indexedFields: ReadonlySet<string> = new Set(['dir', 'slug', 'kind', 'level', 'subject', 'exam', 'year', 'section', 'extension', 'position'])

type Places = readonly number[]

const countOf = (lists: readonly Places[]): number => lists.reduce((count, places) => count + places.length, 0)

/** The first place in a sorted list for which `isBefore` no longer holds. */
const firstAfter = (length: number, isBefore: (place: number) => boolean): number => {
  let [low, high] = [0, length]
  while (low < high) {
    const middle = (low + high) >>> 1
    if (isBefore(middle)) low = middle + 1
    else high = middle
  }
  return low
}

/** The values that a condition wants in a field at least: what has none of them is not asked for. */
const wantedValues = (condition: Condition): { field: string; values: readonly Scalar[] }[] => {
  if (condition.type === 'all') return condition.of.flatMap(wantedValues)
  if (condition.type !== 'field' || !indexedFields.has(condition.field)) return []
  const { field, test } = condition
  if (test.is === 'equal') return [{ field, values: [test.value] }]
  return test.is === 'in' ? [{ field, values: test.values }] : []
}

/** The documents of a library as it is at one moment, by path, and where those of a folder and those of one value stand among them. */
export class DocumentIndex {
  readonly #documents: readonly ContentDocument[]
  readonly #placesByField = new Map<string, ReadonlyMap<unknown, Places>>()

  /** @param documents sorted by path, by code unit */
  constructor(documents: readonly ContentDocument[]) {
    this.#documents = documents
  }

  get size(): number {
    return this.#documents.length
  }

  /** The documents in a folder, or in it and below it, less some that `where` does not ask for; undefined when there is no such folder. */
  list(folder: string, { deep, where }: { readonly deep: boolean; readonly where: Condition }): readonly ContentDocument[] | undefined {
    const beginning = folder === '/' ? '/' : `${folder}/`
    const from = firstAfter(this.#documents.length, (place) => this.#pathAt(place) < beginning)
    const to = firstAfter(this.#documents.length, (place) => this.#pathAt(place) < beginning || this.#pathAt(place).startsWith(beginning))
    if (from === to) return undefined

    const wanted = (deep ? wantedValues(where) : [{ field: 'dir', values: [folder] }]).map(({ field, values }) =>
      values.map((value) => this.#placesOf(field).get(value) ?? []),
    )
    const [fewest] = wanted.toSorted((a, b) => countOf(a) - countOf(b))
    // Many are found as fast among all as by their places.
    if (!fewest || (deep && countOf(fewest) > (to - from) / 2)) return this.#documents.slice(from, to)
    const places = fewest.flat().filter((place) => place >= from && place < to)
    const inOrder = fewest.length > 1 ? [...new Set(places)].toSorted((a, b) => a - b) : places
    return inOrder.map((place) => this.#documents[place]).filter((document) => document !== undefined)
  }

  #pathAt(place: number): string {
    return this.#documents[place]?.path ?? ''
  }

  #placesOf(field: string): ReadonlyMap<unknown, Places> {
    const known = this.#placesByField.get(field)
    if (known) return known
    const places = new Map<unknown, number[]>()
    for (const [place, document] of this.#documents.entries()) {
      const value = ownValue(document, field)
      const others = places.get(value)
      if (others) others.push(place)
      else places.set(value, [place])
    }
    this.#placesByField.set(field, places)
    return places
  }
}

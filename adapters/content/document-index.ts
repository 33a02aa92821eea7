import type { Condition, FieldCondition, ValueTest } from '../../domain/content/condition.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { passing } from '../../domain/content/match-condition.ts'
import { ownReader, type Scalar } from '../../domain/content/value-order.ts'

/** Fields with few values each, by which lists are asked for most. */
const indexedFields: ReadonlySet<string> = new Set(['dir', 'slug', 'kind', 'level', 'subject', 'exam', 'year', 'section', 'extension', 'position'])

/** What takes no time worth speaking of, whatever the value. */
const quickTests: ReadonlySet<ValueTest['is']> = new Set(['equal', 'alike', 'greater', 'greater-or-alike', 'less', 'less-or-alike', 'between', 'in', 'present'])
/** As many of the tests of a query are tried on all documents in one go. */
const mostTests = 4
/** Fields that are looked up, or that depend on who asks. */
const otherFields: ReadonlySet<string> = new Set(['toc', 'body', 'text', 'isLocked'])
/** As many fields have a column, so that nobody fills the memory by asking of others and others. */
const mostColumns = 32

type Places = readonly number[]
type Column = readonly unknown[]

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

/** What a condition asks of fields at the top of a document in any case, and what is quickly told. */
const quickConditions = (condition: Condition): FieldCondition[] => {
  if (condition.type === 'all') return condition.of.flatMap(quickConditions)
  if (condition.type !== 'field' || condition.field.includes('.') || otherFields.has(condition.field)) return []
  return quickTests.has(condition.test.is) ? [condition] : []
}

const noPattern = () => () => false

const countOf = (lists: readonly Places[]): number => lists.reduce((count, places) => count + places.length, 0)

/**
 * The documents of a library as it is at one moment, by path, where those of a folder and those of one value stand among
 * them, and the values of the fields that are asked for side by side, which is faster to go through than the documents.
 */
export class DocumentIndex {
  readonly #documents: readonly ContentDocument[]
  readonly #placesByField = new Map<string, ReadonlyMap<unknown, Places>>()
  readonly #columns = new Map<string, Column>()

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

    const conditions = quickConditions(where).slice(0, mostTests)
    const places = deep ? this.#fewestPlaces(conditions, from, to) : this.#placesOf('dir', folder)
    if (!places && conditions.length === 0) return this.#documents.slice(from, to)
    const isWanted = this.#wantedAt(conditions)
    const listed: ContentDocument[] = []
    const take = (place: number): void => {
      const document = isWanted(place) ? this.#documents[place] : undefined
      if (document) listed.push(document)
    }
    if (places) {
      for (const place of places) if (place >= from && place < to) take(place)
    } else {
      for (let place = from; place < to; place += 1) take(place)
    }
    return listed
  }

  #pathAt(place: number): string {
    return this.#documents[place]?.path ?? ''
  }

  /** The places of the one condition that the fewest documents meet, in order; null where nearly all do. */
  #fewestPlaces(conditions: readonly FieldCondition[], from: number, to: number): Places | null {
    let fewest: readonly Places[] | null = null
    for (const { field, test } of conditions) {
      if (!indexedFields.has(field) || (test.is !== 'equal' && test.is !== 'in')) continue
      const lists = (test.is === 'equal' ? [test.value] : [...new Set(test.values)]).map((value) => this.#placesOf(field, value))
      if (countOf(lists) < (fewest ? countOf(fewest) : (to - from) / 2)) fewest = lists
    }
    if (!fewest || fewest.length === 1) return fewest?.[0] ?? null
    return fewest.flat().toSorted((a, b) => a - b)
  }

  #wantedAt(conditions: readonly FieldCondition[]): (place: number) => boolean {
    const tests = conditions.flatMap(({ field, test }) => {
      const column = this.#column(field)
      return column ? [{ column, passes: passing(test, noPattern) }] : []
    })
    return (place) => tests.every(({ column, passes }) => passes(column[place]))
  }

  #column(field: string): Column | null {
    const known = this.#columns.get(field)
    if (known) return known
    if (this.#columns.size === mostColumns) return null
    const column = this.#documents.map(ownReader(field))
    this.#columns.set(field, column)
    return column
  }

  #placesOf(field: string, value: Scalar): Places {
    const known = this.#placesByField.get(field)
    if (known) return known.get(value) ?? []
    const places = new Map<unknown, number[]>()
    for (const [place, one] of this.#documents.map(ownReader(field)).entries()) {
      const others = places.get(one)
      if (others) others.push(place)
      else places.set(one, [place])
    }
    this.#placesByField.set(field, places)
    return places.get(value) ?? []
  }
}

import type { UniqueIds } from '../../application/ports/unique-ids.ts'

/** id-0001, id-0002, … */
export class InMemoryUniqueIds implements UniqueIds {
  #count = 0

  next() {
    this.#count += 1
    return `id-${String(this.#count).padStart(4, '0')}`
  }
}

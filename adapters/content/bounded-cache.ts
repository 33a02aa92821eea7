/**
 * Remembers what is made of a key until what is remembered has more than `most` characters in all: then what was not asked
 * for the longest is forgotten.
 */
export class BoundedCache<Key> {
  readonly #most: number
  readonly #known = new Map<Key, string>()
  #size = 0

  constructor(most: number) {
    this.#most = most
  }

  get(key: Key, make: () => string): string {
    const known = this.#known.get(key)
    if (known !== undefined) {
      this.#known.delete(key)
      this.#known.set(key, known)
      return known
    }
    const made = make()
    this.#known.set(key, made)
    this.#size += made.length
    for (const [oldest, text] of this.#known) {
      if (this.#size <= this.#most) break
      this.#known.delete(oldest)
      this.#size -= text.length
    }
    return made
  }
}

import { longestEnding, misspellingsOf } from '../../domain/content/search-words.ts'

/** As many words as one with a typing error may stand for. */
const mostMeant = 40

/** The words of a library, among which what was meant is looked for where somebody mistyped. */
export class Vocabulary {
  readonly #known = new Set<string>()
  #sorted: readonly string[] = []

  add(words: Iterable<string>): void {
    for (const word of words) this.#known.add(word)
  }

  /** The words that one typing error leads to, with an ending of two letters at most. */
  meantBy = (typed: string): readonly string[] => {
    if (this.#sorted.length !== this.#known.size) this.#sorted = [...this.#known].sort()
    const meant = new Set<string>()
    for (const spelling of misspellingsOf(typed)) {
      for (let at = this.#placeOf(spelling); this.#sorted[at]?.startsWith(spelling); at += 1) {
        const word = this.#sorted[at]!
        if (word.length - spelling.length <= longestEnding && !word.startsWith(typed)) meant.add(word)
        if (meant.size === mostMeant) return [...meant]
      }
    }
    return [...meant]
  }

  /** Where a word stands, or would stand, among the sorted. */
  #placeOf(word: string): number {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if (this.#sorted[middle]! < word) low = middle + 1
      else high = middle
    }
    return low
  }
}

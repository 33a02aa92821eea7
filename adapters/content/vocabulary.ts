import { longestEnding, misspellingsOf } from '../../domain/content/search-words.ts'

/** As many words as one with a typing error may stand for. */
const mostMeant = 40

/** The words of a library, among which what was meant is looked for where somebody mistyped. */
export class Vocabulary {
  readonly #sorted: readonly string[]

  constructor(words: readonly string[]) {
    this.#sorted = words.toSorted()
  }

  /** The words that one typing error leads to, with an ending of two letters at most. */
  meantBy(typed: string): readonly string[] {
    const meant = new Set<string>()
    for (const spelling of misspellingsOf(typed)) {
      for (const word of this.#beginningWith(spelling)) {
        if (word.length - spelling.length <= longestEnding && !word.startsWith(typed)) meant.add(word)
        if (meant.size === mostMeant) return [...meant]
      }
    }
    return [...meant]
  }

  *#beginningWith(beginning: string): Generator<string> {
    let [low, high] = [0, this.#sorted.length]
    while (low < high) {
      const middle = (low + high) >>> 1
      if ((this.#sorted[middle] ?? '') < beginning) low = middle + 1
      else high = middle
    }
    for (const word of this.#sorted.slice(low, low + mostMeant)) {
      if (!word.startsWith(beginning)) return
      yield word
    }
  }
}

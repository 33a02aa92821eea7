/** Letters that are not a letter with an accent, and yet are typed as others. */
const ligatures: Readonly<Record<string, string>> = { œ: 'oe', æ: 'ae', ß: 'ss', ø: 'o', ł: 'l', đ: 'd' }

/**
 * A text with its ligatures written out, and the letters that are drawn through as they are typed.
 *
 * @example withoutLigatures('Œuvre') // 'oeuvre'
 */
export const withoutLigatures = (text: string): string => text.replaceAll(/[œæßøłđ]/gi, (letter) => ligatures[letter.toLowerCase()] ?? letter)

/**
 * The words of a text as they are searched: in small letters, without accents, ligatures written out. What is neither a
 * letter nor a figure parts two words.
 *
 * @example wordsOf('L’Œuvre d’été, n° 2') // ['l', 'oeuvre', 'd', 'ete', 'n', '2']
 */
export const wordsOf = (text: string): string[] =>
  withoutLigatures(text.normalize('NFKD').toLowerCase())
    .normalize('NFKD')
    .replaceAll(/\p{M}+/gu, '')
    .match(/[\p{L}\p{N}]+/gu) ?? []

/** Shorter words are too much like too many others. */
const shortestMisspelt = 4
const longestMisspelt = 24

const alphabet = 'abcdefghijklmnopqrstuvwxyz'

/**
 * Every word that one typing error leads to: a letter too few, too many, wrong, or two in each other's place. None for a
 * word of fewer than 4 letters or more than 24.
 *
 * @example misspellingsOf('suitte').has('suite') // true
 */
export const misspellingsOf = (word: string): ReadonlySet<string> => {
  const found = new Set<string>()
  if (word.length < shortestMisspelt || word.length > longestMisspelt) return found
  for (let place = 0; place <= word.length; place += 1) {
    const [before, after] = [word.slice(0, place), word.slice(place)]
    for (const letter of alphabet) {
      found.add(before + letter + after)
      if (after !== '') found.add(before + letter + after.slice(1))
    }
    if (after !== '') found.add(before + after.slice(1))
    if (after.length > 1) found.add(before + after[1] + after[0] + after.slice(2))
  }
  found.delete(word)
  return found
}

/** What is typed with fewer letters is a word and not the beginning of one. */
const shortestBeginning = 3

/**
 * Whether what is typed is taken for the beginning of a word.
 *
 * @example isBeginning('su') // false: it stands for itself
 */
export const isBeginning = (typed: string): boolean => typed.length >= shortestBeginning

/** The endings that a word may have in a text and what is typed may lack: plural, feminine. */
export const longestEnding = 2

/**
 * Tells whether a word of a text is one that may be meant by what was typed: `typed` when it is or begins with it,
 * `misspelt` when it is what one typing error leads to, with an ending of two letters at most.
 *
 * @example meaningOf('suitte')('suites') // 'misspelt'
 */
export const meaningOf = (typed: string) => {
  const meant = misspellingsOf(typed)
  return (word: string): 'typed' | 'misspelt' | null => {
    if (word === typed || (isBeginning(typed) && word.startsWith(typed))) return 'typed'
    for (let ending = 0; ending <= longestEnding; ending += 1) {
      if (meant.has(word.slice(0, word.length - ending))) return 'misspelt'
    }
    return null
  }
}

/** Words that stand in nearly every text, in French and in English; they are passed over beside others. */
const commonWords: ReadonlySet<string> = new Set(
  (
    'a au aux avec ce ces cette d dans de des du elle en est et il ils l la le les leur lui mais n ne nous on ou par pas pour plus qu que qui s sa se ses ' +
    'si son sont sur un une vous y an and are as at be by for from has have in is it its of or that the their this to was were which will with'
  ).split(' '),
)

/** As many words of a search as are looked for. */
const mostWords = 10

/**
 * The words that are looked for when somebody types a text: at most 10, without those that stand in nearly every text
 * unless there is no other.
 *
 * @example searchedWords('les suites de nombres') // ['suites', 'nombres']
 */
export const searchedWords = (text: string): string[] => {
  const words = [...new Set(wordsOf(text))]
  const telling = words.filter((word) => !commonWords.has(word))
  return (telling.length > 0 ? telling : words).slice(0, mostWords)
}

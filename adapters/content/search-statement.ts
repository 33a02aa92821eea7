import type { SearchReach } from '../../application/ports/content-library.ts'
import { isBeginning, searchedWords } from '../../domain/content/search-words.ts'
import { type Search, searchedFields } from '../../domain/content/search.ts'

/** Stands in the column `every` of every document, and in no search. */
export const everyDocument = 'every'

/** Gives the words of the vocabulary that a word with a typing error may stand for. */
type MeantBy = (typed: string) => readonly string[]

const nothing = `{every} : "nothing"`

const presentation = searchedFields.filter((field) => field !== 'text')

const wordStatement = (word: string, search: Extract<Search, { type: 'words' }>, reach: SearchReach, meantBy: MeantBy): string => {
  // A word has letters and figures only (`wordsOf`), so that nothing in it ends the quotation.
  if (search.spelling === 'exact' || !isBeginning(word)) return `"${word}"`
  const meant = search.spelling === 'forgiving' && reach.startsWith('misspelt') ? meantBy(word) : []
  return meant.length === 0 ? `"${word}"*` : `("${word}"* OR ${meant.map((one) => `"${one}"`).join(' OR ')})`
}

/**
 * A search as SQLite's FTS5 takes it.
 *
 * @param meantBy gives the words that are meant where typing errors are forgiven
 * @example searchStatement({ type: 'words', field: 'title', text: 'Suites', … }, 'text', meantBy) // '({title} : ("suites"*))'
 */
export const searchStatement = (search: Search, reach: SearchReach, meantBy: MeantBy): string => {
  switch (search.type) {
    case 'everything':
      return `{every} : "${everyDocument}"`
    case 'words': {
      const words = searchedWords(search.text)
      const columns = search.field === null ? (reach.endsWith('presentation') ? presentation : searchedFields) : [search.field]
      if (words.length === 0) return nothing
      const wanted = words.map((word) => wordStatement(word, search, reach, meantBy))
      return `({${columns.join(' ')}} : (${wanted.join(search.match === 'every' ? ' AND ' : ' OR ')}))`
    }
    case 'all':
    case 'any':
      return `(${search.of.map((part) => searchStatement(part, reach, meantBy)).join(search.type === 'all' ? ' AND ' : ' OR ')})`
    case 'except':
      // What is left out is left out wherever it stands, as it is typed: a typing error forgiven here would hide what is looked for.
      return `(${searchStatement(search.of, reach, meantBy)} NOT ${searchStatement(search.without, 'text', meantBy)})`
  }
}

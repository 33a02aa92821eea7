import { isBeginning, searchedWords } from '../../domain/content/search-words.ts'
import { type Search, searchedFields } from '../../domain/content/search.ts'

/** Stands in the column `every` of every document, and in no search. */
export const everyDocument = 'every'

/** Words of the vocabulary that a word with a typing error may stand for. */
type MeantBy = (typed: string) => readonly string[]

const nothing = `{every} : "nothing"`

const wordStatement = (word: string, search: Extract<Search, { type: 'words' }>, meantBy: MeantBy | null): string => {
  // A word has letters and figures only (`wordsOf`), so that nothing in it ends the quotation.
  if (search.spelling === 'exact' || !isBeginning(word)) return `"${word}"`
  const meant = search.spelling === 'forgiving' && meantBy ? meantBy(word) : []
  return meant.length === 0 ? `"${word}"*` : `("${word}"* OR ${meant.map((one) => `"${one}"`).join(' OR ')})`
}

/**
 * A search as SQLite's FTS5 takes it.
 *
 * @param meantBy gives the words that are meant where typing errors are forgiven; null where none is
 * @example searchStatement({ type: 'words', field: 'title', text: 'Suites', … }, null) // '({title} : ("suites"*))'
 */
export const searchStatement = (search: Search, meantBy: MeantBy | null): string => {
  switch (search.type) {
    case 'everything':
      return `{every} : "${everyDocument}"`
    case 'words': {
      const words = searchedWords(search.text)
      if (words.length === 0) return nothing
      const columns = search.field ?? searchedFields.join(' ')
      return `({${columns}} : (${words.map((word) => wordStatement(word, search, meantBy)).join(search.match === 'every' ? ' AND ' : ' OR ')}))`
    }
    case 'all':
    case 'any':
      return `(${search.of.map((part) => searchStatement(part, meantBy)).join(search.type === 'all' ? ' AND ' : ' OR ')})`
    case 'except':
      // What is left out is left out as it is typed: a typing error forgiven here would hide what is looked for.
      return `(${searchStatement(search.of, meantBy)} NOT ${searchStatement(search.without, null)})`
  }
}

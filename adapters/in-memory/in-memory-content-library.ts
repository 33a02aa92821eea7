import { RE2JS } from 're2js'
import type { ContentLibrary, SearchReach } from '../../application/ports/content-library.ts'
import type { Pattern } from '../../domain/content/condition.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { meaningOf, searchedWords, wordsOf } from '../../domain/content/search-words.ts'
import { type Search, type SearchedField, searchedFields } from '../../domain/content/search.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

const flagValues: Readonly<Record<string, number>> = { i: RE2JS.CASE_INSENSITIVE, m: RE2JS.MULTILINE, s: RE2JS.DOTALL }

type Words = Readonly<Record<SearchedField, readonly string[]>>
type Text = string | undefined

/** Whether a search finds a document of these words, and in which fields. */
const fieldsFound = (search: Search, words: Words, reach: SearchReach): readonly SearchedField[] | null => {
  switch (search.type) {
    case 'everything':
      return []
    case 'words': {
      const accepted = reach.startsWith('misspelt') && search.spelling === 'forgiving' ? ['typed', 'misspelt'] : ['typed']
      const fitting = (typed: string) => {
        const meaning = meaningOf(typed)
        return (word: string): boolean => (search.spelling === 'exact' ? word === typed : accepted.includes(meaning(word) ?? ''))
      }
      const fields = search.field !== null ? [search.field] : searchedFields.filter((field) => field !== 'text' || reach.endsWith('text'))
      const found = searchedWords(search.text).map((typed) => {
        const fits = fitting(typed)
        return fields.filter((field) => words[field].some(fits))
      })
      const isFound = search.match === 'every' ? found.every((places) => places.length > 0) : found.some((places) => places.length > 0)
      return found.length > 0 && isFound ? found.flat() : null
    }
    case 'all': {
      const parts = search.of.map((part) => fieldsFound(part, words, reach))
      return parts.every((part) => part !== null) ? parts.flat() : null
    }
    case 'any': {
      const parts = search.of.map((part) => fieldsFound(part, words, reach)).filter((part) => part !== null)
      return parts.length > 0 ? parts.flat() : null
    }
    case 'except':
      return fieldsFound(search.without, words, 'text') ? null : fieldsFound(search.of, words, reach)
  }
}

/** A library of documents, texts and quizzes, the latter by path. Markdown is shown as it is written. */
export class InMemoryContentLibrary implements ContentLibrary {
  readonly #documents: readonly ContentDocument[]
  readonly #bodies: Readonly<Record<string, unknown>>
  readonly #texts: Readonly<Record<string, string>>
  readonly #quizzes: Readonly<Record<string, Quiz>>

  constructor(parts: {
    documents: readonly ContentDocument[]
    bodies: Readonly<Record<string, unknown>>
    texts?: Readonly<Record<string, string>>
    quizzes: Readonly<Record<string, Quiz>>
  }) {
    this.#documents = parts.documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
    this.#bodies = parts.bodies
    this.#texts = parts.texts ?? {}
    this.#quizzes = parts.quizzes
  }

  version() {
    return '1'
  }

  find(path: string) {
    return Promise.resolve(this.#documents.find((document) => document.path === path))
  }

  list(folder: string, { deep }: { deep: boolean }) {
    const below = this.#documents.filter((document) => document.path.startsWith(folder === '/' ? '/' : `${folder}/`))
    return Promise.resolve(below.length === 0 ? undefined : below.filter((document) => deep || document.dir === folder))
  }

  search(search: Search, { everything, reach }: { everything: boolean; reach: SearchReach }) {
    const found = this.#documents.flatMap((document) => {
      const fields = fieldsFound(search, this.#wordsOf(document, everything || document.isFree), reach)
      return fields ? [{ document, place: Math.min(...fields.map((field) => searchedFields.indexOf(field)), searchedFields.length) }] : []
    })
    return Promise.resolve(found.toSorted((a, b) => a.place - b.place).map(({ document }) => document))
  }

  body(path: string) {
    return Promise.resolve(this.#bodies[path])
  }

  text(path: string): Promise<Text> {
    return Promise.resolve(this.#texts[path])
  }

  quiz(path: string) {
    return Promise.resolve(this.#quizzes[path])
  }

  patternTest({ source, flags }: Pattern) {
    try {
      const compiled = RE2JS.compile(source, [...flags].reduce((all, flag) => all | (flagValues[flag] ?? 0), 0))
      return (text: string) => compiled.test(text)
    } catch {
      return undefined
    }
  }

  giveWay() {
    return Promise.resolve()
  }

  inlineHtml(markdown: string) {
    return escaped(markdown)
  }

  blockHtml(markdown: string) {
    return `<p>${escaped(markdown)}</p>`
  }

  #wordsOf({ path, title, slug, description, toc }: ContentDocument, withText: boolean): Words {
    return {
      title: wordsOf(title),
      slug: wordsOf(slug),
      description: wordsOf(description),
      headings: toc.flatMap(({ text }) => wordsOf(text)),
      text: withText ? wordsOf(this.#texts[path] ?? '') : [],
    }
  }
}

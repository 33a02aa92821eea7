import { DatabaseSync, type StatementSync } from 'node:sqlite'
import type { ContentDocument, TableOfContentsEntry } from '../../domain/content/document.ts'
import { withoutLigatures } from '../../domain/content/search-words.ts'
import type { SearchReach } from '../../application/ports/content-library.ts'
import type { Search } from '../../domain/content/search.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'
import type { ParsedFile } from './parse-file.ts'
import { everyDocument, searchStatement } from './search-statement.ts'
import { Vocabulary } from './vocabulary.ts'

const schema = `
  PRAGMA journal_mode = OFF; PRAGMA synchronous = OFF; PRAGMA cache_size = -32768; PRAGMA locking_mode = EXCLUSIVE;
  CREATE TABLE contents (id INTEGER PRIMARY KEY, toc TEXT NOT NULL, text TEXT, held TEXT, quiz TEXT);
`

/** What is found in a title counts for more than what is found in a text, however often: every, title, slug, description, headings, text. */
const weights = '0, 100, 50, 30, 20, 1'

/** Commands of formulas (`\\frac`) are no words of the text. */
const withoutCommands = (markdown: string): string => markdown.replaceAll(/\\[a-zA-Z]+/g, ' ')

/** One index of words, in which typing errors are looked for among its own words only. */
class SearchIndex {
  #vocabulary: Vocabulary | null = null
  readonly #insert: StatementSync
  readonly #delete: StatementSync
  readonly #search: StatementSync
  readonly #words: StatementSync

  constructor(database: DatabaseSync, name: string) {
    database.exec(
      `CREATE VIRTUAL TABLE ${name} USING fts5(every, title, slug, description, headings, text, content='', contentless_delete=1, detail=column, tokenize='unicode61 remove_diacritics 2');
       CREATE VIRTUAL TABLE ${name}_vocabulary USING fts5vocab(${name}, row)`,
    )
    this.#insert = database.prepare(`INSERT INTO ${name} (rowid, every, title, slug, description, headings, text) VALUES (?, ?, ?, ?, ?, ?, ?)`)
    this.#delete = database.prepare(`DELETE FROM ${name} WHERE rowid = ?`)
    this.#search = database.prepare(
      `SELECT group_concat(id) AS ids FROM (SELECT rowid AS id FROM ${name} WHERE ${name} MATCH ? ORDER BY bm25(${name}, ${weights}), rowid)`,
    )
    this.#words = database.prepare(`SELECT group_concat(term, ' ') AS words FROM ${name}_vocabulary`)
  }

  add(id: number, texts: readonly string[]): void {
    this.#vocabulary = null
    this.#insert.run(id, everyDocument, ...texts.map(withoutLigatures))
  }

  remove(id: number): void {
    this.#delete.run(id)
  }

  *search(search: Search, reach: SearchReach): Generator<number> {
    const found = this.#search.get(searchStatement(search, reach, (typed) => this.#meantBy(typed)))?.['ids']
    // One text of all is a quarter of the time of a row for each; most are never asked for.
    for (let ids = String(found ?? ''), from = 0, to = 0; from < ids.length; from = to + 1) {
      to = ids.indexOf(',', from)
      if (to === -1) to = ids.length
      yield Number(ids.slice(from, to))
    }
  }

  #meantBy(typed: string): readonly string[] {
    this.#vocabulary ??= new Vocabulary(String(this.#words.get()?.['words'] ?? '').split(' '))
    return this.#vocabulary.meantBy(typed)
  }
}

/**
 * What is too large to be kept at hand: tables of contents, texts, quizzes and the words that are searched, in a database
 * of SQLite that it removes by itself when it is closed.
 *
 * There are two indexes of words: of all, and of what everybody may read, so that a word of a locked text changes neither
 * what a visitor finds nor in which order.
 */
export class ContentStore {
  /** Without a name a database of SQLite is a temporary file. */
  readonly #database = new DatabaseSync('')
  readonly #ofAll: SearchIndex
  readonly #ofPublic: SearchIndex
  readonly #insert: StatementSync
  readonly #delete: StatementSync
  readonly #select: Readonly<Record<'toc' | 'text' | 'held' | 'quiz', StatementSync>>

  constructor() {
    this.#database.exec(schema)
    this.#ofAll = new SearchIndex(this.#database, 'words_of_all')
    this.#ofPublic = new SearchIndex(this.#database, 'words_of_public')
    this.#insert = this.#database.prepare('INSERT INTO contents (toc, text, held, quiz) VALUES (?, ?, ?, ?)')
    this.#delete = this.#database.prepare('DELETE FROM contents WHERE id = ?')
    const select = (column: string) => this.#database.prepare(`SELECT ${column} AS value FROM contents WHERE id = ?`)
    this.#select = { toc: select('toc'), text: select('text'), held: select('held'), quiz: select('quiz') }
  }

  /** Runs many changes as one, which is much faster. */
  change(run: () => void): void {
    this.#database.exec('BEGIN')
    run()
    this.#database.exec('COMMIT')
  }

  add({ document, text, held, quiz }: ParsedFile): number {
    const jsonOf = (value: unknown): string | null => (value === null ? null : JSON.stringify(value))
    return Number(this.#insert.run(JSON.stringify(document.toc), text, jsonOf(held), jsonOf(quiz)).lastInsertRowid)
  }

  remove(id: number): void {
    this.#delete.run(id)
  }

  /** Has a document found by its words; everybody finds it by its text when it is free. */
  index(id: number, { title, slug, description, isFree }: Pick<ContentDocument, 'title' | 'slug' | 'description' | 'isFree'>): void {
    const text = this.text(id)
    const headings = this.toc(id).map((entry) => entry.text)
    const presentation = [title, slug, description, headings.join(' ')]
    const body = text === undefined ? '' : withoutCommands(text)
    this.#ofAll.add(id, [...presentation, body])
    this.#ofPublic.add(id, [...presentation, isFree ? body : ''])
  }

  unindex(id: number): void {
    this.#ofAll.remove(id)
    this.#ofPublic.remove(id)
  }

  search(search: Search, { everything, reach }: { everything: boolean; reach: SearchReach }): Generator<number> {
    return (everything ? this.#ofAll : this.#ofPublic).search(search, reach)
  }

  toc(id: number): readonly TableOfContentsEntry[] {
    return (this.#json('toc', id) ?? []) as readonly TableOfContentsEntry[]
  }

  text(id: number): string | undefined {
    return this.#value('text', id)
  }

  held(id: number): unknown {
    return this.#json('held', id)
  }

  quiz(id: number): Quiz | undefined {
    return this.#json('quiz', id) as Quiz | undefined
  }

  close(): void {
    this.#database.close()
  }

  #value(column: 'toc' | 'text' | 'held' | 'quiz', id: number): string | undefined {
    const value = this.#select[column].get(id)?.['value']
    return typeof value === 'string' ? value : undefined
  }

  #json(column: 'toc' | 'held' | 'quiz', id: number): unknown {
    const value = this.#value(column, id)
    return value === undefined ? undefined : (JSON.parse(value) as unknown)
  }
}

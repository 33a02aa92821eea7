import { createHash } from 'node:crypto'
import type { ContentLibrary, SearchReach } from '../../application/ports/content-library.ts'
import type { Condition } from '../../domain/content/condition.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { freeAmong } from '../../domain/content/free-documents.ts'
import type { Search } from '../../domain/content/search.ts'
import { BoundedCache } from './bounded-cache.ts'
import type { ContentFile, ContentProblem } from './content-file.ts'
import { ContentStore } from './content-store.ts'
import { DocumentIndex } from './document-index.ts'
import { blockHtml, inlineHtml } from './markdown-to-html.ts'
import { isContentFile, parseFile } from './parse-file.ts'
import { patternTest } from './pattern-test.ts'
import { Turns } from './turns.ts'

const charactersOfBodies = 48_000_000
const charactersOfQuizzes = 8_000_000

/** What is known of a file that is served. A file that changes gets another id. */
type Entry = { readonly id: number; readonly file: string; readonly document: ContentDocument; readonly fingerprint: bigint }

const fingerprintOf = ({ file, text, createdAt, updatedAt }: ContentFile): bigint =>
  BigInt(`0x${createHash('sha256').update(JSON.stringify([file, createdAt, updatedAt])).update(text).digest('hex').slice(0, 40)}`)

/**
 * A library of files. What is asked for often is at hand: of each document its fields, without its table of contents, its
 * text and its words, which are in a `ContentStore`. HTML is made when it is asked for, and remembered up to a limit.
 *
 * A file that cannot be read is reported and left out; one that was served before goes on being served as it was.
 * Of two files of one path (`course.md` and `course.json`), the first by name is served and the other reported.
 */
export class MarkdownContentLibrary implements ContentLibrary {
  readonly #report: (problem: ContentProblem) => void
  readonly #store = new ContentStore()
  readonly #turns = new Turns()
  readonly #bodies = new BoundedCache<number>(charactersOfBodies)
  readonly #lines = new BoundedCache<string>(charactersOfQuizzes)
  readonly #blocks = new BoundedCache<string>(charactersOfQuizzes)

  /** Files that another of the same path hides, each with that one, so that they are reported once. */
  #hidden: ReadonlyMap<string, string> = new Map()

  /** By file; what is served is what the last `publish` found here. */
  readonly #entries = new Map<string, Entry>()
  /** What was indexed for search: by id, whether with its text for everybody. */
  readonly #indexed = new Map<number, boolean>()
  /** Kept for the queries that began before the last change. */
  #retired: number[] = []
  #replaced: number[] = []

  #byPath: ReadonlyMap<string, Entry> = new Map()
  #byId: ReadonlyMap<number, ContentDocument> = new Map()
  #index = new DocumentIndex([])
  #version = '0'

  /** @param report is told of each file that cannot be served */
  constructor(report: (problem: ContentProblem) => void = () => {}) {
    this.#report = report
  }

  /** A library of files that are at hand and do not change. */
  static of(files: readonly ContentFile[]): MarkdownContentLibrary {
    const library = new MarkdownContentLibrary()
    library.put(files)
    library.publish()
    return library
  }

  /** Reads files that are new or changed; they are served after `publish`. */
  put(files: readonly ContentFile[]): void {
    this.#store.change(() => {
      for (const file of files) this.#put(file)
    })
  }

  /** Takes away a file, or all those below a folder, by the path below the library's folder; after `publish`. */
  remove(fileOrFolder: string): void {
    if (!this.#removeFile(fileOrFolder)) this.removeOthers(fileOrFolder, new Set())
  }

  /** Takes away the files below a folder, the empty one being all, that are not among some; after `publish`. */
  removeOthers(folder: string, kept: ReadonlySet<string>): void {
    const below = folder === '' ? '' : `${folder}/`
    for (const file of this.#entries.keys()) if (file.startsWith(below) && !kept.has(file)) this.#removeFile(file)
  }

  /** Serves what was put and no longer what was removed. */
  publish(): void {
    const entries = this.#entriesByPath()
    const isFree = freeAmong([...entries.values()].map(({ document }) => document))
    const byPath = new Map<string, Entry>()
    for (const [path, entry] of [...entries].toSorted(([a], [b]) => (a < b ? -1 : 1))) {
      byPath.set(path, entry.document.isFree === isFree(entry.document) ? entry : this.#changedEntry(entry, isFree(entry.document)))
    }
    this.#indexWords(byPath)
    const documents = [...byPath.values()].map(({ document }) => document)
    this.#byPath = byPath
    this.#byId = new Map([...byPath.values()].map(({ id, document }) => [id, document]))
    this.#index = new DocumentIndex(documents)
    this.#version = [...byPath.values()].reduce((all, { fingerprint }) => all ^ fingerprint, BigInt(documents.length)).toString(36)
    this.#store.change(() => this.#retired.forEach((id) => this.#store.remove(id)))
    this.#retired = this.#replaced
    this.#replaced = []
  }

  /** How many documents are served. */
  get size(): number {
    return this.#index.size
  }

  close(): void {
    this.#store.close()
  }

  version(): string {
    return this.#version
  }

  find(path: string) {
    return Promise.resolve(this.#byPath.get(path)?.document)
  }

  list(folder: string, asked: { deep: boolean; where: Condition }) {
    return Promise.resolve(this.#index.list(folder, asked))
  }

  async search(search: Search, asked: { everything: boolean; reach: SearchReach }) {
    await this.giveWay()
    return this.#documentsOf(this.#store.search(search, asked), this.#byId)
  }

  async body(path: string) {
    await this.giveWay()
    const entry = this.#byPath.get(path)
    if (!entry) return undefined
    if (entry.document.kind === 'data') return this.#store.held(entry.id)
    const markdown = this.#store.text(entry.id)
    return markdown === undefined ? undefined : this.#bodies.get(entry.id, () => blockHtml(markdown))
  }

  async text(path: string) {
    await this.giveWay()
    const entry = this.#byPath.get(path)
    return entry && this.#store.text(entry.id)
  }

  quiz(path: string) {
    const entry = this.#byPath.get(path)
    return Promise.resolve(entry && this.#store.quiz(entry.id))
  }

  patternTest = patternTest

  giveWay() {
    return this.#turns.giveWay()
  }

  inlineHtml(markdown: string) {
    return this.#lines.get(markdown, () => inlineHtml(markdown))
  }

  blockHtml(markdown: string) {
    return this.#blocks.get(markdown, () => blockHtml(markdown))
  }

  *#documentsOf(ids: Iterable<number>, byId: ReadonlyMap<number, ContentDocument>): Generator<ContentDocument> {
    for (const id of ids) {
      const document = byId.get(id)
      if (document) yield document
    }
  }

  #put(file: ContentFile): void {
    if (!isContentFile(file.file)) return
    const fingerprint = fingerprintOf(file)
    if (this.#entries.get(file.file)?.fingerprint === fingerprint) return
    const parsed = parseFile(file)
    if ('reason' in parsed) {
      this.#report({ file: file.file, reason: parsed.reason })
      return
    }
    this.#removeFile(file.file)
    const id = this.#store.add(parsed)
    this.#entries.set(file.file, { id, file: file.file, document: this.#served(parsed.document, false), fingerprint })
  }

  #removeFile(file: string): boolean {
    const entry = this.#entries.get(file)
    if (!entry) return false
    this.#entries.delete(file)
    this.#replaced.push(entry.id)
    return true
  }

  /** A document whose table of contents is looked up when somebody asks for it. */
  #served(document: ContentDocument, isFree: boolean): ContentDocument {
    const { toc: _, ...fields } = document
    return Object.defineProperty({ ...fields, isFree } as ContentDocument, 'toc', { enumerable: true, get: this.#tocOf })
  }

  readonly #tocOf = ((library: MarkdownContentLibrary) =>
    function (this: ContentDocument): ContentDocument['toc'] {
      const entry = library.#byPath.get(this.path)
      return entry ? library.#store.toc(entry.id) : []
    })(this)

  #changedEntry(entry: Entry, isFree: boolean): Entry {
    const changed = { ...entry, document: this.#served(entry.document, isFree) }
    this.#entries.set(entry.file, changed)
    return changed
  }

  #entriesByPath(): Map<string, Entry> {
    const entries = new Map<string, Entry>()
    const hidden = new Map<string, string>()
    for (const entry of this.#entries.values()) {
      const other = entries.get(entry.document.path)
      const [first, second] = other && other.file < entry.file ? [other, entry] : [entry, other]
      entries.set(entry.document.path, first)
      if (second) hidden.set(second.file, first.file)
    }
    for (const [file, first] of hidden) if (this.#hidden.get(file) !== first) this.#report({ file, reason: `${first} has the same path` })
    this.#hidden = hidden
    return entries
  }

  #indexWords(byPath: ReadonlyMap<string, Entry>): void {
    const served = new Set([...byPath.values()].map(({ id }) => id))
    this.#store.change(() => {
      for (const id of [...this.#indexed.keys()].filter((one) => !served.has(one))) {
        this.#store.unindex(id)
        this.#indexed.delete(id)
      }
      for (const { id, document } of byPath.values()) {
        const before = this.#indexed.get(id)
        if (before === document.isFree) continue
        if (before !== undefined) this.#store.unindex(id)
        this.#store.index(id, document)
        this.#indexed.set(id, document.isFree)
      }
    })
  }
}

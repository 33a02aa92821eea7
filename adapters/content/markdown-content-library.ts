import type { ContentLibrary } from '../../application/ports/content-library.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { blockHtml, inlineHtml } from './markdown-to-html.ts'
import type { ParsedLibrary } from './parse-library.ts'

/** Remembers what a function of one text gave: the library does not change while it is served. */
const remembered = (render: (text: string) => string): ((text: string) => string) => {
  const known = new Map<string, string>()
  return (text) => {
    const before = known.get(text)
    if (before !== undefined) return before
    const made = render(text)
    known.set(text, made)
    return made
  }
}

export class MarkdownContentLibrary implements ContentLibrary {
  readonly #library: ParsedLibrary
  readonly #byPath: ReadonlyMap<string, ContentDocument>
  readonly blockHtml = remembered(blockHtml)
  readonly inlineHtml = remembered(inlineHtml)

  constructor(library: ParsedLibrary) {
    this.#library = library
    this.#byPath = new Map(library.documents.map((document) => [document.path, document]))
  }

  find(path: string) {
    const exact = this.#byPath.get(path)
    if (exact) return Promise.resolve([exact])
    const folder = path === '/' ? '/' : `${path}/`
    return Promise.resolve(this.#library.documents.filter((document) => document.path.startsWith(folder)))
  }

  body(path: string) {
    const markdown = this.#library.markdown.get(path)
    return Promise.resolve(markdown === undefined ? undefined : this.blockHtml(markdown))
  }

  quiz(path: string) {
    return Promise.resolve(this.#library.quizzes.get(path))
  }
}

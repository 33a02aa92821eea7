import type { ContentLibrary } from '../../application/ports/content-library.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'

const escaped = (text: string): string => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;')

/** A library of documents, HTML texts and quizzes, the latter two by path. Markdown is shown as it is written. */
export class InMemoryContentLibrary implements ContentLibrary {
  readonly #documents: readonly ContentDocument[]
  readonly #bodies: Readonly<Record<string, string>>
  readonly #quizzes: Readonly<Record<string, Quiz>>

  constructor(parts: { documents: readonly ContentDocument[]; bodies: Readonly<Record<string, string>>; quizzes: Readonly<Record<string, Quiz>> }) {
    this.#documents = parts.documents.toSorted((a, b) => (a.path < b.path ? -1 : 1))
    this.#bodies = parts.bodies
    this.#quizzes = parts.quizzes
  }

  find(path: string) {
    const exact = this.#documents.find((document) => document.path === path)
    const folder = path === '/' ? '/' : `${path}/`
    return Promise.resolve(exact ? [exact] : this.#documents.filter((document) => document.path.startsWith(folder)))
  }

  body(path: string) {
    return Promise.resolve(this.#bodies[path])
  }

  quiz(path: string) {
    return Promise.resolve(this.#quizzes[path])
  }

  inlineHtml(markdown: string) {
    return escaped(markdown)
  }

  blockHtml(markdown: string) {
    return `<p>${escaped(markdown)}</p>`
  }
}

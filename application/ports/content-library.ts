import type { Condition, Pattern } from '../../domain/content/condition.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import type { Search } from '../../domain/content/search.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'

/**
 * How far a search goes: to what presents a document (title, slug, description, headings) unless it names the text, or to
 * the text as well; with the words as they are typed or, where the search forgives it, with one typing error too.
 * The last finds all that the others do.
 */
export const searchReaches = ['presentation', 'text', 'misspelt-presentation', 'misspelt-text'] as const
export type SearchReach = (typeof searchReaches)[number]

/** The courses, quizzes and pages that authors wrote. Paths begin with the language: `/fr/revisions/…`. */
export type ContentLibrary = {
  /** Changes with every change of what the library holds, and is the same for the same files: at most 40 letters and figures. */
  version(): string
  /** The document at exactly that path. */
  find(path: string): Promise<ContentDocument | undefined>
  /**
   * The documents in a folder or, when `deep`, in it and below it, by path; undefined when there is no such folder.
   * Of those that `where` does not ask for, any may be left out already.
   */
  list(folder: string, asked: { readonly deep: boolean; readonly where: Condition }): Promise<readonly ContentDocument[] | undefined>
  /**
   * The documents that a search finds, the best first. Only `everything` looks into the full text of what is not free:
   * without it that text changes neither what is found nor its order.
   */
  search(search: Search, asked: { readonly everything: boolean; readonly reach: SearchReach }): Promise<Iterable<ContentDocument>>
  /** The text of a document as HTML, or what a file of data holds; undefined when there is none at that path. */
  body(path: string): Promise<unknown>
  /** The Markdown of a document; undefined when it has none. */
  text(path: string): Promise<string | undefined>
  quiz(path: string): Promise<Quiz | undefined>
  /** What says whether a pattern is found in a text, in a time in proportion to the text; undefined for a pattern that has no such thing. */
  patternTest(pattern: Pattern): ((text: string) => boolean) | undefined
  /** Lets others have their turn, when this one has taken a while. */
  giveWay(): Promise<void>
  /** Markdown of one line (a question, a choice) as HTML. */
  inlineHtml(markdown: string): string
  /** Markdown of several paragraphs (an explanation) as HTML. */
  blockHtml(markdown: string): string
}

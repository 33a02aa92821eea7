import type { ContentDocument } from '../../domain/content/document.ts'
import type { Quiz } from '../../domain/quizzes/quiz.ts'

/** The courses, quizzes and pages that authors wrote. Paths begin with the language: `/fr/revisions/…`. */
export type ContentLibrary = {
  /** Every document in the folder, or below it, or with exactly that path. */
  find(path: string): Promise<readonly ContentDocument[]>
  /** The text of a document as HTML; undefined when there is none at that path. */
  body(path: string): Promise<string | undefined>
  quiz(path: string): Promise<Quiz | undefined>
  /** Markdown of one line (a question, a choice) as HTML. */
  inlineHtml(markdown: string): string
  /** Markdown of several paragraphs (an explanation) as HTML. */
  blockHtml(markdown: string): string
}

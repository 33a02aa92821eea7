import * as v from 'valibot'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { parse as parseYaml } from 'yaml'
import { bookTrees, freeChapters } from '../../domain/content/book-tree.ts'
import { type ContentDocument, frontMatterSchema, placeOf } from '../../domain/content/document.ts'
import { type Quiz, quizSchema } from '../../domain/quizzes/quiz.ts'
import { tableOfContents } from './table-of-contents.ts'

/** A file of the library: its path below the library's folder, with `/` between folders, and its text. */
export type ContentFile = { readonly file: string; readonly text: string }

/** A file that could not be read, and why. The rest of the library is served without it. */
export type ContentProblem = { readonly file: string; readonly reason: string }

export type ParsedLibrary = {
  readonly documents: readonly ContentDocument[]
  /** The Markdown of each document that has a text, by path. */
  readonly markdown: ReadonlyMap<string, string>
  readonly quizzes: ReadonlyMap<string, Quiz>
  readonly problems: readonly ContentProblem[]
}

const reasonOf = (error: unknown): string => {
  if (v.isValiError(error)) {
    return error.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`).join('; ')
  }
  return error instanceof Error ? error.message : String(error)
}

const isChapterPart = (document: ContentDocument): boolean => document.kind === 'course' || document.kind === 'quiz'

export const parseLibrary = (files: readonly ContentFile[]): ParsedLibrary => {
  const documents: ContentDocument[] = []
  const markdown = new Map<string, string>()
  const quizzes = new Map<string, Quiz>()
  const problems: ContentProblem[] = []

  const parseMarkdown = ({ file, text }: ContentFile): void => {
    const page = new VFile(text)
    matter(page, { strip: true })
    const place = placeOf(file)
    const body = String(page)
    documents.push({ ...v.parse(frontMatterSchema, page.data['matter']), ...place, toc: tableOfContents(body), isFree: true })
    markdown.set(place.path, body)
  }

  const parseQuiz = ({ file, text }: ContentFile): void => {
    const quiz = v.parse(quizSchema, parseYaml(text))
    const place = placeOf(file)
    const { kind, title, description, questions } = quiz
    documents.push({ kind, title, description, questionCount: questions.length, ...place, toc: [], isFree: true })
    quizzes.set(place.path, quiz)
  }

  for (const file of files) {
    try {
      if (file.file.endsWith('.md')) parseMarkdown(file)
      else if (/\.ya?ml$/.test(file.file)) parseQuiz(file)
    } catch (error) {
      problems.push({ file: file.file, reason: reasonOf(error) })
    }
  }

  const free = freeChapters(bookTrees(documents))
  return {
    documents: documents
      .map((document) => (isChapterPart(document) ? { ...document, isFree: free.has(document.dir) } : document))
      .toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    markdown,
    quizzes,
    problems,
  }
}

import * as v from 'valibot'
import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { parse as parseYaml } from 'yaml'
import { type ContentDocument, placeOf } from '../../domain/content/document.ts'
import { withFreeDocuments } from '../../domain/content/free-documents.ts'
import { parseFlashcards, parseFrontMatter } from '../../domain/content/front-matter.ts'
import { type Quiz, quizSchema } from '../../domain/quizzes/quiz.ts'
import type { Malformed } from '../../domain/validation/malformed.ts'
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

const faultsOf = ({ faults }: Malformed): string => faults.map(({ field, fault }) => `${field || 'the whole file'}: ${fault}`).join('; ')

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
    const frontMatter = parseFrontMatter(page.data['matter'])
    if (frontMatter.isErr()) {
      problems.push({ file, reason: faultsOf(frontMatter.error) })
      return
    }
    documents.push({ ...frontMatter.value, ...place, toc: tableOfContents(body), isFree: true })
    markdown.set(place.path, body)
  }

  const parseCards = (file: string, data: unknown): void => {
    const flashcards = parseFlashcards(data)
    if (flashcards.isErr()) {
      problems.push({ file, reason: faultsOf(flashcards.error) })
      return
    }
    const { kind, title, description, cards } = flashcards.value
    documents.push({ kind, title, description, cardCount: cards.length, ...placeOf(file), toc: [], isFree: true })
  }

  const parseExercise = ({ file, text }: ContentFile): void => {
    const data: unknown = parseYaml(text)
    if (v.is(v.object({ kind: v.literal('flashcards') }), data)) parseCards(file, data)
    else parseQuiz(file, data)
  }

  const parseQuiz = (file: string, data: unknown): void => {
    const quiz = v.parse(quizSchema, data)
    const place = placeOf(file)
    const { kind, title, description, questions } = quiz
    documents.push({ kind, title, description, questionCount: questions.length, ...place, toc: [], isFree: true })
    quizzes.set(place.path, quiz)
  }

  for (const file of files) {
    try {
      if (file.file.endsWith('.md')) parseMarkdown(file)
      else if (/\.ya?ml$/.test(file.file)) parseExercise(file)
    } catch (error) {
      problems.push({ file: file.file, reason: reasonOf(error) })
    }
  }

  return {
    documents: withFreeDocuments(documents).toSorted((a, b) => (a.path < b.path ? -1 : 1)),
    markdown,
    quizzes,
    problems,
  }
}

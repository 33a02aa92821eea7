import { VFile } from 'vfile'
import { matter } from 'vfile-matter'
import { type ContentDocument, placeOf, type TableOfContentsEntry } from '../../domain/content/document.ts'
import { parseData, parseFlashcards, parseFrontMatter } from '../../domain/content/front-matter.ts'
import { isRecord } from '../../domain/content/parse-condition.ts'
import { readingMinutes } from '../../domain/content/reading-minutes.ts'
import { type Quiz, quizSchema } from '../../domain/quizzes/quiz.ts'
import type { Malformed } from '../../domain/validation/malformed.ts'
import * as v from 'valibot'
import type { ContentFile } from './content-file.ts'
import { dataExtensions, parseDataText } from './parse-data-text.ts'
import { tableOfContents } from './table-of-contents.ts'

/** What a file gives: a document that says that it is locked, for a file alone does not know, and what is not told of it to everybody. */
export type ParsedFile = {
  readonly document: ContentDocument
  readonly text: string | null
  /** What a file of data holds beside its fields. */
  readonly held: unknown
  readonly quiz: Quiz | null
}

/** A file that cannot be read as what it is; the message says why. */
class UnreadableFile extends Error {}

const longestText = 5_000_000

const reasonOf = (error: unknown): string => {
  if (v.isValiError(error)) {
    return error.issues.map((issue) => `${v.getDotPath(issue) ?? 'the whole file'}: ${issue.message}`).join('; ')
  }
  return error instanceof Error ? error.message : String(error)
}

const faultsOf = ({ faults }: Malformed): string => faults.map(({ field, fault }) => `${field || 'the whole file'}: ${fault}`).join('; ')
const refuse = (malformed: Malformed): never => {
  throw new UnreadableFile(faultsOf(malformed))
}

type Dates = { readonly createdAt?: string | undefined; readonly updatedAt?: string | undefined }

const commonTo = ({ file, createdAt, updatedAt }: ContentFile, dates: Dates, toc: readonly TableOfContentsEntry[] = []) => ({
  ...placeOf(file),
  createdAt: dates.createdAt ?? new Date(createdAt).toISOString(),
  updatedAt: dates.updatedAt ?? new Date(updatedAt).toISOString(),
  toc,
  isFree: false,
})

/** A text that is cut out of another holds on to the whole of it; one of its own does not. */
const standingAlone = <Value>(value: Value): Value => JSON.parse(JSON.stringify(value)) as Value

const parseMarkdown = (file: ContentFile): ParsedFile => {
  const page = new VFile(file.text)
  matter(page, { strip: true })
  const text = String(page)
  const frontMatter = parseFrontMatter(page.data['matter']).match((read) => read, refuse)
  const written = frontMatter.kind === 'article' ? { ...frontMatter, minutes: readingMinutes(text) } : frontMatter
  const document = { ...written, ...commonTo(file, frontMatter, tableOfContents(text)) }
  return { document: standingAlone(document), text, held: null, quiz: null }
}

const parseCards = (file: ContentFile, data: unknown): ParsedFile => {
  const { kind, title, description, cards, ...rest } = parseFlashcards(data).match((read) => read, refuse)
  const document: ContentDocument = { kind, title, description, cardCount: cards.length, ...commonTo(file, rest) }
  return { document: standingAlone(document), text: null, held: null, quiz: null }
}

const parseQuizFile = (file: ContentFile, data: unknown): ParsedFile => {
  const quiz = v.parse(quizSchema, data)
  const { kind, title, description, questions } = quiz
  const document: ContentDocument = { kind, title, description, questionCount: questions.length, ...commonTo(file, {}) }
  return { document: standingAlone(document), text: null, held: null, quiz }
}

const parseHeld = (file: ContentFile, data: Readonly<Record<string, unknown>>): ParsedFile => {
  const { body, ...others } = data
  const { title, description, ...fields } = parseData(others).match((read) => read, refuse)
  const place = commonTo(file, fields)
  const document: ContentDocument = { ...fields, kind: 'data', title: title ?? place.slug, description: description ?? '', ...place }
  return { document: standingAlone(document), text: null, held: body ?? null, quiz: null }
}

const parseAny = (file: ContentFile, extension: string): ParsedFile => {
  if (extension === '.md') return parseMarkdown(file)
  const data = parseDataText(extension, file.text)
  if (!isRecord(data)) return Array.isArray(data) ? parseHeld(file, { body: data }) : refuse({ type: 'data-malformed', faults: [{ field: '', fault: 'invalid' }] })
  if (data['kind'] === 'flashcards') return parseCards(file, data)
  return Object.hasOwn(data, 'kind') ? parseQuizFile(file, data) : parseHeld(file, data)
}

/** Whether a file is one of the library, by its extension; one whose name, or a folder of whose, begins with a dot is none. */
export const isContentFile = (file: string): boolean => {
  const { extension } = placeOf(file)
  return (extension === '.md' || dataExtensions.includes(extension)) && !/(?:^|\/)\./.test(file)
}

/** Reads a file of the library, or says why it cannot be read. */
export const parseFile = (file: ContentFile): ParsedFile | { readonly reason: string } => {
  if (file.text.length > longestText) return { reason: `it has more than ${longestText} characters` }
  try {
    return parseAny(file, placeOf(file.file).extension)
  } catch (error) {
    return { reason: reasonOf(error) }
  }
}

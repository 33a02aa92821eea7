import { bookTrees, chaptersOf } from '../content/book-tree.ts'
import { addressOfDocument, pathWithoutLocale } from '../content/document-address.ts'
import type { ContentDocument, DocumentOfKind } from '../content/document.ts'
import { type Level, levels } from '../content/front-matter.ts'
import { localeOfContent } from '../locale/locale-of-content.ts'
import type { Locale } from '../locale/locale.ts'
import type { Programme } from './user-types.ts'

/** A document that is offered, with its address on the site. */
export type FreeSheet = { readonly title: string; readonly address: string }

const sheetsOffered = 5

const levelsOf = {
  primaire: ['cp', 'ce1', 'ce2', 'cm1', 'cm2'],
  '6ème': ['sixieme'],
  '5ème': ['cinquieme'],
  '4ème': ['quatrieme'],
  '3ème': ['troisieme'],
  seconde: ['seconde'],
  première: ['premiere'],
  terminale: ['terminale'],
  sup: ['superieur'],
} as const satisfies Record<Programme, readonly Level[]>

type Candidate = { readonly document: DocumentOfKind<'course' | 'quiz'>; readonly level: number; readonly distance: number }

const rankOf = (level: Level): number => levels.indexOf(level)

/** The courses and quizzes of the books, with how far their class is from a programme. */
const candidatesOf = (documents: readonly ContentDocument[], programme: Programme): Candidate[] =>
  bookTrees(documents).flatMap((book) => {
    const level = rankOf(book.book.level)
    const distance = Math.min(...levelsOf[programme].map((wanted) => Math.abs(rankOf(wanted) - level)))
    return chaptersOf(book)
      .flatMap(({ course, quiz }) => (quiz ? [course, quiz] : [course]))
      .map((document) => ({ document, level, distance }))
  })

const kindOrder = { course: 0, quiz: 1 } as const

/** The nearest class first, of two as near the lower one, which can be followed already; courses before quizzes. */
const byUse = (a: Candidate, b: Candidate): number =>
  a.distance - b.distance || a.level - b.level || kindOrder[a.document.kind] - kindOrder[b.document.kind]

/**
 * What whoever subscribes to the newsletter is offered: five free courses and quizzes of their class, or else of the
 * classes nearest to it. In their language as far as there are any, then in French, without what is there in translation
 * already. Fewer where the library has fewer.
 *
 * Source: specification, section 1, "Lead capture".
 *
 * @param documents of the library in the person's language and in French, whole books
 * @example chooseFreeSheets(documents, { programme: 'terminale', locale: 'fr' })
 * // [{ title: 'Les suites', address: '/revisions/maths/analyse/suites?lang=fr' }, …]
 */
export const chooseFreeSheets = (
  documents: readonly ContentDocument[],
  { programme, locale }: { readonly programme: Programme; readonly locale: Locale },
): readonly FreeSheet[] => {
  const inLanguage = (language: Locale) =>
    candidatesOf(documents.filter(({ path, isFree }) => isFree && localeOfContent(path) === language), programme)
      .toSorted(byUse)
      .map(({ document }) => document)
  const own = inLanguage(locale)
  const known = new Set(own.map(({ path }) => pathWithoutLocale(path)))
  const others = inLanguage('fr').filter(({ path }) => !known.has(pathWithoutLocale(path)))
  return [...own, ...others].slice(0, sheetsOffered).map((document) => ({ title: document.title, address: addressOfDocument(document) }))
}

import type { Locale } from '../locale/locale.ts'
import { localeOfContent } from '../locale/locale-of-content.ts'
import type { DocumentOfKind } from './document.ts'

/** What has a page in the library: the rest is read within another page. */
export type DocumentWithPage = DocumentOfKind<'book' | 'category' | 'course' | 'quiz'>

/**
 * A path of the library without the language that it begins with, which is the same for a document and its translation.
 *
 * @example pathWithoutLocale('/en/revisions/maths') // '/revisions/maths'
 */
export const pathWithoutLocale = (path: string): string => path.replace(/^\/(?:fr|en)(?=\/)/, '')

/**
 * The address on the site of the page on which a document is read, in the language of the document: its path without the
 * language, which the `lang` parameter says instead. A quiz has a page of its own, the others are the page of their folder.
 *
 * Source: specification, section 2, "Revisions" and "Language".
 *
 * @example addressOfDocument(course) // '/revisions/maths/nombres/fractions?lang=fr', for /fr/revisions/maths/nombres/fractions/course
 */
export const addressOfDocument = ({ kind, dir, path }: Pick<DocumentWithPage, 'kind' | 'dir' | 'path'>): string => {
  const place = pathWithoutLocale(kind === 'quiz' ? path : dir)
  return `${place.split('/').map(encodeURIComponent).join('/')}?lang=${localeOfContent(path)}`
}

const fileOf = ['book', 'category', 'course'] as const

/**
 * The document that is read at an address of the revisions: that of a book, of a category or of a chapter.
 *
 * Source: specification, section 2, "Revisions".
 *
 * @param address without the language, as a page names what it leads to
 * @example documentPathAt('fr', '/revisions/maths/nombres/fractions') // '/fr/revisions/maths/nombres/fractions/course'
 */
export const documentPathAt = (locale: Locale, address: string): string => `/${locale}${address}/${fileOf[address.split('/').length - 3] ?? 'course'}`

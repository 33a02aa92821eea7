import type { FrontMatter } from './front-matter.ts'

export type TableOfContentsEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 }

/** Where a file stands in the library: `dir` is its folder and `path` the file without its extension. */
export type Place = { readonly path: string; readonly dir: string; readonly slug: string; readonly extension: string }

/** An article has in addition the minutes that it takes to read. */
type Written = Exclude<FrontMatter, { kind: 'article' }> | (Extract<FrontMatter, { kind: 'article' }> & { readonly minutes: number })

/** What is told of a quiz or of flashcards to everybody: the title, and how many there are. */
type Exercise =
  | { readonly kind: 'quiz'; readonly title: string; readonly description: string; readonly questionCount: number }
  | { readonly kind: 'flashcards'; readonly title: string; readonly description: string; readonly cardCount: number }

/** A file of data that is no exercise: it has the fields that its author gave it as well, of whatever name and shape. */
type Data = { readonly kind: 'data'; readonly title: string; readonly description: string }

/** A document of the library without its body. */
export type ContentDocument = Place & {
  /** When its file was made and changed, in ISO 8601 and UTC, as its author says or else as the file does. */
  readonly createdAt: string
  readonly updatedAt: string
  readonly toc: readonly TableOfContentsEntry[]
  /** True for what everybody may read. */
  readonly isFree: boolean
} & (Written | Exercise | Data)

export type DocumentOfKind<Kind extends ContentDocument['kind']> = Extract<ContentDocument, { kind: Kind }>

/**
 * Where a file of the library stands: its path, its folder, its name and its extension.
 *
 * @example placeOf('fr/pages/faq.md') // { path: '/fr/pages/faq', dir: '/fr/pages', slug: 'faq', extension: '.md' }
 */
export const placeOf = (file: string): Place => {
  const path = `/${file.replace(/\.[^./]+$/, '')}`
  const slash = path.lastIndexOf('/')
  return { path, dir: path.slice(0, slash) || '/', slug: path.slice(slash + 1), extension: file.slice(path.length - 1) }
}

import * as v from 'valibot'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty())
const position = v.pipe(v.number(), v.integer(), v.minValue(1))
const isoDate = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((date) => (typeof date === 'string' ? date : date.toISOString().slice(0, 10))),
  v.isoDate(),
)

export const levels = [
  'cp', 'ce1', 'ce2', 'cm1', 'cm2', 'sixieme', 'cinquieme', 'quatrieme', 'troisieme', 'seconde', 'premiere', 'terminale', 'superieur',
] as const
export type Level = (typeof levels)[number]

export const subjects = ['mathematics', 'french', 'history-geography', 'sciences', 'english', 'philosophy'] as const
export type Subject = (typeof subjects)[number]

const titled = { title: text, description: text }

/** What an author writes at the head of a file of the library, by kind. */
export const frontMatterSchema = v.variant('kind', [
  v.object({ kind: v.literal('book'), ...titled, position, level: v.picklist(levels), subject: v.picklist(subjects) }),
  v.object({ kind: v.literal('category'), ...titled, position }),
  v.object({
    kind: v.literal('course'),
    ...titled,
    position,
    minutes: v.pipe(v.number(), v.integer(), v.minValue(1)),
    author: text,
    reviewer: text,
    updatedOn: isoDate,
    licence: text,
  }),
  v.object({ kind: v.literal('page'), ...titled, updatedOn: isoDate }),
])
export type FrontMatter = v.InferOutput<typeof frontMatterSchema>

export type TableOfContentsEntry = { readonly id: string; readonly text: string; readonly depth: 2 | 3 }

/** Where a file stands in the library: `dir` is its folder and `path` the file without its extension. */
export type Place = { readonly path: string; readonly dir: string; readonly slug: string; readonly extension: string }

/** A document of the library without its body; a quiz shows its title and how many questions it asks. */
export type ContentDocument = Place & {
  readonly toc: readonly TableOfContentsEntry[]
  /** True for what everybody may read. */
  readonly isFree: boolean
} & (FrontMatter | { readonly kind: 'quiz'; readonly title: string; readonly description: string; readonly questionCount: number })

export type DocumentOfKind<Kind extends ContentDocument['kind']> = Extract<ContentDocument, { kind: Kind }>

/** @example placeOf('fr/pages/faq.md') // { path: '/fr/pages/faq', dir: '/fr/pages', slug: 'faq', extension: '.md' } */
export const placeOf = (file: string): Place => {
  const path = `/${file.replace(/\.[^./]+$/, '')}`
  const slash = path.lastIndexOf('/')
  return { path, dir: path.slice(0, slash) || '/', slug: path.slice(slash + 1), extension: file.slice(path.length - 1) }
}

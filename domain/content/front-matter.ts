import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'

const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(1000))
const position = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(10_000))
const minutes = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600))

const isCalendarDay = (day: string): boolean => {
  const time = Date.parse(day)
  return !Number.isNaN(time) && new Date(time).toISOString().startsWith(day)
}

/** A day as `2026-11-21`; YAML gives a date when the author did not put it between quotation marks. */
const day = v.pipe(
  v.union([v.date(), v.string()]),
  v.transform((date) => (typeof date === 'string' ? date : date.toISOString().slice(0, 10))),
  v.isoDate(),
  v.check(isCalendarDay),
)

/** A moment as ISO 8601 has it, or a day, which is its beginning in UTC. */
const moment = v.pipe(
  v.union([v.date(), v.pipe(v.string(), v.maxLength(40), v.regex(/^\d{4}-\d{2}-\d{2}/), v.transform((text) => new Date(text)))]),
  v.check((date) => !Number.isNaN(date.getTime())),
  v.transform((date) => date.toISOString()),
)

export const levels = [
  'cp', 'ce1', 'ce2', 'cm1', 'cm2', 'sixieme', 'cinquieme', 'quatrieme', 'troisieme', 'seconde', 'premiere', 'terminale', 'superieur',
] as const
export type Level = (typeof levels)[number]

export const subjects = ['mathematics', 'french', 'history-geography', 'sciences', 'english', 'philosophy'] as const
export type Subject = (typeof subjects)[number]

/** The exams that past papers come from. Source: specification, section 1, "exam preparation (Brevet, Bac)". */
export const exams = ['brevet', 'bac'] as const

/** The sections of the blog; their names stand in its addresses. */
export const blogSections = ['methode', 'examens', 'orientation', 'parents', 'langues'] as const
export type BlogSection = (typeof blogSections)[number]

const slug = v.pipe(v.string(), v.maxLength(100), v.regex(/^[a-z0-9]+(?:[_-][a-z0-9]+)*$/))
/** The address of a book, of a category or of a chapter, without the language. */
const revisionAddress = v.pipe(v.string(), v.maxLength(300), v.regex(/^\/revisions(?:\/[a-z0-9]+(?:[_-][a-z0-9]+)*){1,3}$/))

const level = v.picklist(levels)
const subject = v.picklist(subjects)
const titled = { title: text, description: text }

/** Who wrote a text, who read it again, when, and under which licence it is given. */
const credits = { author: text, reviewer: text, updatedOn: day, licence: text }

const book = v.object({
  kind: v.literal('book'),
  ...titled,
  position,
  level,
  subject,
  /** The names that the book had in its address before. */
  formerSlugs: v.optional(v.pipe(v.array(slug), v.minLength(1), v.maxLength(20))),
})
const category = v.object({ kind: v.literal('category'), ...titled, position })
const course = v.object({ kind: v.literal('course'), ...titled, position, minutes, ...credits })
const sheet = v.object({
  kind: v.literal('sheet'),
  ...titled,
  levels: v.pipe(v.array(level), v.minLength(1), v.maxLength(levels.length)),
  subject,
  ...credits,
})
const paper = v.object({
  kind: v.literal('paper'),
  ...titled,
  exam: v.picklist(exams),
  year: v.pipe(v.number(), v.integer(), v.minValue(1950), v.maxValue(2100)),
  subject,
  minutes,
  ...credits,
})
const article = v.object({
  kind: v.literal('article'),
  ...titled,
  section: v.picklist(blogSections),
  author: text,
  publishedOn: day,
  licence: text,
})
const page = v.object({
  kind: v.literal('page'),
  ...titled,
  updatedOn: day,
  /** Its place among the pages beside it; those without come last. */
  position: v.optional(position),
  /** What it is called where there is little room. */
  short: v.optional(v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(60))),
  /** What of the library to go on with. */
  leadsTo: v.optional(v.pipe(v.array(revisionAddress), v.minLength(1), v.maxLength(24))),
  /** Whose information it is, where it is a partner's. */
  partner: v.optional(text),
})

export type FrontMatter = v.InferOutput<
  typeof book | typeof category | typeof course | typeof sheet | typeof paper | typeof article | typeof page
>

/**
 * What is known of a Markdown file by its head and, of an article, in how many minutes it is read. Fields of no use to the
 * kind are passed over.
 */
export const frontMatterSchema = v.variant('kind', [book, category, course, sheet, paper, v.object({ ...article.entries, minutes }), page])

/** When a file was made and changed, where its author wants to say so: else the times of the file are taken. */
const dates = { createdAt: v.optional(moment), updatedAt: v.optional(moment) }

const only = <Entries extends v.ObjectEntries>({ entries }: { readonly entries: Entries }) => v.strictObject({ ...entries, ...dates })

/**
 * Reads what an author wrote at the head of a file: `{ kind: 'page', title: 'FAQ', … }`. A field that the kind does not
 * have is refused with its name, so that a slip of the pen is noticed. Every kind may have `createdAt` and `updatedAt`.
 *
 * Refused: `front-matter-malformed`, with each field concerned.
 *
 * @example parseFrontMatter({ kind: 'category', title: 'Algebra', description: 'Equations.' })
 * // err({ type: 'front-matter-malformed', faults: [{ field: 'position', fault: 'missing' }] })
 *
 * Source: specification, section 1, "Content".
 */
export const parseFrontMatter = parserOf(
  'front-matter-malformed',
  v.variant('kind', [only(book), only(category), only(course), only(sheet), only(paper), only(article), only(page)]),
)

const card = v.strictObject({ id: v.pipe(v.string(), v.regex(/^[a-z0-9-]{1,40}$/)), front: text, back: text })

/**
 * Reads a file of flashcards, which is data as a whole: two cards of one identifier are refused, because a person's
 * reviews are kept by it.
 *
 * Refused: `flashcards-malformed`, with each field concerned.
 *
 * @example parseFlashcards({ kind: 'flashcards', title: 'Powers', …, cards: [{ id: 'zero', front: '$2^0$', back: '1' }] })
 *
 * Source: specification, section 1, "Content".
 */
export const parseFlashcards = parserOf(
  'flashcards-malformed',
  v.strictObject({
    kind: v.literal('flashcards'),
    ...titled,
    ...credits,
    ...dates,
    cards: v.pipe(
      v.array(card),
      v.minLength(1),
      v.maxLength(500),
      v.check((cards) => new Set(cards.map(({ id }) => id)).size === cards.length),
    ),
  }),
)

/** The names that a file of data cannot use: they are those of every document, or an exercise's, which must say its kind. */
const takenNames = [
  'path', 'dir', 'slug', 'extension', 'toc', 'isFree', 'isLocked', 'body', 'text', 'kind', 'questions', 'cards', 'questionCount', 'cardCount',
] as const

/**
 * Reads a file of data that is neither a quiz nor flashcards: its own fields, with a title and a description when it has them.
 *
 * Refused: `data-malformed`, with each field whose name is taken. A `kind`, `questions` or `cards` is, so that a
 * slip of the pen in a quiz does not give its answers to everybody.
 *
 * @example parseData({ title: 'Glossaire', letters: 26 }) // ok({ title: 'Glossaire', letters: 26 })
 *
 * Source: specification, section 1, "a knowledge library".
 */
export const parseData = parserOf(
  'data-malformed',
  v.objectWithRest(
    {
      title: v.optional(text),
      description: v.optional(text),
      ...dates,
      ...(Object.fromEntries(takenNames.map((name) => [name, v.optional(v.never())])) as Record<(typeof takenNames)[number], v.OptionalSchema<v.NeverSchema<undefined>, undefined>>),
    },
    v.unknown(),
  ),
)

import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { ContentDocument } from '../../domain/content/document.ts'
import type { ContentLibrary } from '../ports/content-library.ts'

const fields = v.union([v.array(v.string()), v.pipe(v.string(), v.transform((field) => [field]))])
const count = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
)

/** Which fields of which documents to give. Source: specification, section 7, `POST /_content/{path}`. */
export const contentQuerySchema = v.object({
  only: v.optional(fields),
  without: v.optional(fields),
  limit: v.optional(count),
  skip: v.optional(count),
  deep: v.optional(v.boolean(), false),
})
export type ContentQuery = v.InferOutput<typeof contentQuerySchema>

/** A document as a reader gets it: without its body when it is locked for them. */
export type ServedDocument = ContentDocument & { readonly isLocked: boolean; readonly body?: string }

export type QueryContentError = { readonly type: 'content-not-found'; readonly path: string }

const withoutTrailingSlash = (path: string): string => (path.length > 1 ? path.replace(/\/+$/, '') : path)

const picked = (document: ServedDocument, { only, without }: ContentQuery): Partial<ServedDocument> =>
  Object.fromEntries(
    Object.entries(document).filter(([field]) => (only ? only.includes(field) : !without?.includes(field))),
  )

/**
 * Answers a content query: the path of a file gives one document, the path of a folder a list.
 * Everybody gets titles, descriptions and tables of contents; the body only comes with what is free or to a subscriber.
 */
export const makeQueryContent =
  ({ library }: { library: ContentLibrary }) =>
  async (
    rawPath: string,
    query: ContentQuery,
    isSubscriber: boolean,
  ): Promise<Result<Partial<ServedDocument> | Partial<ServedDocument>[], QueryContentError>> => {
    const path = withoutTrailingSlash(rawPath)
    const wantsBody = query.only ? query.only.includes('body') : !query.without?.includes('body')
    const serve = async (document: ContentDocument, withBody: boolean): Promise<Partial<ServedDocument>> => {
      const isLocked = !document.isFree && !isSubscriber
      const body = withBody && !isLocked ? await library.body(document.path) : undefined
      return picked({ ...document, isLocked, ...(body === undefined ? {} : { body }) }, query)
    }

    const found = await library.find(path)
    const file = found.find((document) => document.path === path)
    if (file) return ok(await serve(file, wantsBody))

    const listed = query.deep ? found : found.filter((document) => document.dir === path)
    if (listed.length === 0) return err({ type: 'content-not-found', path })
    const page = listed.slice(query.skip ?? 0, query.limit === undefined ? undefined : (query.skip ?? 0) + query.limit)
    return ok(await Promise.all(page.map((document) => serve(document, wantsBody))))
  }

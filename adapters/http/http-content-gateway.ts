import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import type { ContentGateway, ContentSearch, FoundContent } from '../../application/ports/content-gateway.ts'
import type { ServiceUnreachable } from '../../application/ports/service-unreachable.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { blogSections, frontMatterSchema } from '../../domain/content/front-matter.ts'
import { ancestorPathsOf } from '../../domain/content/page-tree.ts'
import type { Locale } from '../../domain/locale/locale.ts'
import type { ApiClient } from './api-client.ts'

const placedSchema = v.object({
  path: v.string(),
  dir: v.string(),
  slug: v.string(),
  extension: v.string(),
  createdAt: v.string(),
  updatedAt: v.string(),
  isFree: v.boolean(),
  toc: v.array(v.object({ id: v.string(), text: v.string(), depth: v.picklist([2, 3]) })),
})

const quizDocumentSchema = v.object({
  kind: v.literal('quiz'),
  title: v.string(),
  description: v.string(),
  questionCount: v.number(),
})

const flashcardsDocumentSchema = v.object({
  kind: v.literal('flashcards'),
  title: v.string(),
  description: v.string(),
  cardCount: v.number(),
})

const dataDocumentSchema = v.object({ kind: v.literal('data'), title: v.string(), description: v.string() })

const documentSchema: v.GenericSchema<unknown, ContentDocument> = v.intersect([
  placedSchema,
  v.union([frontMatterSchema, quizDocumentSchema, flashcardsDocumentSchema, dataDocumentSchema]),
])

const notFound = v.object({ type: v.literal('content-not-found'), path: v.string() })

const lockedSchema = v.object({ isLocked: v.boolean() })

/** A file of data has a body that is no HTML, for which there is no page. */
const servedSchema = v.object({ ...lockedSchema.entries, body: v.fallback(v.optional(v.string()), undefined) })

const pageFields = ['path', 'dir', 'title', 'description', 'position', 'short', 'partner'] as const
const pageSummarySchema = v.object({
  path: v.string(),
  dir: v.string(),
  title: v.string(),
  description: v.string(),
  position: v.optional(v.number()),
  short: v.optional(v.string()),
  partner: v.optional(v.string()),
})

const articleFields = ['path', 'slug', 'title', 'description', 'section', 'author', 'publishedOn', 'minutes'] as const
const articleSummarySchema = v.object({
  path: v.string(),
  slug: v.string(),
  title: v.string(),
  description: v.string(),
  section: v.picklist(blogSections),
  author: v.string(),
  publishedOn: v.string(),
  minutes: v.number(),
})

export class HttpContentGateway implements ContentGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  list(path: string, where: Readonly<Record<string, unknown>> = {}) {
    return this.#ask(path, { deep: true, without: ['body'], where }, v.array(documentSchema))
  }

  async search(path: string, { text, where, skip, limit, countUpTo }: ContentSearch): Promise<Result<FoundContent, ServiceUnreachable>> {
    const ask = <Answer>(answer: v.GenericSchema<unknown, Answer[]>, form: Readonly<Record<string, unknown>>) =>
      this.#api.call({ method: 'POST', path: `/_content${encodeURI(path)}`, body: { deep: true, search: text, where, ...form }, answer, refusals: notFound })
    const [page, all] = await Promise.all([
      ask(v.array(v.intersect([documentSchema, lockedSchema])), { without: ['body'], skip, limit }),
      countUpTo === undefined ? ok([]) : ask(v.array(v.unknown()), { only: ['path'], limit: countUpTo }),
    ])
    // A language without a folder holds nothing.
    if (page.isErr()) return page.error.type === 'content-not-found' ? ok({ documents: [], count: 0 }) : err(page.error)
    if (all.isErr()) return all.error.type === 'content-not-found' ? ok({ documents: [], count: 0 }) : err(all.error)
    const documents = page.value.map(({ isLocked, ...document }) => ({ document: document as ContentDocument, isLocked }))
    return ok({ documents, count: Math.max(all.value.length, documents.length) })
  }

  async read(path: string) {
    // The path of a folder gives a list: no document stands there.
    const read = await this.#ask(path, {}, v.union([v.array(v.unknown()), v.intersect([documentSchema, servedSchema])]))
    return read.andThen((answer) => {
      if (Array.isArray(answer)) return err({ type: 'content-not-found' as const, path })
      const { isLocked, body = null, ...document } = answer as ContentDocument & v.InferOutput<typeof servedSchema>
      return ok({ document: document as ContentDocument, isLocked, body })
    })
  }

  listPagesAround(path: string) {
    const above = ancestorPathsOf(path)
    const folders = [path, ...above.slice(-1)]
    const where = { kind: 'page', $or: [{ path: { $in: above } }, { dir: { $in: folders } }] }
    return this.#ask(path.split('/').slice(0, 3).join('/'), { deep: true, only: pageFields, where }, v.array(pageSummarySchema))
  }

  listArticles(locale: Locale, until: string) {
    const where = { kind: 'article', publishedOn: { $lte: until } }
    return this.#ask(`/${locale}`, { deep: true, only: articleFields, where, sortBy: ['publishedOn:desc', 'path'] }, v.array(articleSummarySchema))
  }

  #ask<Answer>(path: string, query: Readonly<Record<string, unknown>>, answer: v.GenericSchema<unknown, Answer>) {
    return this.#api.call({ method: 'POST', path: `/_content${encodeURI(path)}`, body: query, answer, refusals: notFound })
  }
}

import * as v from 'valibot'
import type { ContentGateway } from '../../application/ports/content-gateway.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { frontMatterSchema } from '../../domain/content/front-matter.ts'
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

/** A file of data has a body that is no HTML, for which there is no page. */
const servedSchema = v.object({ isLocked: v.boolean(), body: v.fallback(v.optional(v.string()), undefined) })

export class HttpContentGateway implements ContentGateway {
  readonly #api: ApiClient
  constructor(api: ApiClient) {
    this.#api = api
  }

  list(path: string) {
    return this.#api.call({
      method: 'POST',
      path: `/_content${encodeURI(path)}`,
      body: { deep: true, without: ['body'] },
      answer: v.array(documentSchema),
      refusals: notFound,
    })
  }

  async read(path: string) {
    const read = await this.#api.call({
      method: 'POST',
      path: `/_content${encodeURI(path)}`,
      body: {},
      answer: v.intersect([documentSchema, servedSchema]),
      refusals: notFound,
    })
    return read.map(({ isLocked, body = null, ...document }) => ({ document: document as ContentDocument, isLocked, body }))
  }
}

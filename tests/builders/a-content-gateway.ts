import { err, ok } from 'neverthrow'
import type { ContentGateway } from '../../application/ports/content-gateway.ts'
import { parseContentQuery } from '../../domain/content/content-query.ts'
import type { ContentDocument } from '../../domain/content/document.ts'
import { documentMatcher } from '../../domain/content/match-condition.ts'
import { ownReader } from '../../domain/content/value-order.ts'

/** A library of these documents, of which only the free texts are read. */
export const aContentGateway = (documents: readonly ContentDocument[], bodies: Readonly<Record<string, string>> = {}): ContentGateway => ({
  list: (path, where = {}) => {
    const below = documents.filter((document) => document.path.startsWith(`${path}/`))
    const query = parseContentQuery({ where })._unsafeUnwrap()
    const isWanted = documentMatcher(query.where, { readerOf: ownReader, isHidden: () => false, patternTestOf: () => () => false })
    return Promise.resolve(below.length > 0 ? ok(below.filter(isWanted)) : err({ type: 'content-not-found', path }))
  },
  read: (path) => {
    const document = documents.find((one) => one.path === path)
    if (!document) return Promise.resolve(err({ type: 'content-not-found', path }))
    return Promise.resolve(ok({ document, isLocked: !document.isFree, body: document.isFree ? (bodies[path] ?? null) : null }))
  },
  search: () => Promise.resolve(ok({ documents: [], count: 0 })),
  listPagesAround: () => Promise.resolve(ok(documents.filter((document) => document.kind === 'page'))),
  listArticles: (locale, until) =>
    Promise.resolve(
      ok(
        documents
          .filter((document) => document.kind === 'article')
          .filter(({ path, publishedOn }) => path.startsWith(`/${locale}/`) && publishedOn <= until)
          .toSorted((a, b) => (a.publishedOn < b.publishedOn ? 1 : -1)),
      ),
    ),
})

const silent = () => Promise.resolve(err({ type: 'service-unreachable' } as const))

/** A service that does not answer. */
export const anUnreachableContentGateway: ContentGateway = { list: silent, search: silent, read: silent, listPagesAround: silent, listArticles: silent }

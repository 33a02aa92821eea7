import { encodeBase64Url } from 'hono/utils/encode'
import { err } from 'neverthrow'
import * as v from 'valibot'
import { parseContentQuery } from '../../../domain/content/content-query.ts'
import { type Call, type Endpoint, endpoint } from './endpoint.ts'
import { readPath, readQuery } from './read-request.ts'

type Typed = Readonly<Record<string, unknown>>

/** Changes with the library, with what is asked, and with what this reader may see. */
const etagOf = async (libraryVersion: string, path: string, query: unknown, isEntitled: boolean): Promise<string> => {
  const asked = new TextEncoder().encode(JSON.stringify([libraryVersion, path, query, isEntitled]))
  return `"${encodeBase64Url(await crypto.subtle.digest('SHA-256', asked)).slice(0, 27)}"`
}

const isKnown = (header: string | undefined, etag: string): boolean =>
  (header ?? '').split(',').some((known) => known.trim().replace(/^W\//, '') === etag)

const ask = async ({ service, context, memberId, childId }: Call<unknown, unknown>, typed: Typed) => {
  const path = readPath(context.req.path.slice('/api/_content'.length)) || '/'
  const query = parseContentQuery(typed)
  if (query.isErr()) return err({ type: 'request-malformed', field: query.error.faults[0]?.field || 'body' } as const)
  const isEntitled = await service.isEntitled(memberId, childId)
  const etag = await etagOf(service.contentVersion(), path, typed, isEntitled)
  context.header('etag', etag)
  context.header('vary', 'cookie, authorization, accept-language')
  context.header('cache-control', 'private, no-cache')
  if (isKnown(context.req.header('if-none-match'), etag)) return context.body(null, 304)
  const found = await service.queryContent(path, query.value, isEntitled)
  return found.mapErr((error) => (error.type === 'content-not-found' ? { ...error, message: `${error.path} not found` } : error))
}

const said = {
  tag: 'content',
  answer: v.union([v.record(v.string(), v.unknown()), v.array(v.nullable(v.record(v.string(), v.unknown())))]),
  refusals: ['content-not-found', 'content-pattern-unsupported', 'content-query-too-large', 'content-query-too-slow', 'request-malformed'],
} as const

/** The library, asked as Nuxt Content 1 is asked. Paid bodies go to the entitled only. */
export const contentEndpoints: readonly Endpoint[] = [
  endpoint<Typed, undefined, 'reader'>(
    {
      ...said,
      method: 'post',
      path: '/_content/*',
      summary: 'A document by its path, or the documents of a folder, as a query asks.',
      access: 'reader',
      forChildren: true,
      form: v.record(v.string(), v.unknown()),
    },
    (call) => ask(call, call.body),
  ),
  endpoint(
    {
      ...said,
      method: 'get',
      path: '/_content/*',
      summary: 'The same with the query in the address.',
      access: 'anyone',
      forChildren: true,
    },
    (call) => ask(call, readQuery(call.context)),
  ),
]

import type { Result } from 'neverthrow'
import type { ContentDocument } from '../../domain/content/document.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type ContentNotFound = { readonly type: 'content-not-found'; readonly path: string }

/** A document with what this reader may see of it: `body` is HTML, and null when it is locked. */
export type ReadDocument = { readonly document: ContentDocument; readonly isLocked: boolean; readonly body: string | null }

export type ContentGateway = {
  /** Every document below a folder, without bodies. */
  list(path: string): Promise<Result<readonly ContentDocument[], ContentNotFound | ServiceUnreachable>>
  read(path: string): Promise<Result<ReadDocument, ContentNotFound | ServiceUnreachable>>
}

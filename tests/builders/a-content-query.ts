import { type ContentQuery, parseContentQuery } from '../../domain/content/content-query.ts'

/** A query of the library as the service gets it, from what a client asks: everything, unless it says otherwise. */
export const aContentQuery = (asked: Readonly<Record<string, unknown>> = {}): ContentQuery => parseContentQuery(asked)._unsafeUnwrap()

import type { ContentDocument } from './document.ts'

/** What everybody may know of a file of data, however locked it is. */
const openFieldsOfData: ReadonlySet<string> = new Set([
  'path', 'dir', 'slug', 'extension', 'createdAt', 'updatedAt', 'kind', 'title', 'description', 'toc', 'isFree', 'isLocked',
])

/**
 * Whether a field of a document is paid for: the full text, as HTML (`body`) or as it was written (`text`), and of a file
 * of data all but what presents it. Titles, descriptions and tables of contents are everybody's.
 *
 * @example isPaidField({ kind: 'course' }, 'body') // true
 *
 * Source: specification, section 6.
 */
export const isPaidField = ({ kind }: Pick<ContentDocument, 'kind'>, field: string): boolean =>
  field === 'body' || field === 'text' || (kind === 'data' && !openFieldsOfData.has(field))

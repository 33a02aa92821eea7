/** How long the browser may stay busy before links are prefetched all the same, in milliseconds. Source: specification, section 9. */
export const prefetchIdleTimeoutMilliseconds = 2000

/** The script of the bot protection is loaded this long after the page, in milliseconds. Source: specification, section 9. */
export const botProtectionDelayMilliseconds = 5000

/** The share of something that must be in view for it to count as seen. Source: specification, section 9, "visibility threshold". */
const visibilityThreshold = 0.1

/** What the browser tells of its connection, null where it does not. */
export type Connection = { readonly effectiveType: string | null; readonly savesData: boolean }

const slowConnections: ReadonlySet<string | null> = new Set('slow-2g 2g'.split(' '))

/**
 * Says whether links may be prefetched: not on 2g or slower, nor for somebody who saves data.
 *
 * Source: specification, section 9, "link prefetch idle time-out".
 *
 * @example mayPrefetch({ effectiveType: '2g', savesData: false }) // false
 */
export const mayPrefetch = ({ effectiveType, savesData }: Connection): boolean => !savesData && !slowConnections.has(effectiveType)

/**
 * Says whether something counts as seen: a tenth of it, at least, is in view.
 *
 * @param share of it that is in view, from 0 to 1
 *
 * Source: specification, section 9, "visibility threshold".
 *
 * @example isSeen(0.1) // true
 */
export const isSeen = (share: number): boolean => share >= visibilityThreshold

/** A loader shows only for waits of at least this long, in milliseconds. Source: specification, section 9, "Timing and UI". */
const loaderDelayMilliseconds = 200

/** The loading bar, in milliseconds: it appears after `throttle`, is full after `duration`, and goes `hideAfter` the end. */
const loadingBarMilliseconds = { throttle: 200, duration: 5000, hideAfter: 500 } as const

/**
 * Says whether a loader shows: only once the wait has lasted 200 ms, so that short ones do not flash.
 *
 * @param startedAt when the wait began, milliseconds since 1970
 * @example showsLoader(0, 199) // false
 */
export const showsLoader = (startedAt: number, now: number): boolean => now - startedAt >= loaderDelayMilliseconds

/** A load; `endedAt` is null while it goes on. Times in milliseconds since 1970. */
export type PageLoad = { readonly startedAt: number; readonly endedAt: number | null }

/** The loading bar, with its length in whole percent. */
export type LoadingBar =
  | { readonly state: 'hidden' }
  | { readonly state: 'running'; readonly percent: number }
  | { readonly state: 'finishing'; readonly percent: 100 }

/**
 * The loading bar at a moment: hidden for the first 200 ms, then growing evenly to be full 5 s after the start, and
 * full for 500 ms after the end. A load that ends within the first 200 ms never shows it.
 *
 * Source: specification, section 9, "Loading bar".
 *
 * @param now milliseconds since 1970
 * @example loadingBarAt({ startedAt: 0, endedAt: null }, 2500) // { state: 'running', percent: 50 }
 */
export const loadingBarAt = ({ startedAt, endedAt }: PageLoad, now: number): LoadingBar => {
  const { throttle, duration, hideAfter } = loadingBarMilliseconds
  const elapsed = (endedAt ?? now) - startedAt
  if (elapsed < throttle) return { state: 'hidden' }
  if (endedAt !== null) return now - endedAt < hideAfter ? { state: 'finishing', percent: 100 } : { state: 'hidden' }
  return { state: 'running', percent: Math.min(100, Math.floor((elapsed * 100) / duration)) }
}

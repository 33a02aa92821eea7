import { useSyncExternalStore } from 'react'

const never = () => () => {}

const previousOfThisSite = (): string | null => {
  if (!URL.canParse(document.referrer)) return null
  const { origin, pathname, search } = new URL(document.referrer)
  return origin === location.origin && pathname !== location.pathname ? pathname + search : null
}

/** The page of this site from which somebody came to this one; null when there is none, and on the server. */
export const usePreviousPath = (): string | null => useSyncExternalStore(never, previousOfThisSite, () => null)

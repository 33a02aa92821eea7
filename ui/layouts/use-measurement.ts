import { use, useEffect, useLayoutEffect, useRef } from 'react'
import { useLocation } from 'react-router'
import { isMeasuredArea, tellsOfPage } from '../../application/web/measured-pages.ts'
import { BrowserContext } from '../browser.ts'
import { useRootData } from '../root-data.ts'

type PlaceInSite = Parameters<typeof tellsOfPage>[1]

/** Tells of each page, of who is there, and of the calls to action that are clicked. For what stays from one page to the next. */
export const useMeasurement = (): void => {
  const browser = use(BrowserContext)
  const { pathname: path } = useLocation()
  const root = useRootData()
  const profile = root?.profile ?? null
  const userId = root?.measurement.userId ?? null
  const isMember = profile !== null
  const before = useRef<PlaceInSite | null>(null)

  useLayoutEffect(() => {
    // Where the script does not arrive, the next page registers the browser.
    void browser?.knowWhoIsThere(profile === null ? null : { profile, userId }).catch(() => undefined)
  }, [browser, profile, userId])

  // Before what the page itself tells.
  useLayoutEffect(() => {
    if (browser === null) return
    const now = { path, isMember }
    if (isMeasuredArea(path)) tellsOfPage(before.current, now).forEach(browser.tell)
    before.current = now
  }, [browser, path, isMember])

  const profiledAt = profile?.profiledAt ?? null
  const lastProfiledAt = useRef<number | null | undefined>(undefined)
  useLayoutEffect(() => {
    // Of a member who is seen for the first time it is not known when they finished.
    const hasFinished = lastProfiledAt.current !== undefined && profiledAt !== null && profiledAt !== lastProfiledAt.current
    lastProfiledAt.current = isMember ? profiledAt : undefined
    if (hasFinished) browser?.tell({ type: 'profiling-completed' })
  }, [browser, isMember, profiledAt])

  useEffect(() => {
    if (browser === null) return
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      const action = target instanceof Element ? target.closest<HTMLElement>('[data-call-to-action]') : null
      // A button that is locked prevents its click; a link of the site always does, and goes its own way.
      const here = before.current?.path ?? ''
      if (action === null || !isMeasuredArea(here) || (defaultPrevented && action instanceof HTMLButtonElement)) return
      browser.tell({ type: 'action-button-clicked', button: action.dataset['callToAction'] ?? '', path: here })
    }
    window.addEventListener('click', onClick)
    return () => window.removeEventListener('click', onClick)
  }, [browser])
}

import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/**
 * After a navigation the keyboard and screen readers go on from the content of the new page, as they would after a page load.
 * For what stays from one layout to the next: a layout that has just come knows of no navigation.
 */
export const useFocusOnNavigation = (): void => {
  const { pathname, hash } = useLocation()
  const last = useRef(pathname)
  useEffect(() => {
    if (last.current === pathname) return
    last.current = pathname
    if (hash === '') document.querySelector<HTMLElement>('#main')?.focus({ preventScroll: true })
  }, [pathname, hash])
}

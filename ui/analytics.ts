import { use, useEffect, useRef } from 'react'
import { countsAsSeen } from '../application/web/measured-pages.ts'
import type { Tell } from '../application/web/tell-when-allowed.ts'
import type { AnalyticsEvent } from '../domain/analytics/analytics-event.ts'
import { BrowserContext } from './browser.ts'

const tellNobody: Tell = () => {}

/** Tells the audience measurement what happened; while it is rendered on the server there is nobody to tell. */
const useTell = (): Tell => use(BrowserContext)?.tell ?? tellNobody

/**
 * Tells what a page shows, once: the same again, however often the page is drawn, is not told.
 *
 * @param event null for nothing to tell
 * @param subject what it is about: the event is told anew when that changes, and not for any other change
 */
export const useTellOnce = (event: AnalyticsEvent | null, subject = ''): void => {
  const tell = useTell()
  const told = useRef<string | null>(null)
  useEffect(() => {
    if (event === null || told.current === subject) return
    told.current = subject
    tell(event)
  }, [tell, event, subject])
}

/** From nothing to all of it, fine enough for what is a hundred times higher than the window. */
const everyHundredth = Array.from({ length: 101 }, (_, index) => index / 100)

/** For what is to be read or answered: tells once that it was seen, as soon as enough of it is in view. */
export const useTellSeen = <Seen extends Element>(path: string, kind: string) => {
  const tell = useTell()
  const seen = useRef<Seen>(null)
  const told = useRef<string | null>(null)
  useEffect(() => {
    const content = seen.current
    if (content === null || told.current === path) return
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry === undefined || told.current === path) return
        const ofWindow = entry.intersectionRect.height / (entry.rootBounds?.height ?? Infinity)
        if (!countsAsSeen({ share: entry.intersectionRatio, ofWindow })) return
        told.current = path
        observer.disconnect()
        tell({ type: 'content-viewed', path, kind })
      },
      { threshold: everyHundredth },
    )
    observer.observe(content)
    return () => observer.disconnect()
  }, [tell, path, kind])
  return seen
}

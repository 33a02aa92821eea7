import { useEffect, useRef } from 'react'

export interface CookieConsentPlaceProps {
  /** Given the place once the page lives, draws the cookie choice in it; returns what takes it away. */
  start: (place: Element) => () => void
}

/** Where the cookie choice is put. It stands before the header, so that the keyboard and screen readers meet the question first. */
export function CookieConsentPlace({ start }: CookieConsentPlaceProps) {
  const place = useRef<HTMLDivElement>(null)
  useEffect(() => (place.current ? start(place.current) : undefined), [start])
  return <div ref={place} />
}

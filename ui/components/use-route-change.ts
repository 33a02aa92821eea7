import { useEffect, useRef } from 'react'
import { useLocation } from 'react-router'

/** Calls back on each navigation, a link to the page that is shown included; not when the component appears. */
export function useRouteChange(onChange: () => void): void {
  const { key } = useLocation()
  const last = useRef(key)
  useEffect(() => {
    if (last.current === key) return
    last.current = key
    onChange()
  })
}

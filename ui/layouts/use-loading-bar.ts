import { useEffect, useRef, useState } from 'react'
import { useNavigation } from 'react-router'
import { loadingBarStep, showLoadingBar } from '../../application/web/page-load.ts'
import type { LoadingBar, PageLoad } from '../../domain/interaction/loading.ts'

/** Where the loading bar stands while the next page is on its way. */
export const useLoadingBar = (): LoadingBar => {
  const isLoading = useNavigation().state !== 'idle'
  const load = useRef<PageLoad | null>(null)
  const [bar, setBar] = useState<LoadingBar>({ state: 'hidden' })
  useEffect(() => {
    const now = Date.now()
    if (isLoading) load.current = { startedAt: now, endedAt: null }
    else if (load.current !== null) load.current = { ...load.current, endedAt: now }
    else return
    const drawn = load.current
    const draw = () => {
      const next = showLoadingBar(drawn, Date.now())
      setBar(next)
      if (drawn.endedAt !== null && next.state === 'hidden') clearInterval(drawing)
    }
    const drawing = setInterval(draw, loadingBarStep)
    draw()
    return () => clearInterval(drawing)
  }, [isLoading])
  return bar
}

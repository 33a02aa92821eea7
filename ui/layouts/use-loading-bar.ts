import { useEffect, useState } from 'react'
import { useNavigation } from 'react-router'
import { loadingBarStep, showLoadingBar } from '../../application/web/page-load.ts'

type Load = { readonly startedAt: number; readonly endedAt: number | null }

/** Where the loading bar stands while the next page is on its way. */
export const useLoadingBar = () => {
  const isLoading = useNavigation().state !== 'idle'
  const [load, setLoad] = useState<Load | null>(null)
  const [now, setNow] = useState(0)
  if (isLoading && (load === null || load.endedAt !== null)) setLoad({ startedAt: Date.now(), endedAt: null })
  if (!isLoading && load?.endedAt === null) setLoad({ ...load, endedAt: Date.now() })
  const bar = load === null ? ({ state: 'hidden' } as const) : showLoadingBar(load, Math.max(now, load.endedAt ?? load.startedAt))
  const isOver = load === null || (load.endedAt !== null && bar.state === 'hidden')
  useEffect(() => {
    if (isOver) return
    const drawing = setInterval(() => setNow(Date.now()), loadingBarStep)
    return () => clearInterval(drawing)
  }, [isOver])
  return bar
}

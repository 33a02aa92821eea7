import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'

/**
 * Loads the page's data again and again, as long as the delays say, and anew whenever somebody comes back to the page.
 *
 * @param delayAfter how long to wait once it has asked so many times; null to stop
 */
export const usePolling = (delayAfter: (asked: number) => number | null): { readonly isAsking: boolean } => {
  const { revalidate } = useRevalidator()
  const [isAsking, setIsAsking] = useState(true)

  useEffect(() => {
    let asked = 0
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = (): void => {
      const delay = delayAfter(asked)
      setIsAsking(delay !== null)
      if (delay !== null) timer = setTimeout(() => void ask(), delay)
    }
    const ask = async (): Promise<void> => {
      asked += 1
      // A phone in a tunnel: the next question may arrive.
      await revalidate().catch(reportError)
      if (!isGone) wait()
    }
    let isGone = false
    const begin = (): void => {
      clearTimeout(timer)
      asked = 0
      void ask()
    }
    const onReturn = (): void => {
      if (document.visibilityState === 'visible') begin()
    }
    wait()
    document.addEventListener('visibilitychange', onReturn)
    window.addEventListener('focus', onReturn)
    window.addEventListener('online', onReturn)
    return () => {
      isGone = true
      clearTimeout(timer)
      document.removeEventListener('visibilitychange', onReturn)
      window.removeEventListener('focus', onReturn)
      window.removeEventListener('online', onReturn)
    }
  }, [revalidate, delayAfter])

  return { isAsking }
}

import { useSyncExternalStore } from 'react'
import { isHandheld } from '../../application/web/handheld.ts'

const subscribe = (onChange: () => void) => {
  window.addEventListener('resize', onChange)
  return () => window.removeEventListener('resize', onChange)
}

/** Whether the window is that of a handheld; false on the server, where its width is not known. Other changes of width redraw nothing. */
export const useHandheld = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => isHandheld(window.innerWidth),
    () => false,
  )

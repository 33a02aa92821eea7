import { atom, type ReadableAtom } from 'nanostores'
import type { NetworkStatus } from '../ports/network-status.ts'

/** `back` when the network was away and answers again. */
export type NetworkState = 'online' | 'offline' | 'back'

/** What a page knows of the network, and the requests that wait for it. */
export type Network = {
  readonly state: ReadableAtom<NetworkState>
  /** How many requests of the page wait for somebody to try again. */
  readonly waiting: ReadableAtom<number>
  /** An answer came: there is a network, whatever the device thinks. */
  readonly answered: () => void
  /** Waits until somebody tries again or the network comes back; ends with an error when nobody needs the answer any more. */
  readonly waitToTryAgain: (signal: AbortSignal) => Promise<void>
  readonly tryAgain: () => void
  /** The person has read that the network is back. */
  readonly settle: () => void
}

/** Watches the network for a page: what the device says of it, and what requests meet. */
export const makeWatchNetwork = ({ status }: { status: NetworkStatus }): Network => {
  const state = atom<NetworkState>(status.isOnline() ? 'online' : 'offline')
  const waiting = atom(0)
  const attempts = new Set<() => void>()
  const comesBack = () => {
    if (state.get() === 'offline') state.set('back')
  }
  const tryAgain = () => {
    for (const attempt of attempts) attempt()
  }
  status.listen(() => {
    if (!status.isOnline()) return state.set('offline')
    comesBack()
    tryAgain()
  })
  return {
    state,
    waiting,
    answered: comesBack,
    waitToTryAgain: (signal) => {
      state.set('offline')
      return new Promise((resolve, reject) => {
        const end = (settle: () => void) => () => {
          attempts.delete(attempt)
          signal.removeEventListener('abort', giveUp)
          waiting.set(attempts.size)
          settle()
        }
        const attempt = end(resolve)
        const giveUp = end(() => reject(signal.reason as Error))
        if (signal.aborted) return giveUp()
        attempts.add(attempt)
        waiting.set(attempts.size)
        signal.addEventListener('abort', giveUp)
      })
    },
    tryAgain,
    settle: () => {
      if (state.get() === 'back') state.set('online')
    },
  }
}

import type { NetworkStatus } from '../../application/ports/network-status.ts'

/** What the browser says of the network. */
export class BrowserNetworkStatus implements NetworkStatus {
  isOnline() {
    return navigator.onLine
  }

  listen(onChange: () => void) {
    const events = ['online', 'offline'] as const
    for (const event of events) addEventListener(event, onChange)
    return () => {
      for (const event of events) removeEventListener(event, onChange)
    }
  }
}

import type { NetworkStatus } from '../../application/ports/network-status.ts'

/** A network that comes and goes as a test says. */
export class InMemoryNetworkStatus implements NetworkStatus {
  readonly #listeners = new Set<() => void>()
  #isOnline = true

  isOnline() {
    return this.#isOnline
  }

  listen(onChange: () => void) {
    this.#listeners.add(onChange)
    return () => void this.#listeners.delete(onChange)
  }

  turn(to: 'online' | 'offline') {
    this.#isOnline = to === 'online'
    for (const onChange of this.#listeners) onChange()
  }
}

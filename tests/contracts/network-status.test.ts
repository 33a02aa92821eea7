import { afterEach, vi } from 'vitest'
import { InMemoryNetworkStatus } from '../../adapters/in-memory/in-memory-network-status.ts'
import { BrowserNetworkStatus } from '../../adapters/system/browser-network-status.ts'
import { describeNetworkStatusContract } from './network-status.ts'

afterEach(() => vi.unstubAllGlobals())

describeNetworkStatusContract('in memory', () => {
  const status = new InMemoryNetworkStatus()
  return { status, turn: (to) => status.turn(to) }
})

describeNetworkStatusContract('a browser', () => {
  const page = new EventTarget()
  const device = { onLine: true }
  vi.stubGlobal('navigator', device)
  vi.stubGlobal('addEventListener', page.addEventListener.bind(page))
  vi.stubGlobal('removeEventListener', page.removeEventListener.bind(page))
  return {
    status: new BrowserNetworkStatus(),
    turn: (to) => {
      device.onLine = to === 'online'
      page.dispatchEvent(new Event(to))
    },
  }
})

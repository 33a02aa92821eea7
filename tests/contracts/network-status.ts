import { describe, expect, test } from 'vitest'
import type { NetworkStatus } from '../../application/ports/network-status.ts'

export const describeNetworkStatusContract = (name: string, makeSubject: () => { status: NetworkStatus; turn: (to: 'online' | 'offline') => void }): void => {
  describe(`NetworkStatus: ${name}`, () => {
    test('tells each change, until it is no longer asked to', () => {
      const { status, turn } = makeSubject()
      expect(status.isOnline()).toBe(true)
      const seen: boolean[] = []
      const stop = status.listen(() => seen.push(status.isOnline()))
      turn('offline')
      turn('online')
      stop()
      turn('offline')
      expect(seen).toEqual([false, true])
      expect(status.isOnline()).toBe(false)
    })
  })
}

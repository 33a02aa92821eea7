import { expect, test } from 'vitest'
import { InMemoryNetworkStatus } from '../../adapters/in-memory/in-memory-network-status.ts'
import { makeWatchNetwork } from './watch-network.ts'

const watching = (start: 'online' | 'offline' = 'online') => {
  const status = new InMemoryNetworkStatus()
  status.turn(start)
  return { status, network: makeWatchNetwork({ status }) }
}
const still = () => new AbortController().signal

test('a page says that the network went, and that it is back', () => {
  const { status, network } = watching()
  expect(network.state.get()).toBe('online')
  status.turn('offline')
  expect(network.state.get()).toBe('offline')
  status.turn('online')
  expect(network.state.get()).toBe('back')
  network.settle()
  expect(network.state.get()).toBe('online')
})

test('a page that begins without a network says so', () => {
  const { network } = watching('offline')
  network.settle()
  expect(network.state.get()).toBe('offline')
})

test('a network that comes back while there was one is no news', () => {
  const { status, network } = watching()
  status.turn('online')
  network.answered()
  expect(network.state.get()).toBe('online')
})

test('a request that met no answer waits until somebody tries again', async () => {
  const { network } = watching()
  const waits = network.waitToTryAgain(still())
  expect([network.state.get(), network.waiting.get()]).toEqual(['offline', 1])
  network.tryAgain()
  await waits
  expect(network.waiting.get()).toBe(0)
  network.answered()
  expect(network.state.get()).toBe('back')
})

test('requests that wait are tried again when the network comes back', async () => {
  const { status, network } = watching()
  status.turn('offline')
  const waiting = [network.waitToTryAgain(still()), network.waitToTryAgain(still())]
  expect(network.waiting.get()).toBe(2)
  status.turn('online')
  await Promise.all(waiting)
  expect(network.waiting.get()).toBe(0)
})

test('a request that nobody needs any more waits no longer', async () => {
  const { network } = watching()
  const leaving = new AbortController()
  const waits = network.waitToTryAgain(leaving.signal)
  leaving.abort(new Error('left'))
  await expect(waits).rejects.toThrow('left')
  expect(network.waiting.get()).toBe(0)
  await expect(network.waitToTryAgain(leaving.signal)).rejects.toThrow('left')
})

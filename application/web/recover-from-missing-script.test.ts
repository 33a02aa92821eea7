import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import { makeRecoverFromMissingScript } from './recover-from-missing-script.ts'

test('the page is loaded anew, once in 60 s', () => {
  const session = new InMemoryPreferenceStorage()
  const clock = new InMemoryClock(1_000_000)
  let reloads = 0
  const recover = makeRecoverFromMissingScript({ session, clock, reload: () => void (reloads += 1) })
  expect([recover(), recover(), reloads]).toEqual([true, false, 1])
  clock.advance(60_000)
  expect([recover(), reloads]).toEqual([true, 2])
})

test('a browser that may not remember it is left as it is', () => {
  const session = { read: () => null, write: () => {}, erase: () => {} }
  let reloads = 0
  const recover = makeRecoverFromMissingScript({ session, clock: new InMemoryClock(0), reload: () => void (reloads += 1) })
  expect([recover(), reloads]).toEqual([false, 0])
})

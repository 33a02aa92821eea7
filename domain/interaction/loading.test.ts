import { expect, test } from 'vitest'
import { loadingBarAt, showsLoader } from './loading.ts'

test.each([
  [1000, false],
  [1199, false],
  [1200, true],
  [9000, true],
])('the loader of a wait since 1000, at %i, shows: %s', (now, shown) => {
  expect(showsLoader(1000, now)).toBe(shown)
})

const hidden = { state: 'hidden' }
const running = (percent: number) => ({ state: 'running', percent })
const finishing = { state: 'finishing', percent: 100 }

test.each([
  ['begins', 1000, null, 1000, hidden],
  ['is about to be noticed', 1000, null, 1199, hidden],
  ['has lasted 200 ms', 1000, null, 1200, running(4)],
  ['has lasted nearly 2.5 s', 1000, null, 3499, running(49)],
  ['has lasted 2.5 s', 1000, null, 3500, running(50)],
  ['has lasted nearly 5 s', 1000, null, 5999, running(99)],
  ['has lasted 5 s', 1000, null, 6000, running(100)],
  ['has lasted a minute', 1000, null, 61_000, running(100)],
  ['has just ended', 1000, 3000, 3000, finishing],
  ['ended nearly 500 ms ago', 1000, 3000, 3499, finishing],
  ['ended 500 ms ago', 1000, 3000, 3500, hidden],
  ['ended before it was noticed', 1000, 1199, 1300, hidden],
  ['ended as soon as it was noticed', 1000, 1200, 1300, finishing],
] as const)('the bar of a load that %s', (_, startedAt, endedAt, now, bar) => {
  expect(loadingBarAt({ startedAt, endedAt }, now)).toEqual(bar)
})

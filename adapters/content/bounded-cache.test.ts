import { expect, test } from 'vitest'
import { BoundedCache } from './bounded-cache.ts'

const cacheOf = (most: number) => {
  const cache = new BoundedCache<string>(most)
  let made = 0
  /** Asks for a text of as many characters as given, and says how often one was made so far. */
  return (key: string, length = 1) => {
    expect(cache.get(key, () => ((made += 1), key.repeat(length)))).toBe(key.repeat(length))
    return made
  }
}

test('what was made is remembered', () => {
  const ask = cacheOf(10)
  expect([ask('a'), ask('a'), ask('b'), ask('a')]).toEqual([1, 1, 2, 2])
})

test('up to a limit all is remembered, beyond it what was not asked for the longest is not', () => {
  const ask = cacheOf(3)
  expect([ask('a'), ask('b'), ask('c'), ask('a')]).toEqual([1, 2, 3, 3])
  expect([ask('d'), ask('a'), ask('c')]).toEqual([4, 4, 4])
  expect(ask('b')).toBe(5)
})

test('what is larger than the limit is made and not remembered, and nor is anything else', () => {
  const ask = cacheOf(3)
  expect([ask('a'), ask('b', 4), ask('b', 4), ask('a')]).toEqual([1, 2, 3, 4])
})

test('the empty text is remembered', () => {
  const ask = cacheOf(3)
  expect([ask('a', 0), ask('a', 0)]).toEqual([1, 1])
})

import { expect, test } from 'vitest'
import { InMemoryClock } from '../../adapters/in-memory/in-memory-clock.ts'
import { beginWork, WorkTooLong } from './bounded-work.ts'

const working = (longest: number, others: number) => {
  const clock = new InMemoryClock(0)
  const giveWay = () => Promise.resolve(clock.advance(others))
  return { clock, work: beginWork({ clock, longest, giveWay }) }
}

test('goes on as long as its own time lasts, to the last millisecond', async () => {
  const { clock, work } = working(100, 0)
  clock.advance(60)
  await work.pause()
  clock.advance(40)
  await work.pause()
  clock.advance(1)
  await expect(work.pause()).rejects.toThrow(WorkTooLong)
})

test('is not charged with the time of others', async () => {
  const { clock, work } = working(100, 5000)
  for (let turn = 0; turn < 10; turn += 1) {
    clock.advance(10)
    await work.pause()
  }
  clock.advance(1)
  await expect(work.pause()).rejects.toThrow(WorkTooLong)
})

test('is due for a pause after 8 milliseconds at a stretch', async () => {
  const { clock, work } = working(100, 0)
  clock.advance(7)
  expect(work.isPauseDue()).toBe(false)
  clock.advance(1)
  expect(work.isPauseDue()).toBe(true)
  await work.pause()
  expect(work.isPauseDue()).toBe(false)
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { makeDailyLoad } from './daily-load.ts'

const placeAll = (first: number, last: number, limit: number, wanted: readonly number[]) => {
  const load = makeDailyLoad(first, last, limit)
  return wanted.map((day) => load.place(day))
}

describe('a card that must come', () => {
  test.each([
    ['on its day while there is room', 1, 5, 2, [3, 3], [3, 3]],
    ['the day before, then the day after, when its day is full', 1, 5, 1, [3, 3, 3, 3, 3], [3, 2, 4, 1, 5]],
    ['on the first day when it is overdue', 10, 12, 2, [3], [10]],
    ['on the last day when it would come later', 10, 12, 2, [30], [12]],
    ['on the first of the least loaded days when all are full', 1, 2, 1, [1, 1, 1, 1, 1], [1, 2, 1, 2, 1]],
    ['on the only day there is', 4, 4, 1, [9, 9], [4, 4]],
  ])('comes %s', (_, first, last, limit, wanted, placed) => {
    expect(placeAll(first, last, limit, wanted)).toEqual(placed)
  })

  test('never makes a day hold more than the limit, when that can be helped, and else loads all days alike', () => {
    fc.assert(
      fc.property(fc.nat({ max: 9 }), fc.integer({ min: 1, max: 5 }), fc.array(fc.integer({ min: -5, max: 20 }), { maxLength: 60 }), (last, limit, wanted) => {
        const placed = placeAll(0, last, limit, wanted)
        const loads = Array.from({ length: last + 1 }, (_, day) => placed.filter((on) => on === day).length)
        expect(placed.every((day) => day >= 0 && day <= last)).toBe(true)
        if (wanted.length <= limit * (last + 1)) expect(Math.max(...loads)).toBeLessThanOrEqual(limit)
        else expect(Math.max(...loads) - Math.min(...loads)).toBeLessThanOrEqual(1)
      }),
    )
  })
})

describe('a card that may come again', () => {
  test.each([
    ['on its day', 1, 3, 3],
    ['on the nearest day with room', 1, 4, 3],
    ['on the last day with room', 1, 5, 6],
    ['never on the day of the time before', 3, 3, 6],
    ['not at all after the last day', 1, 7, null],
    ['not at all when no day is left', 6, 6, null],
  ])('comes %s', (_, previous, wanted, placed) => {
    const load = makeDailyLoad(1, 6, 1)
    for (const full of [4, 5]) load.place(full)
    expect(load.placeAfter(previous, wanted)).toBe(placed)
  })

  test('does not come when every day left is full, and takes its room when it comes', () => {
    const load = makeDailyLoad(1, 3, 1)
    expect(load.placeAfter(1, 3)).toBe(3)
    expect(load.placeAfter(1, 3)).toBe(2)
    expect(load.placeAfter(1, 3)).toBeNull()
    expect(load.place(3)).toBe(1)
  })
})

describe('a card that may come on some days only', () => {
  test.each([
    ['comes on the first of them', 1, 5, (day: number) => day > 2, [3, 3]],
    ['comes on the first of them with room', 1, 5, (day: number) => day > 2, [3, 3, 4]],
    ['does not come where none of them has room', 1, 3, (day: number) => day > 2, [3, 3, null]],
    ['does not come where no day suits', 1, 3, () => false, [null]],
  ])('%s', (_, first, last, suits, placed) => {
    const load = makeDailyLoad(first, last, 2)
    expect(placed.map(() => load.placeFirst(suits))).toEqual(placed)
  })
})

import fc from 'fast-check'
import { expect, test } from 'vitest'
import { eur } from '../money/money.ts'
import { type PriceChange, priorPrice } from './prior-price.ts'

const oneDay = 86_400_000
const prices = (...changes: (readonly [number, number])[]): PriceChange[] =>
  changes.map(([day, euros]) => ({ from: day * oneDay, price: eur(euros) }))

test.each([
  ['nothing is known', prices(), null],
  ['it never changed', prices([0, 90]), null],
  ['it went up', prices([0, 60], [50, 90]), null],
  ['it went down', prices([0, 90], [50, 60]), eur(90)],
  ['it went down, as told in another order', prices([50, 60], [0, 90]), eur(90)],
  ['it went down and was written down again', prices([0, 90], [50, 60], [55, 60]), eur(90)],
  ['it went down and up again', prices([0, 90], [50, 60], [60, 90]), null],
  ['it was put up just before it went down', prices([0, 90], [40, 120], [50, 60]), eur(90)],
  ['it was lower 30 days before and no later', prices([0, 70], [20, 90], [50, 60]), eur(90)],
  ['it was lower 29 days before', prices([0, 70], [21, 90], [50, 60]), eur(70)],
  ['it was lower within the 30 days, and before', prices([0, 90], [30, 65], [40, 90], [50, 60]), eur(65)],
  ['it went down twice, a little later', prices([0, 90], [50, 75], [60, 60]), eur(90)],
  ['it went down three times', prices([0, 90], [50, 75], [60, 70], [70, 60]), eur(90)],
  ['its second step came after 29 days', prices([0, 90], [50, 75], [79, 60]), eur(90)],
  ['its second step came after 30 days', prices([0, 90], [50, 75], [80, 60]), eur(75)],
  ['it went down in steps after it went up', prices([0, 60], [10, 90], [50, 75], [60, 70]), eur(90)],
  ['it is as low as in the 30 days', prices([0, 90], [40, 60], [45, 90], [50, 60]), null],
  ['it is above the lowest of the 30 days', prices([0, 90], [40, 50], [45, 90], [50, 60]), null],
  ['its first step was above the lowest of the 30 days', prices([0, 70], [35, 90], [50, 80], [55, 60]), eur(70)],
  ['it was set twice at one moment, and the last counts', prices([0, 90], [50, 10], [50, 60]), eur(90)],
  ['it will go down later', prices([0, 90], [101, 60]), null],
  ['it goes down now', prices([0, 90], [100, 60]), eur(90)],
])('when %s, the price beside it is as the law says', (_, history, expected) => {
  expect(priorPrice(history, 100 * oneDay)).toEqual(expected)
})

/** What a shopkeeper's diary says: the price of each day, day by day. */
const diaryOf = (history: readonly PriceChange[], days: number): (number | undefined)[] =>
  Array.from({ length: days + 1 }, (_, day) => history.findLast(({ from }) => from <= day * oneDay)?.price.minorUnits)

test('is really the lowest of the 30 days before the reduction, and above the reduced price', () => {
  const days = 120
  const drawn = fc.uniqueArray(fc.tuple(fc.nat({ max: days }), fc.integer({ min: 1, max: 5 })), { selector: ([day]) => day, maxLength: 12 })
  fc.assert(
    fc.property(drawn, (changes) => {
      const history = prices(...changes.toSorted(([a], [b]) => a - b))
      const prior = priorPrice(history, days * oneDay)
      const diary = diaryOf(history, days)
      const today = diary.at(-1)
      const stepDays = diary.flatMap((price, day) => (price !== diary[day - 1] ? [day] : []))
      let start = stepDays.pop()
      const isStepDown = (day: number | undefined): day is number => !!day && (diary[day - 1] ?? 0) > (diary[day] ?? 0)
      if (today === undefined || !isStepDown(start)) {
        expect(prior).toBeNull()
        return
      }
      for (let before = stepDays.pop(); isStepDown(before) && start - before < 30; before = stepDays.pop()) start = before
      const known = diary.slice(Math.max(0, start - 30), start).filter((price) => price !== undefined)
      const lowest = Math.min(...known)
      expect(prior?.minorUnits ?? null).toBe(lowest > today ? lowest : null)
    }),
    { numRuns: 1000 },
  )
})

import { expect, test } from 'vitest'
import { firstActivityAfterWaiting, firstActivityDelayMilliseconds, firstActivityOnArrival } from './first-activity.ts'

const now = 1_800_000_000_000
const wait = (milliseconds: number, firstVisit: number) => ({ type: 'wait', milliseconds, firstVisit: String(firstVisit) })
const nothing = { type: 'nothing' }

test.each([
  ['for the first time', null, wait(10_000, now)],
  ['again at once', String(now), wait(10_000, now)],
  ['4 s after their first visit', String(now - 4000), wait(6000, now - 4000)],
  ['just before the 10 s are over', String(now - 9999), wait(1, now - 9999)],
  ['10 s after their first visit', String(now - 10_000), nothing],
  ['the next day, having left before', String(now - 86_400_000), nothing],
  ['after the clock was put back', String(now + 1), wait(10_000, now)],
  ['after it was told', 'told', nothing],
  ['with something that cannot be read', 'true', nothing],
  ['with an empty value', '', nothing],
  ['with a number that is not alone', `${now} `, nothing],
  ['with a number that does not come first', ` ${now}`, nothing],
  ['with a number that is too long', '0'.repeat(3) + String(now), nothing],
  ['with a number as long as they come', '00' + String(now), wait(10_000, now)],
])('somebody who arrives %s', (_, stored, decision) => {
  expect(firstActivityOnArrival(stored, now)).toEqual(decision)
})

test.each([
  ['is told', String(now), { type: 'tell', firstVisit: 'told' }],
  ['is told even if nothing could be stored', null, { type: 'tell', firstVisit: 'told' }],
  ['is not told when another tab did', 'told', nothing],
])('after waiting, the first activity %s', (_, stored, decision) => {
  expect(firstActivityAfterWaiting(stored)).toEqual(decision)
})

test('once told, it is never told again', () => {
  const decision = firstActivityAfterWaiting(String(now))
  const stored = decision.type === 'tell' ? decision.firstVisit : null
  expect(firstActivityAfterWaiting(stored)).toEqual(nothing)
  expect(firstActivityOnArrival(stored, now)).toEqual(nothing)
})

test('the wait is 10 s', () => {
  expect(firstActivityDelayMilliseconds).toBe(10_000)
})

import { expect, test } from 'vitest'
import { isRunning, subscriptionEnd } from './subscription.ts'

const day = (iso: string) => Date.parse(`${iso}T10:00:00Z`)

test.each([
  ['2026-11-21', { kind: 'period', length: 12, unit: 'months' }, '2027-11-21'],
  ['2026-01-31', { kind: 'period', length: 1, unit: 'months' }, '2026-02-28'],
  ['2028-01-31', { kind: 'period', length: 1, unit: 'months' }, '2028-02-29'],
  ['2026-11-30', { kind: 'period', length: 3, unit: 'months' }, '2027-02-28'],
  ['2028-02-29', { kind: 'period', length: 12, unit: 'months' }, '2029-02-28'],
  ['2026-11-21', { kind: 'period', length: 48, unit: 'months' }, '2030-11-21'],
  ['2026-11-21', { kind: 'period', length: 1, unit: 'days' }, '2026-11-22'],
] as const)('a plan begun on %s for %o ends on %s', (start, duration, end) => {
  expect(subscriptionEnd(day(start), duration)).toBe(day(end))
})

test.each([
  ['2026-03-01T00:30+01:00', { kind: 'period', length: 1, unit: 'months' }, '2026-04-01T00:30+02:00'],
  ['2027-03-01T00:30+01:00', { kind: 'period', length: 12, unit: 'months' }, '2028-03-01T00:30+01:00'],
  ['2026-10-01T00:30+02:00', { kind: 'period', length: 3, unit: 'months' }, '2027-01-01T00:30+01:00'],
  ['2026-12-31T23:30Z', { kind: 'period', length: 1, unit: 'months' }, '2027-01-31T23:30Z'],
  ['2026-03-28T23:30Z', { kind: 'period', length: 1, unit: 'days' }, '2026-03-29T23:30Z'],
] as const)('a plan begun at %s for %o ends at %s', (start, duration, end) => {
  expect(subscriptionEnd(Date.parse(start), duration)).toBe(Date.parse(end))
})

test('a lifetime plan has no end', () => {
  expect(subscriptionEnd(day('2026-11-21'), { kind: 'lifetime' })).toBeNull()
  expect(isRunning({ startsAt: day('2026-11-21'), endsAt: null }, day('2126-11-21'))).toBe(true)
})

test.each([
  ['before it starts', -1, false],
  ['when it starts', 0, true],
  ['just before it ends', 99, true],
  ['when it ends', 100, false],
])('a subscription %s: running is %s', (_, now, expected) => {
  expect(isRunning({ startsAt: 0, endsAt: 100 }, now)).toBe(expected)
})

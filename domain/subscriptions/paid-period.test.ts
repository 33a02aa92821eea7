import { expect, test } from 'vitest'
import type { PlanDuration } from '../plans/plan.ts'
import { paidPeriod } from './paid-period.ts'

const noon = (month: number, day: number) => Date.UTC(2026, month - 1, day, 11)
const months = (length: number): PlanDuration => ({ kind: 'period', length, unit: 'months' })

test.each([
  ['the first month', noon(1, 31), months(1), 0, { startsAt: noon(1, 31), endsAt: noon(2, 28) }],
  ['the second month', noon(1, 31), months(1), 1, { startsAt: noon(2, 28), endsAt: noon(3, 31) - 3_600_000 }],
  ['the first year', noon(1, 31), months(12), 0, { startsAt: noon(1, 31), endsAt: Date.UTC(2027, 0, 31, 11) }],
  ['the second quarter', noon(1, 10), months(3), 1, { startsAt: noon(4, 10) - 3_600_000, endsAt: noon(7, 10) - 3_600_000 }],
  ['a day', noon(1, 31), { kind: 'period', length: 1, unit: 'days' }, 0, { startsAt: noon(1, 31), endsAt: noon(2, 1) }],
  ['the second 30 days', noon(1, 1), { kind: 'period', length: 30, unit: 'days' }, 1, { startsAt: noon(1, 31), endsAt: noon(3, 2) }],
  ['a life', noon(1, 31), { kind: 'lifetime' }, 0, { startsAt: noon(1, 31), endsAt: null }],
] as const)('%s is paid from its first moment to its last', (_, startsAt, duration, place, expected) => {
  expect(paidPeriod(startsAt, duration, place)).toEqual(expected)
})

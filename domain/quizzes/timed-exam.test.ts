import { describe, expect, test } from 'vitest'
import { expectNeverThrows } from '../../tests/properties/never-throws.ts'
import { examTime, parseTimedExam, type TimedExam, timeAllowances } from './timed-exam.ts'

const minute = 60_000
const exam = (changes: Partial<TimedExam> = {}): TimedExam => ({ startedAt: 1000, minutes: 50, allowance: 'usual', ...changes })

test.each([
  ['the usual time', 'usual', 3_000_000],
  ['a third more', 'third-more', 4_000_000],
  ['half more', 'half-more', 4_500_000],
  ['twice as much', 'double', 6_000_000],
] as const)('with %s, 50 minutes end exactly on time', (_, allowance, whole) => {
  expect(examTime(exam({ allowance }), 1000)).toEqual({ state: 'running', remaining: whole })
  expect(examTime(exam({ allowance }), 1000 + whole - 1)).toEqual({ state: 'running', remaining: 1 })
  expect(examTime(exam({ allowance }), 1000 + whole)).toEqual({ state: 'over' })
  expect(examTime(exam({ allowance }), 1000 + whole + 1)).toEqual({ state: 'over' })
})

test('without a limit it is never over', () => {
  expect(examTime(exam({ allowance: 'unlimited' }), 1000 + 10_000 * minute)).toEqual({ state: 'unlimited' })
})

test('a clock that went back gives no more than the whole time', () => {
  expect(examTime(exam(), 0)).toEqual({ state: 'running', remaining: 50 * minute })
})

test('the allowances are these', () => {
  expect(timeAllowances).toEqual(['usual', 'third-more', 'half-more', 'double', 'unlimited'])
})

test.each([
  ['of one minute', exam({ minutes: 1 })],
  ['of ten hours', exam({ minutes: 600 })],
  ['begun in 1970', exam({ startedAt: 0 })],
  ['begun at the last moment', exam({ startedAt: 8_640_000_000_000_000 })],
  ['without a limit', exam({ allowance: 'unlimited' })],
])('an exam %s is read as it is', (_, given) => {
  expect(parseTimedExam(given)._unsafeUnwrap()).toEqual(given)
})

describe('refused, by the name of the field, is an exam', () => {
  test.each([
    ['of no minute', exam({ minutes: 0 }), 'minutes', 'invalid'],
    ['of more than ten hours', exam({ minutes: 601 }), 'minutes', 'invalid'],
    ['of half a minute', exam({ minutes: 1.5 }), 'minutes', 'invalid'],
    ['begun before 1970', exam({ startedAt: -1 }), 'startedAt', 'invalid'],
    ['begun between two milliseconds', exam({ startedAt: 0.5 }), 'startedAt', 'invalid'],
    ['begun after the last moment', exam({ startedAt: 8_640_000_000_000_001 }), 'startedAt', 'invalid'],
    ['with another allowance', { ...exam(), allowance: 'triple' }, 'allowance', 'invalid'],
    ['without a start', { ...exam(), startedAt: undefined }, 'startedAt', 'missing'],
    ['with a field that none has', { ...exam(), paused: true }, 'paused', 'unknown'],
  ])('%s', (_, given, field, fault) => {
    expect(parseTimedExam(given)._unsafeUnwrapErr()).toEqual({ type: 'timed-exam-malformed', faults: [{ field, fault }] })
  })
})

test('whatever comes, an exam or a refusal is the answer', () => {
  expectNeverThrows(parseTimedExam, exam())
})

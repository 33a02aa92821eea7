import * as v from 'valibot'
import { parserOf } from '../validation/malformed.ts'

/** How much time somebody gets: the usual one, a third more (the French "tiers temps"), half more, twice as much, or no limit. */
export const timeAllowances = ['usual', 'third-more', 'half-more', 'double', 'unlimited'] as const
export type TimeAllowance = (typeof timeAllowances)[number]

const timedExamSchema = v.strictObject({
  startedAt: v.pipe(v.number(), v.safeInteger(), v.minValue(0), v.maxValue(8_640_000_000_000_000)),
  minutes: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(600)),
  allowance: v.picklist(timeAllowances),
})

/** A quiz taken against the clock: `startedAt` in milliseconds since 1970, the usual `minutes`, and the person's allowance. */
export type TimedExam = Readonly<v.InferOutput<typeof timedExamSchema>>

/**
 * Reads a timed exam that comes from outside: 1 to 600 whole minutes and a known allowance.
 *
 * @example parseTimedExam({ startedAt: 0, minutes: 30, allowance: 'third-more' }).isOk() // true
 */
export const parseTimedExam = parserOf('timed-exam-malformed', timedExamSchema)

export type ExamTime =
  | { readonly state: 'unlimited' }
  /** `remaining` in milliseconds, above 0. */
  | { readonly state: 'running'; readonly remaining: number }
  | { readonly state: 'over' }

/** In sixths of the usual time, so that every allowance is a whole number of milliseconds. */
const sixths: Readonly<Record<Exclude<TimeAllowance, 'unlimited'>, number>> = { usual: 6, 'third-more': 8, 'half-more': 9, double: 12 }

const sixthOfAMinute = 10_000

/**
 * The time that is left in an exam. It is over at the very end of its time; a clock that went back gives no more than the whole.
 *
 * Source: WCAG 2.2, success criterion 2.2.1 (timing adjustable); code de l'éducation, article D. 351-27 (a third more time).
 *
 * @example examTime({ startedAt: 0, minutes: 30, allowance: 'third-more' }, 60_000) // { state: 'running', remaining: 2_340_000 }
 */
export const examTime = ({ startedAt, minutes, allowance }: TimedExam, now: number): ExamTime => {
  if (allowance === 'unlimited') return { state: 'unlimited' }
  const remaining = minutes * sixths[allowance] * sixthOfAMinute - Math.max(0, now - startedAt)
  return remaining > 0 ? { state: 'running', remaining } : { state: 'over' }
}

import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { type Fraction, fraction } from './fraction.ts'
import { readTypedDecimal } from './typed-decimal.ts'

/** A mark out of 20, as a whole number of hundredths: 1250 is 12.5. */
export type Mark = number

/** 20 out of 20. */
export const highestMark: Mark = 2000

export const markSchema = v.pipe(v.number(), v.integer(), v.minValue(0), v.maxValue(highestMark))

/** The marks known so far, by component. What has no mark yet is not there. */
export type Marks = Readonly<Record<string, Mark>>

export type MarkRefusal =
  | { readonly type: 'mark-empty' }
  | { readonly type: 'mark-not-a-number' }
  | { readonly type: 'mark-out-of-range'; readonly highest: Mark }
  | { readonly type: 'mark-too-precise'; readonly decimals: number }

const mostDecimals = 2
const outOfTwenty = /\/\s{0,9}20$/

/**
 * Reads a mark as people write it: `12`, `12,5`, `12.75`, `12/20`.
 *
 * @example parseMark('12,5')._unsafeUnwrap() // 1250
 * @example parseMark('21')._unsafeUnwrapErr() // { type: 'mark-out-of-range', highest: 2000 }
 */
export const parseMark = (typed: unknown): Result<Mark, MarkRefusal> => {
  if (typeof typed !== 'string') return err({ type: 'mark-not-a-number' })
  const text = typed.trim()
  if (text === '') return err({ type: 'mark-empty' })
  const decimal = readTypedDecimal(text.replace(outOfTwenty, ''))
  if (decimal === null) return err({ type: 'mark-not-a-number' })
  const { isNegative, whole, decimals } = decimal
  if (isNegative || Number(`${whole}.${decimals}0`) * 100 > highestMark) return err({ type: 'mark-out-of-range', highest: highestMark })
  if (decimals.length > mostDecimals) return err({ type: 'mark-too-precise', decimals: mostDecimals })
  return ok(Number(whole) * 100 + Number(decimals.padEnd(mostDecimals, '0')))
}

/** The mark as an exact number out of 20. */
export const markValue = (mark: Mark): Fraction => fraction(mark, 100)

/** The mark of a component as an exact number out of 20; null where it is not known yet. */
export const markOf = (marks: Marks, id: string): Fraction | null => {
  const mark = Object.hasOwn(marks, id) ? marks[id] : undefined
  return mark === undefined ? null : markValue(mark)
}

import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { readTypedDecimal } from './typed-decimal.ts'

/** How much a mark counts: a multiple of a half, above zero, such as 16 or 2.5. A binary number holds halves exactly. */
export type Weight = number

/** More than any unit of any exam has, so that totals stay small. */
const heaviestWeight: Weight = 100

export const weightSchema = v.pipe(v.number(), v.multipleOf(0.5), v.minValue(0.5), v.maxValue(heaviestWeight))

export type WeightRefusal =
  | { readonly type: 'weight-empty' }
  | { readonly type: 'weight-not-a-number' }
  | { readonly type: 'weight-out-of-range'; readonly heaviest: Weight }
  | { readonly type: 'weight-not-in-halves' }

/**
 * Reads the weight of a unit that a pupil types, for the weights of the bac professionnel depend on the speciality.
 *
 * @example parseWeight('2,5')._unsafeUnwrap() // 2.5
 * @example parseWeight('0')._unsafeUnwrapErr() // { type: 'weight-out-of-range', heaviest: 100 }
 */
export const parseWeight = (typed: unknown): Result<Weight, WeightRefusal> => {
  if (typeof typed !== 'string') return err({ type: 'weight-not-a-number' })
  if (typed.trim() === '') return err({ type: 'weight-empty' })
  const decimal = readTypedDecimal(typed)
  if (decimal === null) return err({ type: 'weight-not-a-number' })
  const weight = Number(`${decimal.whole}.${decimal.decimals}0`)
  if (decimal.isNegative || weight === 0 || weight > heaviestWeight) {
    return err({ type: 'weight-out-of-range', heaviest: heaviestWeight })
  }
  return /^[05]?0*$/.test(decimal.decimals) ? ok(weight) : err({ type: 'weight-not-in-halves' })
}

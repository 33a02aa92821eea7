import fc from 'fast-check'
import type { Result } from 'neverthrow'
import { expect } from 'vitest'

/** How often each parser is tried with malformed input; less often for each of the thousands of mutants. */
const runs = process.env['STRYKER_MUTATOR_WORKER'] === undefined ? 10_000 : 100

const anything = fc.anything({
  withBigInt: true,
  withBoxedValues: true,
  withDate: true,
  withMap: true,
  withNullPrototype: true,
  withObjectString: true,
  withSet: true,
  withSparseArray: true,
  withTypedArray: true,
})

const oddValues = fc.oneof(
  fc.constantFrom<unknown>(undefined, null, '', ' ', 0, -1, 1.5, Number.NaN, Infinity, 2 ** 53, '__proto__', [], {}, 'x'.repeat(10_000)),
  anything,
)

type Container = Record<PropertyKey, unknown> | unknown[]

const isContainer = (value: unknown): value is Container => typeof value === 'object' && value !== null && !(value instanceof Date)

/** A copy of a right input in which one value, at a drawn depth, was replaced, removed, renamed or added. */
const spoilt = (right: unknown): fc.Arbitrary<unknown> =>
  fc.tuple(fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), fc.constantFrom('replace', 'remove', 'add'), fc.string(), oddValues).map(
    ([steps, change, name, odd]) => {
      const copy: unknown = structuredClone(right)
      if (!isContainer(copy)) return odd
      let at: Container = copy
      for (const step of steps) {
        const keys = Object.keys(at)
        const key = keys[step % Math.max(1, keys.length)]
        const inside: unknown = key === undefined ? undefined : Reflect.get(at, key)
        if (isContainer(inside) && step % 3 !== 0) {
          at = inside
          continue
        }
        if (change === 'add' || key === undefined) Reflect.set(at, Array.isArray(at) ? at.length : name, odd)
        else if (change === 'remove') Reflect.deleteProperty(at, key)
        else Reflect.set(at, key, odd)
        break
      }
      return copy
    },
  )

/**
 * Tries a parser with 10,000 inputs of any shape, half of them a right one with something spoilt in it: each must give
 * a result, whose refusal says its type. Also checks that the right one is read, so that the half of it is worth something.
 *
 * @example expectNeverThrows(parsePlan, aWirePlan())
 */
export const expectNeverThrows = (parse: (input: unknown) => Result<unknown, { readonly type: string }>, right: unknown): void => {
  expect(parse(right).isOk(), 'the input to be spoilt is refused as it is').toBe(true)
  fc.assert(
    fc.property(fc.oneof(oddValues, spoilt(right)), (input) => {
      const read = parse(input)
      if (read.isErr() && !read.error.type) throw new Error('a refusal without a type')
    }),
    { numRuns: runs },
  )
}

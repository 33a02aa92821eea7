import * as v from 'valibot'
import { type ValueTest, valueTypes } from './condition.ts'

const longestText = 1000
const longestOperandList = 100
const longestPattern = 200

/** The name of a field, with dots for what lies inside: at most 100 characters. */
export const fieldNameSchema = v.pipe(v.string(), v.maxLength(100), v.regex(/^[\w-]+(?:\.[\w-]+)*$/))

/** A number of things, as a number or as the query string gives it: at most nine digits. */
export const countSchema = v.pipe(
  v.union([v.number(), v.pipe(v.string(), v.regex(/^\d{1,9}$/), v.transform(Number))]),
  v.integer(),
  v.minValue(0),
  v.maxValue(999_999_999),
)

/** Yes or no, also as the query string gives it. */
export const flagSchema = v.union([v.boolean(), v.pipe(v.picklist(['true', 'false']), v.transform((flag) => flag === 'true'))])

const scalar = v.union([v.pipe(v.string(), v.maxLength(longestText)), v.pipe(v.number(), v.finite()), v.boolean(), v.null()])
const scalars = v.union([v.pipe(v.array(scalar), v.maxLength(longestOperandList)), v.pipe(scalar, v.transform((one) => [one]))])
const source = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestPattern))
const flags = v.pipe(v.string(), v.regex(/^[ims]{0,3}$/), v.check((given) => new Set(given).size === given.length))
const pattern = v.union([
  v.pipe(source, v.transform((text) => ({ source: text, flags: '' }))),
  v.pipe(v.strictTuple([source, flags]), v.transform(([text, given]) => ({ source: text, flags: given }))),
])

/** `not` asks for the contrary of the test. */
type Reading = { readonly test: ValueTest; readonly not: boolean }

const asks = <Schema extends v.GenericSchema>(schema: Schema, testOf: (operand: v.InferOutput<Schema>) => ValueTest, not = false) =>
  v.pipe(schema, v.transform((operand): Reading => ({ test: testOf(operand), not })))

const operators: Readonly<Record<string, v.GenericSchema<unknown, Reading>>> = {
  $eq: asks(scalar, (value) => ({ is: 'equal', value })),
  $ne: asks(scalar, (value) => ({ is: 'equal', value }), true),
  $aeq: asks(scalar, (value) => ({ is: 'alike', value })),
  $dteq: asks(scalar, (value) => ({ is: 'alike', value })),
  $gt: asks(scalar, (value) => ({ is: 'greater', value })),
  $gte: asks(scalar, (value) => ({ is: 'greater-or-alike', value })),
  $lt: asks(scalar, (value) => ({ is: 'less', value })),
  $lte: asks(scalar, (value) => ({ is: 'less-or-alike', value })),
  $between: asks(v.strictTuple([scalar, scalar]), ([from, to]) => ({ is: 'between', from, to })),
  $in: asks(scalars, (values) => ({ is: 'in', values })),
  $nin: asks(scalars, (values) => ({ is: 'in', values }), true),
  $contains: asks(scalars, (values) => ({ is: 'containing-all', values })),
  $containsAny: asks(scalars, (values) => ({ is: 'containing-any', values })),
  $containsNone: asks(scalars, (values) => ({ is: 'containing-any', values }), true),
  $regex: asks(pattern, (asked) => ({ is: 'matching', pattern: asked })),
  $exists: v.pipe(flagSchema, v.transform((present): Reading => ({ test: { is: 'present' }, not: !present }))),
  $type: asks(v.picklist(valueTypes), (type) => ({ is: 'of-type', type })),
  $size: asks(countSchema, (size) => ({ is: 'of-size', size })),
}

/**
 * What reads the operand of an operator of the query; undefined for a name that is none.
 *
 * @example operatorNamed('$gt') // what reads the operand of $gt; undefined of a name that is no operator
 */
export const operatorNamed = (name: string) => (Object.hasOwn(operators, name) ? operators[name] : undefined)

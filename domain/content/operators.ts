import * as v from 'valibot'
import { type Measure, type ValueTest, valueTypes } from './condition.ts'
import type { Scalar } from './value-order.ts'

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
/** The global and the Unicode flag change nothing for who only asks whether a pattern is found. */
const flags = v.pipe(
  v.string(),
  v.regex(/^[gimsu]{0,5}$/),
  v.check((given) => new Set(given).size === given.length),
  v.transform((given) => given.replaceAll(/[gu]/g, '')),
)
const pattern = v.union([
  v.pipe(source, v.transform((text) => ({ source: text, flags: '' }))),
  v.pipe(v.strictTuple([source, flags]), v.transform(([text, given]) => ({ source: text, flags: given }))),
])

/** `not` asks for the contrary of the test. */
type Reading = { readonly test: ValueTest; readonly not: boolean }

const asks = <Schema extends v.GenericSchema>(schema: Schema, testOf: (operand: v.InferOutput<Schema>) => ValueTest, not = false) =>
  v.pipe(schema, v.transform((operand): Reading => ({ test: testOf(operand), not })))

/** The names of an object or the places of a list, as texts and, where they are written like one, as numbers. */
const names = v.pipe(
  v.custom<object>((given) => typeof given === 'object' && given !== null),
  v.transform((given) => Object.keys(given)),
  v.maxLength(longestOperandList),
  v.transform((given) => given.flatMap((name): Scalar[] => (String(Number(name)) === name ? [name, Number(name)] : [name]))),
)

const measures = (by: Measure) => asks(by === 'type' ? v.picklist(valueTypes) : countSchema, (value) => ({ is: 'measured', by, test: { is: 'equal', value } }))

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
  $containsString: asks(v.pipe(v.string(), v.maxLength(longestText)), (part) => ({ is: 'text-with', part })),
  $keyin: asks(names, (values) => ({ is: 'in', values })),
  $nkeyin: asks(names, (values) => ({ is: 'in', values }), true),
  $definedin: asks(names, (values) => ({ is: 'in', values })),
  $undefinedin: asks(names, (values) => ({ is: 'in', values }), true),
  $regex: asks(pattern, (asked) => ({ is: 'matching', pattern: asked })),
  $exists: v.pipe(flagSchema, v.transform((present): Reading => ({ test: { is: 'present' }, not: !present }))),
  $finite: v.pipe(flagSchema, v.transform((finite): Reading => ({ test: { is: 'finite' }, not: !finite }))),
  $type: measures('type'),
  $size: measures('size'),
  $len: measures('length'),
  $jgt: asks(scalar, (value) => ({ is: 'greater', value })),
  $jgte: asks(scalar, (value) => ({ is: 'greater-or-alike', value })),
  $jlt: asks(scalar, (value) => ({ is: 'less', value })),
  $jlte: asks(scalar, (value) => ({ is: 'less-or-alike', value })),
  $jbetween: asks(v.strictTuple([scalar, scalar]), ([from, to]) => ({ is: 'between', from, to })),
}

const measuresByName: Readonly<Record<string, Measure>> = { $type: 'type', $size: 'size', $len: 'length' }

/**
 * What an operator measures, so that other operators may ask of the measure: `{ $size: { $gt: 2 } }`; null for the others.
 *
 * @example measureNamed('$len') // 'length'
 */
export const measureNamed = (name: string): Measure | null => (Object.hasOwn(measuresByName, name) ? (measuresByName[name] ?? null) : null)

/**
 * What reads the operand of an operator of the query; undefined for a name that is none.
 *
 * @example operatorNamed('$gt') // what reads the operand of $gt; undefined of a name that is no operator
 */
export const operatorNamed = (name: string) => (Object.hasOwn(operators, name) ? operators[name] : undefined)

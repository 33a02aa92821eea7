import * as v from 'valibot'
import { withoutValues } from './without-values.ts'

/** The first part of an address and nothing below it, which may hold a code, a token or a name. */
const areaPattern = /^\/[a-zA-Z-]{0,40}$/

/**
 * What a page tells of a failure in the browser: what it is and where in the program, never who met it or what they typed.
 * - `defect`: the program failed
 * - `page`: a page came with an error
 * - `call`: a call to the service did
 */
export const failureReportSchema = v.strictObject({
  kind: v.picklist(['defect', 'page', 'call']),
  /** The HTTP status; null for a defect. */
  status: v.nullable(v.pipe(v.number(), v.integer(), v.minValue(400), v.maxValue(599))),
  /** The name of the error, or the path of the call. */
  name: v.pipe(v.string(), v.maxLength(100)),
  message: v.pipe(v.string(), v.maxLength(1000)),
  /** Where it was thrown, as `assets/entry-abc.js:1:234`, the innermost call first. */
  frames: v.pipe(v.array(v.pipe(v.string(), v.regex(/^assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9}$/))), v.maxLength(20)),
  area: v.pipe(v.string(), v.regex(areaPattern)),
})

export type FailureReport = v.InferOutput<typeof failureReportSchema>

const mostFrames = 20

const framesOf = (stack: string): string[] =>
  [...stack.matchAll(/\/(assets\/[\w.-]{1,100}:\d{1,9}:\d{1,9})/g)].slice(0, mostFrames).map(([, place = '']) => place)

const areaOf = (path: string): string => {
  const area = `/${path.split('/')[1] ?? ''}`
  return areaPattern.test(area) ? area : '/'
}

/** An error as browsers have it; anything can be thrown. */
const describeThrown = (thrown: unknown) =>
  thrown instanceof Error
    ? { name: thrown.name.slice(0, 100), message: withoutValues(thrown.message), frames: framesOf(thrown.stack ?? '') }
    : { name: typeof thrown, message: '', frames: [] }

/**
 * The report of a defect on a page.
 *
 * Source: specification, section 7, "an error-reporting service".
 *
 * @param thrown whatever was thrown
 * @example reportOfDefect(new TypeError('x is not a function'), '/revisions/maths').area // '/revisions'
 */
export const reportOfDefect = (thrown: unknown, path: string): FailureReport => ({
  kind: 'defect', status: null, ...describeThrown(thrown), area: areaOf(path),
})

const nameOfCall = (path: string): string =>
  path.replace(/[?#].*/s, '').split('/').slice(0, 3).map((part) => (/^[a-z-]{0,30}$/.test(part) ? part : '…')).join('/')

/**
 * The report of an answer that is an error, of a page or of a call.
 *
 * Source: specification, section 8, "Any HTTP error other than 404".
 *
 * @example reportOfStatus('call', { status: 503, call: '/newsletter/subscribe' }, '/faq').name // '/newsletter/subscribe'
 */
export const reportOfStatus = (kind: 'page' | 'call', { status, call }: { readonly status: number; readonly call: string }, path: string): FailureReport => ({
  kind, status, name: nameOfCall(call), message: '', frames: [], area: areaOf(path),
})

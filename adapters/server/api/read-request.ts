import type { Context } from 'hono'
import * as v from 'valibot'

/** A request that cannot be read; `field` is the part that is wrong. The value itself is never repeated. */
export class MalformedRequest extends Error {
  readonly field: string
  constructor(field: string) {
    super(`malformed: ${field}`)
    this.field = field
  }
}

const strictUtf8 = new TextDecoder('utf-8', { fatal: true })

/** The body as text. Bytes that are no UTF-8 are refused rather than replaced. */
export const readText = async (context: Context): Promise<string> => {
  const bytes = await context.req.arrayBuffer()
  try {
    return strictUtf8.decode(bytes)
  } catch {
    throw new MalformedRequest('body')
  }
}

/** No text of a person holds a NUL, and PostgreSQL stores none. */
const refuseNul = (text: string, field: string): void => {
  if (text.includes('\0')) throw new MalformedRequest(field)
}

/** The body as JSON; an empty one is an empty object. */
export const readJson = async (context: Context): Promise<unknown> => {
  const text = await readText(context)
  const withoutNul = (name: string, value: unknown): unknown => {
    refuseNul(name, 'body')
    if (typeof value === 'string') refuseNul(value, name || 'body')
    return value
  }
  try {
    // Only an escape can bring a NUL: a bare one is no JSON. What holds none is read the short way.
    return text.trim() === '' ? {} : text.includes('\\u0000') ? JSON.parse(text, withoutNul) : JSON.parse(text)
  } catch (error) {
    throw error instanceof MalformedRequest ? error : new MalformedRequest('body')
  }
}

/** What a schema reads of some input; the first field at fault is named. */
export const readAs = <Output>(schema: v.GenericSchema<unknown, Output>, input: unknown): Output => {
  const read = v.safeParse(schema, input)
  if (!read.success) throw new MalformedRequest(v.getDotPath(read.issues[0]) ?? 'body')
  return read.output
}

/** The query string. A name that is given several times is a list. */
export const readQuery = (context: Context): Record<string, string | string[]> =>
  Object.fromEntries(
    Object.entries(context.req.queries()).map(([name, given]) => {
      refuseNul(name, 'query')
      given.forEach((value) => refuseNul(value, name))
      return [name, given.length === 1 ? (given[0] ?? '') : given]
    }),
  )

/** A path may hold escapes that stand for no character. */
export const readPath = (path: string): string => {
  let decoded: string
  try {
    decoded = decodeURIComponent(path)
  } catch {
    throw new MalformedRequest('path')
  }
  refuseNul(decoded, 'path')
  return decoded
}

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

/** The body as JSON; an empty one is an empty object. */
export const readJson = async (context: Context): Promise<unknown> => {
  const text = await readText(context)
  try {
    return text.trim() === '' ? {} : JSON.parse(text)
  } catch {
    throw new MalformedRequest('body')
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
  Object.fromEntries(Object.entries(context.req.queries()).map(([name, given]) => [name, given.length === 1 ? (given[0] ?? '') : given]))

/** A path may hold escapes that stand for no character, and a NUL, which no database takes. */
export const readPath = (path: string): string => {
  try {
    const decoded = decodeURIComponent(path)
    if (!decoded.includes('\0')) return decoded
  } catch {
    // Told below.
  }
  throw new MalformedRequest('path')
}

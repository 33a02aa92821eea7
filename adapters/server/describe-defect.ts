import { withoutValues } from '../../domain/interaction/without-values.ts'

/** What the log says of a defect. */
export type DescribedDefect = {
  readonly type: string
  readonly message?: string
  /** Where it was thrown, the innermost call first. */
  readonly stack?: readonly string[]
  /** What the database or Node says of it: names and numbers, never values. */
  readonly facts?: Readonly<Record<string, string | number>>
  readonly cause?: DescribedDefect
}

/** Of what libraries hang on their errors, these name things of ours; the others (`detail`, `issues`, `input` …) hold what people typed. */
const tellingFacts = ['code', 'errcode', 'schema', 'table', 'column', 'constraint', 'routine'] as const
const plainName = /^[\w.-]{1,100}$/

const mostFrames = 30
const deepestCause = 3

const factsOf = (error: Error): Readonly<Record<string, string | number>> =>
  Object.fromEntries(
    tellingFacts.flatMap((name) => {
      const value = (error as unknown as Readonly<Record<string, unknown>>)[name]
      return typeof value === 'number' || (typeof value === 'string' && plainName.test(value)) ? [[name, value]] : []
    }),
  )

const describe = (defect: unknown, depth: number): DescribedDefect => {
  if (!(defect instanceof Error)) return { type: typeof defect }
  const facts = factsOf(defect)
  const frames = (defect.stack ?? '').split('\n').filter((line) => /^ {4}at /.test(line))
  return {
    type: defect.name,
    message: withoutValues(defect.message),
    stack: frames.slice(0, mostFrames).map((line) => line.trim()),
    ...(Object.keys(facts).length === 0 ? {} : { facts }),
    ...(defect.cause === undefined || depth === deepestCause ? {} : { cause: describe(defect.cause, depth + 1) }),
  }
}

/**
 * A defect as it may stand in the log: what it is and where it was thrown, without the values that it is about. Errors of
 * databases, parsers and HTTP clients repeat what they were given, which may be somebody's address, password or token.
 *
 * @example describeDefect(new SyntaxError('Unexpected token "l", "lea@example.org" is not valid JSON')).message
 * // 'Unexpected token "…", "…" is not valid JSON'
 */
export const describeDefect = (defect: unknown): DescribedDefect => describe(defect, 0)

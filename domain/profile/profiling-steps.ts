import type { Result } from 'neverthrow'
import * as v from 'valibot'
import { type Malformed, parserOf } from '../validation/malformed.ts'

/** The steps of the profiling, in their order: who somebody is, their class, what interests them. Source: specification, section 1. */
export const profilingStepNames = ['audience', 'level', 'interests'] as const
export type ProfilingStepName = (typeof profilingStepNames)[number]

/** The steps of the profiling that somebody has done, in the order in which they did them, each once. */
export type ProfilingSteps = readonly string[]

export type ProfilingStepsEvent =
  | { readonly type: 'step-done'; readonly step: string }
  | { readonly type: 'logged-in' }
  | { readonly type: 'profiling-completed' }

const mostSteps = 50
const longestStep = 100
/** Room for fifty steps at their longest, escaped as JSON may be. */
const longestStored = 40_000

const stepSchema = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestStep))

/** Nobody has done any step yet. */
export const initialProfilingSteps: ProfilingSteps = []

/**
 * The steps after an event: a step that was done is kept, once, while profiling lasts; a login or the end of the profiling
 * clears them. A step is a text of 1 to 100 characters, anything else is left aside; of more than 50 the last are kept.
 *
 * Source: specification, section 4, "Profiling steps list".
 *
 * @example nextProfilingSteps(['level'], { type: 'step-done', step: 'country' }) // ['level', 'country']
 */
export const nextProfilingSteps = (steps: ProfilingSteps, event: ProfilingStepsEvent): ProfilingSteps => {
  if (event.type !== 'step-done') return initialProfilingSteps
  const isNew = v.is(stepSchema, event.step) && !steps.includes(event.step)
  return isNew ? [...steps, event.step].slice(-mostSteps) : steps
}

const parse = parserOf(
  'profiling-steps-malformed',
  v.pipe(v.string(), v.maxLength(longestStored), v.parseJson(), v.array(stepSchema), v.maxLength(mostSteps)),
)

/**
 * Reads the steps that were stored as JSON. Refusal: `profiling-steps-malformed`: the storage was changed by somebody else,
 * and counts as empty.
 *
 * Source: specification, section 3, "Browser storage".
 *
 * @param stored a text, or null where nothing is stored
 * @example parseProfilingSteps('["level"]') // ok(['level'])
 */
export const parseProfilingSteps = (stored: unknown): Result<ProfilingSteps, Malformed<'profiling-steps-malformed'>> => parse(stored)

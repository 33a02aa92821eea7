import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { userTypes } from '../newsletter/user-types.ts'
import type { FieldRefusal, FormRefused } from '../validation/form-refusals.ts'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { type Interest, interests } from './interests.ts'
import { degrees, degreesFor, levels, levelsFor, schoolingOf } from './levels.ts'
import type { Profile, ProfileChoice } from './profile.ts'

const blank = v.pipe(v.literal(''), v.transform(() => null))
const choiceOf = <const Values extends readonly string[]>(values: Values) => v.optional(v.nullable(v.union([v.picklist(values), blank])), null)
const declined = v.optional(v.boolean(), false)

/** An answer to one step, as a page sends it: `declined` by whoever would rather not say. */
export const profilingAnswerSchema = v.variant('step', [
  v.strictObject({ step: v.literal('audience'), declined, accessType: choiceOf(userTypes) }),
  v.strictObject({ step: v.literal('level'), declined, levelOfEducation: choiceOf(levels), currentDegree: choiceOf(degrees) }),
  v.strictObject({ step: v.literal('interests'), declined, interests: v.optional(v.pipe(v.array(v.picklist(interests)), v.maxLength(interests.length)), []) }),
])

const parseShape = parserOf('profiling-answer-malformed', profilingAnswerSchema)

/** An answer that was read: null stands for what somebody would rather not say. */
export type ProfilingAnswer =
  | { readonly step: 'audience'; readonly accessType: ProfileChoice | null }
  | { readonly step: 'level'; readonly levelOfEducation: ProfileChoice | null; readonly currentDegree: ProfileChoice | null }
  | { readonly step: 'interests'; readonly interests: readonly Interest[] | null }

export type ProfilingField = 'accessType' | 'levelOfEducation' | 'currentDegree' | 'interests'
export type ProfilingAnswerRefusal = Malformed<'profiling-answer-malformed'> | FormRefused<ProfilingField>

const refused = (field: ProfilingField, refusal: FieldRefusal) => err({ type: 'form-refused' as const, fields: { [field]: refusal } })
const choice = (value: string | null): ProfileChoice | null => (value === null ? null : { value })

type Level = Extract<v.InferOutput<typeof profilingAnswerSchema>, { step: 'level' }>

/** The class, and what it is for where there is a choice; a student's class is given by their diploma. */
const readLevel = (answer: Level, profile: Pick<Profile, 'accessType'>): Result<ProfilingAnswer, FormRefused<ProfilingField>> => {
  const { audience } = schoolingOf({ ...profile, levelOfEducation: null, currentDegree: null })
  const [first, ...others] = levelsFor(audience)
  const level = others.length === 0 && first !== undefined ? first : answer.levelOfEducation
  const { currentDegree: degree } = answer
  if (others.length === 0 && degree === null) return refused('currentDegree', 'field-required')
  if (level === null) return refused('levelOfEducation', 'field-required')
  if (!levelsFor(audience).includes(level)) return refused('levelOfEducation', 'programme-not-for-user-type')
  if (degree !== null && !degreesFor(audience).includes(degree)) return refused('currentDegree', 'programme-not-for-user-type')
  return ok({ step: 'level', levelOfEducation: choice(level), currentDegree: choice(degree) })
}

/**
 * Reads the answer to one step of the profiling. A step that was not declined needs an answer, and a class must go with who
 * the member said that they are: the refusals are those of a form. Whatever else is sent refuses the whole as
 * `profiling-answer-malformed`.
 *
 * Source: specification, section 1, "Audience types used for profiling", and section 3, "Profile".
 *
 * @param profile what the member said before: who they are
 * @example parseProfilingAnswer({ step: 'audience' }, { accessType: null })
 * // err({ type: 'form-refused', fields: { accessType: 'field-required' } })
 */
export const parseProfilingAnswer = (typed: unknown, profile: Pick<Profile, 'accessType'>): Result<ProfilingAnswer, ProfilingAnswerRefusal> => {
  const shape = parseShape(typed)
  if (shape.isErr()) return err(shape.error)
  const answer = shape.value
  switch (answer.step) {
    case 'audience':
      if (answer.declined) return ok({ step: 'audience', accessType: null })
      return answer.accessType === null ? refused('accessType', 'field-required') : ok({ step: 'audience', accessType: choice(answer.accessType) })
    case 'level':
      return answer.declined ? ok({ step: 'level', levelOfEducation: null, currentDegree: null }) : readLevel(answer, profile)
    case 'interests': {
      if (answer.declined) return ok({ step: 'interests', interests: null })
      const chosen = interests.filter((interest) => answer.interests.includes(interest))
      return chosen.length === 0 ? refused('interests', 'field-required') : ok({ step: 'interests', interests: chosen })
    }
  }
}

import { err, ok, type Result } from 'neverthrow'
import * as v from 'valibot'
import { birthDateSchema } from '../validation/birth-date.ts'
import { type FormRefused, formParserOf } from '../validation/form-refusals.ts'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { avatars } from './avatars.ts'
import type { GivenProfile } from './given-profile.ts'
import { interests } from './interests.ts'
import { orientationTasks } from './orientation-tasks.ts'

const longestName = 100

/** Fields of the profile that the person may change; null takes a field away, what is not named stays. */
export type ProfileChange = Partial<
  Pick<
    GivenProfile,
    | 'firstname' | 'lastname' | 'username' | 'birthdate' | 'country' | 'accessType' | 'currentDegree' | 'levelOfEducation' | 'region'
    | 'interests' | 'avatar' | 'orientationDone'
  >
>

/** Written in letters, digits and signs; a line break or another control character is no part of a name. */
const visible = v.regex(/^[^\p{Cc}\p{Cs}]*$/u)
const text = v.pipe(v.string(), v.trim(), v.nonEmpty(), v.maxLength(longestName), visible)
/** A field of a form that was left blank is a field that is taken away. */
const name = v.exactOptional(v.nullable(v.union([text, v.pipe(v.string(), v.trim(), v.empty(), v.transform(() => null))])))
const choice = v.exactOptional(v.nullable(v.strictObject({ value: text })))
/** Values of a list, each once at most; an empty list takes the field away. */
const listOf = <const Value extends string>(values: readonly Value[]) =>
  v.exactOptional(
    v.nullable(
      v.pipe(
        v.array(v.picklist(values)),
        v.maxLength(values.length),
        v.transform((chosen): readonly Value[] | null => (chosen.length > 0 ? values.filter((value) => chosen.includes(value)) : null)),
      ),
    ),
  )

/** The fields that somebody may send; a birth date is looked at more closely afterwards. */
export const profileChangeSchema = v.strictObject({
  firstname: name,
  lastname: name,
  username: name,
  birthdate: v.exactOptional(v.nullable(v.pipe(v.string(), v.maxLength(longestName)))),
  country: v.exactOptional(v.nullable(v.strictObject({ valueId: text }))),
  accessType: choice,
  currentDegree: choice,
  levelOfEducation: choice,
  region: name,
  interests: listOf(interests),
  avatar: v.exactOptional(v.nullable(v.picklist(avatars))),
  orientationDone: listOf(orientationTasks),
})

const parseShape = parserOf('profile-change-malformed', profileChangeSchema)

export type ProfileChangeRefusal = Malformed<'profile-change-malformed'> | FormRefused<'birthdate'>

/**
 * Reads what somebody changes of their profile. Only the fields that are theirs to change are taken: any other one
 * (products, plans, e-mail, flags …) refuses the whole as `profile-change-malformed`, by its name. A birth date that cannot
 * be one is refused as in a form.
 *
 * Source: specification, section 3, "Profile", and section 5, "Birthday too early" and "Birthday in the future".
 *
 * @param today the day it is where the person lives, as `yyyy-mm-dd`
 * @example parseProfileChange({ products: ['alveole'] }, '2026-11-21')
 * // err({ type: 'profile-change-malformed', faults: [{ field: 'products', fault: 'unknown' }] })
 */
export const parseProfileChange = (typed: unknown, today: string): Result<ProfileChange, ProfileChangeRefusal> => {
  const shape = parseShape(typed)
  if (shape.isErr()) return err(shape.error)
  const { birthdate } = shape.value
  if (birthdate === undefined || birthdate === null) return ok(shape.value)
  if (birthdate.trim() === '') return ok({ ...shape.value, birthdate: null })
  return formParserOf(v.object({ birthdate: birthDateSchema(today) }))({ birthdate }).map((read) => ({ ...shape.value, ...read }))
}

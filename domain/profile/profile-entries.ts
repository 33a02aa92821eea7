import type { Result } from 'neverthrow'
import * as v from 'valibot'
import { isCalendarDate } from '../validation/birth-date.ts'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { avatars } from './avatars.ts'
import { interests } from './interests.ts'
import { orientationTasks } from './orientation-tasks.ts'
import { emptyProfile, type Profile } from './profile.ts'
import { profilingStepNames } from './profiling-steps.ts'

const mostEntries = 200
const mostHoldings = 100
/** As many as an e-mail address may have. */
const longestText = 512

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))
const time = v.pipe(v.number(), v.finite())

const nothing = v.pipe(v.unknown(), v.transform(() => null))
const name = v.union([text, nothing])
const choice = v.union([v.object({ value: text }), nothing])

const step = v.union([text, v.pipe(v.number(), v.finite(), v.transform(String))])

const dayWithTime = /^(\d{4}-\d{2}-\d{2})T[\d:.+Z-]{1,30}$/
const day = v.pipe(v.string(), v.transform((written) => written.replace(dayWithTime, '$1')), v.check(isCalendarDate))

/** A list of values that the product knows, each once, in its own order; the others are left aside, and of none comes null. */
const listOf = <const Value extends string>(values: readonly Value[]) =>
  v.union([
    v.pipe(
      v.array(v.unknown()),
      v.maxLength(mostHoldings),
      v.transform((given): readonly Value[] | null => {
        const read = values.filter((value) => given.includes(value))
        return read.length > 0 ? read : null
      }),
    ),
    nothing,
  ])

const known = v.object({
  products: v.nullish(v.pipe(v.array(text), v.maxLength(mostHoldings)), emptyProfile.products),
  plans: v.nullish(
    v.pipe(v.array(v.object({ id: text, startsAt: time, endsAt: v.nullable(time) })), v.maxLength(mostHoldings)),
    emptyProfile.plans,
  ),
  hasFamilyPlan: v.nullish(v.boolean(), emptyProfile.hasFamilyPlan),
  refreshProfiling: v.union([v.object({ step }), nothing]),
  firstname: name,
  lastname: name,
  family: name,
  username: name,
  email: name,
  emailConfirmed: v.union([v.boolean(), v.pipe(v.unknown(), v.transform(() => false))]),
  birthdate: v.union([day, nothing]),
  featureFlags: v.union([v.object({ displayEmail: v.nullish(v.boolean(), false) }), nothing]),
  country: v.union([v.object({ valueId: text }), nothing]),
  accessType: choice,
  currentDegree: choice,
  levelOfEducation: choice,
  region: name,
  interests: listOf(interests),
  avatar: v.union([v.picklist(avatars), nothing]),
  orientationDone: listOf(orientationTasks),
  profilingSteps: listOf(profilingStepNames),
  profiledAt: v.union([time, nothing]),
  child: v.union([v.object({ avatar: v.fallback(v.picklist(avatars), 'bee') }), nothing]),
})

/** What the service serves a profile as. */
export const profileEntriesSchema = v.pipe(v.array(v.object({ name: v.string(), value: v.unknown() })), v.maxLength(mostEntries))

/** A profile as the service serves it: a list of named entries. */
export type ProfileEntries = Readonly<v.InferOutput<typeof profileEntriesSchema>>

const parse = parserOf(
  'profile-malformed',
  v.pipe(
    profileEntriesSchema,
    v.transform((entries): unknown => ({ ...emptyProfile, ...Object.fromEntries(entries.map(({ name, value }) => [name, value])) })),
    known,
  ),
)

/**
 * Reads a list of named entries as a profile. Of two entries with one name the last counts; entries that the product does
 * not know are left aside; what is not sent, or sent as null, is null, or empty for products and plans.
 *
 * Products, plans and the family plan say what somebody paid for, which is never guessed: in another shape they refuse
 * the whole, as `profile-malformed` with their name. Any other known entry of another shape (an empty text or one of more
 * than 512 characters, a choice without a value, a birth date that is no day) counts as not sent. A step given as a number
 * is read as a text, and a birth date with a time as its day.
 *
 * Source: specification, section 3, "Profile".
 *
 * @example parseProfileEntries([{ name: 'firstname', value: 'Léa' }]).map(({ firstname }) => firstname) // ok('Léa')
 */
export const parseProfileEntries = (entries: unknown): Result<Profile, Malformed<'profile-malformed'>> => parse(entries)

/** Writes a profile as named entries, without those that nothing is known of. Read back, they give the same profile. */
export const toProfileEntries = (profile: Profile): ProfileEntries =>
  Object.entries(profile).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))

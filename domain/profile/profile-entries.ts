import type { Result } from 'neverthrow'
import * as v from 'valibot'
import { isCalendarDate } from '../validation/birth-date.ts'
import { type Malformed, parserOf } from '../validation/malformed.ts'
import { emptyProfile, type Profile } from './profile.ts'

const mostEntries = 200
const mostHoldings = 100
const longestText = 320

const text = v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestText))
const time = v.pipe(v.number(), v.finite())
const choice = v.object({ value: text })

const known = v.object({
  products: v.nullish(v.pipe(v.array(text), v.maxLength(mostHoldings)), emptyProfile.products),
  plans: v.nullish(
    v.pipe(v.array(v.object({ id: text, startsAt: time, endsAt: v.nullable(time) })), v.maxLength(mostHoldings)),
    emptyProfile.plans,
  ),
  hasFamilyPlan: v.nullish(v.boolean(), emptyProfile.hasFamilyPlan),
  refreshProfiling: v.nullish(v.object({ step: text }), null),
  firstname: v.nullish(text, null),
  lastname: v.nullish(text, null),
  family: v.nullish(text, null),
  username: v.nullish(text, null),
  email: v.nullish(text, null),
  birthdate: v.nullish(v.pipe(v.string(), v.check(isCalendarDate)), null),
  featureFlags: v.nullish(v.object({ displayEmail: v.optional(v.boolean(), false) }), null),
  country: v.nullish(v.object({ valueId: text }), null),
  accessType: v.nullish(choice, null),
  currentDegree: v.nullish(choice, null),
  levelOfEducation: v.nullish(choice, null),
  region: v.nullish(text, null),
})

const entriesSchema = v.pipe(v.array(v.object({ name: v.string(), value: v.unknown() })), v.maxLength(mostEntries))

/** A profile as the service serves it: a list of named entries. */
export type ProfileEntries = Readonly<v.InferOutput<typeof entriesSchema>>

const parse = parserOf(
  'profile-malformed',
  v.pipe(
    entriesSchema,
    v.transform((entries): unknown => Object.fromEntries(entries.map(({ name, value }) => [name, value]))),
    known,
  ),
)

/**
 * Reads a list of named entries as a profile. Of two entries with one name the last counts; entries that the product does
 * not know are left aside; what is not sent, or sent as null, is null, or empty for products and plans. A known entry of
 * another shape refuses the whole, as `profile-malformed` with its name.
 *
 * Source: specification, section 3, "Profile".
 *
 * @example parseProfileEntries([{ name: 'firstname', value: 'Léa' }]).map(({ firstname }) => firstname) // ok('Léa')
 */
export const parseProfileEntries = (entries: unknown): Result<Profile, Malformed<'profile-malformed'>> => parse(entries)

/** Writes a profile as named entries, without those that nothing is known of. Read back, they give the same profile. */
export const toProfileEntries = (profile: Profile): ProfileEntries =>
  Object.entries(profile).flatMap(([name, value]) => (value === null ? [] : [{ name, value }]))

import * as v from 'valibot'

/** A plan that runs for the member, with its dates in milliseconds since 1970. */
const grantedPlanSchema = v.object({
  id: v.string(),
  startsAt: v.number(),
  endsAt: v.nullable(v.number()),
})

/** The profile as the API serves it: a list of named entries. Source: specification, section 3, "Profile". */
export const profileEntriesSchema = v.array(v.object({ name: v.string(), value: v.unknown() }))
export type ProfileEntries = v.InferOutput<typeof profileEntriesSchema>

const profileSchema = v.object({
  email: v.string(),
  products: v.array(v.string()),
  plans: v.array(grantedPlanSchema),
  hasFamilyPlan: v.boolean(),
})

/** Who the member is and what they subscribed to. */
export type Profile = v.InferOutput<typeof profileSchema>

export const toProfileEntries = (profile: Profile): ProfileEntries =>
  Object.entries(profile).map(([name, value]) => ({ name, value }))

/** Reads the named entries as a map keyed by name; entries that the product does not know are left aside. */
export const profileOfEntries = (entries: ProfileEntries): Profile =>
  v.parse(profileSchema, Object.fromEntries(entries.map(({ name, value }) => [name, value])))

/** Premium: the profile holds both products and plans. */
export const isPremium = (profile: Pick<Profile, 'products' | 'plans'> | null): boolean =>
  profile !== null && profile.products.length > 0 && profile.plans.length > 0

import * as v from 'valibot'
import { emptyProfile, type Profile } from './profile.ts'
import { parseProfileEntries } from './profile-entries.ts'

/** What a profile holds beside the account's address and what was paid for: what the person gave, and what the product noted of them. */
export type GivenProfile = Omit<Profile, 'products' | 'plans' | 'hasFamilyPlan' | 'email' | 'emailConfirmed' | 'child'>

const givenOf = (profile: Profile): GivenProfile => {
  const { products: _, plans: __, hasFamilyPlan: ___, email: ____, emailConfirmed: _____, child: ______, ...given } = profile
  return given
}

/** The given profile of somebody who gave nothing. */
export const emptyGivenProfile: GivenProfile = givenOf(emptyProfile)

const storedSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.unknown()))

/**
 * Reads a given profile that was stored as JSON. A field of a shape that the product does not know, and a text that is
 * no JSON object, count as not given: a profile that cannot be read must not lock somebody out of what they paid for.
 *
 * @example readGivenProfile('{"firstname":"Léa"}').firstname // 'Léa'
 */
export const readGivenProfile = (stored: string): GivenProfile => {
  const fields = v.safeParse(storedSchema, stored)
  if (!fields.success) return emptyGivenProfile
  const { products: _, plans: __, hasFamilyPlan: ___, ...given } = fields.output
  return parseProfileEntries(Object.entries(given).map(([name, value]) => ({ name, value })))
    .map(givenOf)
    .unwrapOr(emptyGivenProfile)
}

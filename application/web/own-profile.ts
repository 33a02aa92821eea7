import { err, type Result } from 'neverthrow'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
import { type AvatarName, avatars } from '../../domain/profile/avatars.ts'
import type { Interest } from '../../domain/profile/interests.ts'
import { schoolingOf } from '../../domain/profile/levels.ts'
import { displaysEmail, type Profile } from '../../domain/profile/profile.ts'
import { parseProfileChange } from '../../domain/profile/profile-change.ts'
import { countries, countryOfId, idOfCountry } from '../../domain/region/country-id.ts'
import { latestDay } from '../../domain/validation/birth-date.ts'
import type { Clock } from '../ports/clock.ts'
import type { ChangeProfileRefusal, ProfileGateway } from '../ports/profile-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** What the account page says of a member. */
export type OwnProfile = ReturnType<typeof schoolingOf> & {
  /** Null where the address is not to be shown. */
  readonly email: string | null
  readonly emailConfirmed: boolean
  readonly firstname: string | null
  readonly lastname: string | null
  readonly username: string | null
  /** As `yyyy-mm-dd`. */
  readonly birthdate: string | null
  /** ISO 3166-1. */
  readonly country: string | null
  readonly avatar: AvatarName | null
  readonly interests: readonly Interest[]
}

/** The member's profile as their account shows it; null for a visitor. */
export const makeShowOwnProfile =
  ({ profile, names }: { profile: Pick<ProfileGateway, 'read'>; names: Pick<SiteNames, 'franceCountryId'> }) =>
  async (): Promise<Result<OwnProfile | null, ServiceUnreachable>> =>
    (await profile.read()).map((read) => read && ownProfileOf(read, names))

const ownProfileOf = (profile: Profile, names: Pick<SiteNames, 'franceCountryId'>): OwnProfile => {
  const { email, emailConfirmed, firstname, lastname, username, birthdate, country, avatar, interests } = profile
  return {
    ...schoolingOf(profile),
    email: displaysEmail(profile) ? email : null,
    emailConfirmed,
    firstname,
    lastname,
    username,
    birthdate,
    country: country && countryOfId(country.valueId, names),
    avatar,
    interests: interests ?? [],
  }
}

/** The countries that somebody may say they live in, ISO 3166-1. */
export const offeredCountries = countries

/** What was typed in the form of the profile; what is not there stays as it is, what is blank is taken away. */
export type ProfileForm = Readonly<Partial<Record<'firstname' | 'lastname' | 'username' | 'birthdate' | 'country' | 'avatar', string | undefined>>>

/** Changes the member's profile; a form that cannot be right is refused before it is sent. */
export const makeChangeProfile =
  ({ profile, names, clock }: { profile: Pick<ProfileGateway, 'change'>; names: Pick<SiteNames, 'franceCountryId'>; clock: Clock }) =>
  async ({ country, avatar, ...typed }: ProfileForm): Promise<Result<void, ChangeProfileRefusal | ServiceUnreachable>> => {
    const change = parseProfileChange(
      {
        ...Object.fromEntries(Object.entries(typed).filter(([, value]) => value !== undefined)),
        ...(country === undefined ? {} : { country: country === '' ? null : { valueId: idOfCountry(country, names) } }),
        ...(avatar === undefined ? {} : { avatar: avatars.find((name) => name === avatar) ?? null }),
      },
      latestDay(clock.now()),
    )
    if (change.isOk()) return profile.change(change.value)
    return err(change.error.type === 'form-refused' ? change.error : tooLong(change.error.faults.map(({ field }) => field)))
  }

const textFields = ['firstname', 'lastname', 'username'] as const

/** A text that is no name: the field is told, as in any form. */
const tooLong = (named: readonly string[]): ChangeProfileRefusal => {
  const fields = textFields.filter((field) => named.includes(field))
  return fields.length === 0
    ? { type: 'profile-change-malformed' }
    : { type: 'form-refused', fields: Object.fromEntries(fields.map((field) => [field, 'name-invalid' as const])) }
}

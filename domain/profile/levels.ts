import { type UserType, userTypes } from '../newsletter/user-types.ts'
import type { Profile } from './profile.ts'

/** The classes of a profile, from the youngest to the oldest: those of the newsletter, with primary school class by class. */
export const levels = ['cp', 'ce1', 'ce2', 'cm1', 'cm2', '6ème', '5ème', '4ème', '3ème', 'seconde', 'première', 'terminale', 'sup'] as const
export type Level = (typeof levels)[number]

/** What somebody studies for, where their class does not say it: the kind of bac, or the diploma of higher education. */
export const degrees = [
  'bac-general',
  'bac-technologique',
  'bac-professionnel',
  'bts',
  'but',
  'licence',
  'cpge',
  'master',
  'autre-diplome',
] as const
export type Degree = (typeof degrees)[number]

const levelsOf: Record<UserType, readonly Level[]> = {
  parents: levels,
  primaire: ['cp', 'ce1', 'ce2', 'cm1', 'cm2'],
  college: ['6ème', '5ème', '4ème', '3ème'],
  lycee: ['seconde', 'première', 'terminale'],
  etudiant: ['sup'],
}

const degreesOf: Record<UserType, readonly Degree[]> = {
  parents: [],
  primaire: [],
  college: [],
  lycee: ['bac-general', 'bac-technologique', 'bac-professionnel'],
  etudiant: ['bts', 'but', 'licence', 'cpge', 'master', 'autre-diplome'],
}

/**
 * The classes that somebody chooses among, by who they are: a parent, and whoever did not say, among all of them.
 *
 * Source: specification, section 1, "Audience types used for profiling".
 *
 * @example levelsFor('college') // ['6ème', '5ème', '4ème', '3ème']
 */
export const levelsFor = (audience: UserType | null): readonly Level[] => levelsOf[audience ?? 'parents']

/**
 * The bacs or diplomas that somebody chooses among, by who they are; none where the class says it all.
 *
 * Source: specification, section 3, "Profile": `currentDegree`.
 *
 * @example degreesFor('lycee') // ['bac-general', 'bac-technologique', 'bac-professionnel']
 */
export const degreesFor = (audience: UserType | null): readonly Degree[] => degreesOf[audience ?? 'parents']

const knownOf = <const Value extends string>(values: readonly Value[], choice: { readonly value: string } | null): Value | null =>
  values.find((value) => value === choice?.value) ?? null

/**
 * What a profile says of somebody's schooling; a value that the product does not know counts as not said.
 *
 * Source: specification, section 3, "Profile": `accessType`, `levelOfEducation`, `currentDegree`.
 *
 * @example schoolingOf({ accessType: { value: 'lycee' }, levelOfEducation: null, currentDegree: null }).audience // 'lycee'
 */
export const schoolingOf = ({
  accessType,
  levelOfEducation,
  currentDegree,
}: Pick<Profile, 'accessType' | 'levelOfEducation' | 'currentDegree'>): { readonly audience: UserType | null; readonly level: Level | null; readonly degree: Degree | null } => ({
  audience: knownOf(userTypes, accessType),
  level: knownOf(levels, levelOfEducation),
  degree: knownOf(degrees, currentDegree),
})

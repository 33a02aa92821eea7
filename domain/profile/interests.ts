import type { UserType } from '../newsletter/user-types.ts'

/** Subjects that somebody may take an interest in. */
export const subjectInterests = [
  'mathematiques',
  'francais',
  'histoire-geographie',
  'physique-chimie',
  'svt',
  'langues',
  'ses',
  'philosophie',
  'numerique',
  'arts',
] as const
export type SubjectInterest = (typeof subjectInterests)[number]

/** What somebody may be working towards. */
export const goalInterests = ['methode', 'brevet', 'bac', 'parcoursup', 'tests-de-langues', 'concours'] as const
export type GoalInterest = (typeof goalInterests)[number]

/** Everything that a profile may name as an interest, subjects first. */
export const interests = [...subjectInterests, ...goalInterests] as const
export type Interest = SubjectInterest | GoalInterest

const primarySubjects = ['mathematiques', 'francais', 'histoire-geographie', 'svt', 'langues', 'numerique', 'arts'] as const
const collegeSubjects = ['mathematiques', 'francais', 'histoire-geographie', 'physique-chimie', 'svt', 'langues', 'numerique', 'arts'] as const

const offered: Record<UserType, { readonly subjects: readonly SubjectInterest[]; readonly goals: readonly GoalInterest[] }> = {
  parents: { subjects: subjectInterests, goals: goalInterests },
  primaire: { subjects: primarySubjects, goals: ['methode'] },
  college: { subjects: collegeSubjects, goals: ['methode', 'brevet'] },
  lycee: { subjects: subjectInterests, goals: ['methode', 'bac', 'parcoursup', 'tests-de-langues', 'concours'] },
  etudiant: { subjects: subjectInterests, goals: ['methode', 'tests-de-langues', 'concours'] },
}

/**
 * The subjects and goals that somebody is offered while profiling, by who they are; whoever did not say is offered all.
 *
 * Source: specification, section 1, "Audience" and "Content".
 *
 * @example interestsFor('college').goals // ['methode', 'brevet']
 */
export const interestsFor = (
  audience: UserType | null,
): { readonly subjects: readonly SubjectInterest[]; readonly goals: readonly GoalInterest[] } => offered[audience ?? 'parents']

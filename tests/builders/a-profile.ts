import { emptyProfile, type Profile } from '../../domain/profile/profile.ts'

/** A member without a plan as the service serves one, with what the test says instead. */
export const aProfile = (changes: Partial<Profile> = {}): Profile => ({
  ...emptyProfile,
  email: 'lea@example.org',
  featureFlags: { displayEmail: true },
  ...changes,
})

/** A member of whom everything is known, with what the test says instead. */
export const aFullProfile = (changes: Partial<Profile> = {}): Profile => ({
  products: ['alveole', 'toeic'],
  plans: [
    { id: 'solo-yearly', startsAt: 1, endsAt: null },
    { id: 'toeic-pack', startsAt: 1, endsAt: 2 },
  ],
  hasFamilyPlan: true,
  refreshProfiling: { step: 'level' },
  firstname: 'Léa',
  lastname: 'Diop',
  family: 'family-1',
  username: 'lea',
  email: 'lea@example.org',
  emailConfirmed: true,
  birthdate: '2010-11-21',
  featureFlags: { displayEmail: true },
  country: { valueId: 'france' },
  accessType: { value: 'student' },
  currentDegree: { value: 'bac' },
  levelOfEducation: { value: 'terminale' },
  region: 'FR',
  interests: ['mathematiques', 'bac'],
  avatar: 'owl',
  orientationDone: ['explore-parcoursup'],
  profilingSteps: ['audience', 'level'],
  profiledAt: 3,
  child: { avatar: 'fox' },
  ...changes,
})

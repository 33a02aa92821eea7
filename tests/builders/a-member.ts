import type { Member } from '../../application/ports/member-repository.ts'
import { emptyGivenProfile } from '../../domain/profile/given-profile.ts'

/** A member with an address of their own, with what the test says instead. */
export const aMember = (changes: Partial<Member> = {}): Member => {
  const id = changes.id ?? 'member-1'
  return {
    id,
    email: `${id}@example.org`,
    passwordHash: 'in-memory:ruche-dorée',
    createdAt: Date.UTC(2026, 10, 21),
    locale: 'fr',
    profile: emptyGivenProfile,
    emailConfirmedAt: null,
    ...changes,
  }
}

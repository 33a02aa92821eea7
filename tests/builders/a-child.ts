import type { Child } from '../../domain/family/child.ts'

/** A child of a family, Zoé unless the test says who. */
export const aChild = (changes: Partial<Child> = {}): Child => ({
  id: 'zoe',
  name: 'Zoé',
  avatar: 'fox',
  level: '6ème',
  addedAt: Date.UTC(2026, 10, 21),
  ...changes,
})

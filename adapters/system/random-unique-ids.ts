import type { UniqueIds } from '../../application/ports/unique-ids.ts'

/** Random UUIDs of the platform's own generator (browser or Node). */
export class RandomUniqueIds implements UniqueIds {
  next() {
    return crypto.randomUUID()
  }
}

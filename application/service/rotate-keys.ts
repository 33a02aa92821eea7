import { accessTokenAge, rotatedTokenGraceMilliseconds } from '../../domain/session/ages.ts'
import type { Clock } from '../ports/clock.ts'
import type { KeyPurpose, SigningKeys } from '../ports/signing-keys.ts'

/** For how long what a key signed is good, in milliseconds. */
const goodFor = {
  'access-tokens': accessTokenAge * 1000,
  'refresh-tokens': rotatedTokenGraceMilliseconds,
} as const satisfies Partial<Record<KeyPurpose, number>>

/** The keys that can be replaced while the product runs. */
const rotatedPurposes = Object.keys(goodFor) as readonly (keyof typeof goodFor)[]

/** For how long other processes may still sign with the key that they remember, with some room: 5 minutes. */
const noticeTime = 300_000

type Parts = { keys: SigningKeys; clock: Clock }

/**
 * Gives the sessions new keys: what is signed from now on is signed with these, and what the old ones signed stays good
 * until its own end. Running processes notice within a minute, and nobody is logged out.
 */
export const makeRotateKeys =
  ({ keys, clock }: Parts) =>
  async (): Promise<void> => {
    for (const purpose of rotatedPurposes) await keys.rotate(purpose, clock.now())
  }

/** Removes the keys of which nothing that they signed is good any more; to be called now and then. */
export const makeRemoveOldKeys =
  ({ keys, clock }: Parts) =>
  async (): Promise<void> => {
    for (const purpose of rotatedPurposes) await keys.removeSuperseded(purpose, clock.now() - goodFor[purpose] - noticeTime)
  }

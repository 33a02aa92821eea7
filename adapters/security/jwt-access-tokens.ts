import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { AccessTokens, TokenHolder } from '../../application/ports/access-tokens.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'

const algorithm = 'HS256'
const payloadSchema = v.object({ sub: v.string(), sid: v.string() })
const bytesOf = (key: SigningKey): Uint8Array => new TextEncoder().encode(key.secret)

/** How long the keys are remembered, in milliseconds: a new one is in use everywhere after that. */
const keysAge = 60_000
/** The least time between two looks for a key that nobody knows, so that forged tokens do not keep the database busy. */
const unknownKeyPause = 5_000

type LoadedKeys = { readonly keys: Promise<readonly [SigningKey, ...SigningKey[]]>; readonly at: number }

/**
 * Access tokens as JSON Web Tokens: `sub` is the member's id, `sid` the session's, `kid` the key's. The member's id is there
 * under a name of its own too, `memberId`, for callers who read the payload without knowing the registered names.
 */
export class JwtAccessTokens implements AccessTokens {
  readonly #keys: Pick<SigningKeys, 'of'>
  readonly #clock: Clock
  #loaded: LoadedKeys | undefined

  constructor(keys: Pick<SigningKeys, 'of'>, clock: Clock) {
    this.#keys = keys
    this.#clock = clock
  }

  async issue({ memberId, sessionId }: TokenHolder, expiresAt: number) {
    const [newest] = await this.#knownFor(keysAge)
    return new SignJWT({ sid: sessionId, memberId })
      .setProtectedHeader({ alg: algorithm, kid: newest.id })
      .setSubject(memberId)
      .setIssuedAt(Math.floor(this.#clock.now() / 1000))
      .setExpirationTime(expiresAt)
      .sign(bytesOf(newest))
  }

  async read(token: string) {
    try {
      const { kid } = decodeProtectedHeader(token)
      const key = await this.#keyNamed(kid)
      if (!key) return null
      const { payload } = await jwtVerify(token, bytesOf(key), {
        algorithms: [algorithm],
        currentDate: new Date(this.#clock.now()),
      })
      const { sub, sid } = v.parse(payloadSchema, payload)
      return { memberId: sub, sessionId: sid }
    } catch (error) {
      if (isNoToken(error)) return null
      throw error
    }
  }

  async #keyNamed(kid: unknown): Promise<SigningKey | undefined> {
    if (typeof kid !== 'string') return undefined
    const known = (await this.#knownFor(keysAge)).find(({ id }) => id === kid)
    return known ?? (await this.#knownFor(unknownKeyPause)).find(({ id }) => id === kid)
  }

  /** The keys as they were read at most that long ago, in milliseconds. */
  #knownFor(longest: number) {
    const now = this.#clock.now()
    if (this.#loaded && now - this.#loaded.at < longest) return this.#loaded.keys
    const keys = this.#keys.of('access-tokens').catch((error: unknown) => {
      // A database that does not answer now may answer next time.
      if (this.#loaded?.keys === keys) this.#loaded = undefined
      throw error
    })
    this.#loaded = { keys, at: now }
    return keys
  }
}

/** Jose's own errors, a token that is no token, and a payload that is not ours: all are simply no access. */
const isNoToken = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof v.ValiError || (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))

import { decodeProtectedHeader, jwtVerify, SignJWT } from 'jose'
import * as v from 'valibot'
import type { AccessTokens, TokenHolder } from '../../application/ports/access-tokens.ts'
import type { Clock } from '../../application/ports/clock.ts'
import type { SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'

const algorithm = 'HS256'
const payloadSchema = v.object({ sub: v.string(), sid: v.string() })
const bytesOf = (key: SigningKey): Uint8Array => new TextEncoder().encode(key.secret)

/** Access tokens as JSON Web Tokens: `sub` is the member's id, `sid` the session's, `kid` the key's. */
export class JwtAccessTokens implements AccessTokens {
  readonly #keys: SigningKeys
  readonly #clock: Clock
  #known: Promise<readonly [SigningKey, ...SigningKey[]]> | undefined

  constructor(keys: SigningKeys, clock: Clock) {
    this.#keys = keys
    this.#clock = clock
  }

  async issue({ memberId, sessionId }: TokenHolder, expiresAt: number) {
    const [newest] = await this.#loaded()
    return new SignJWT({ sid: sessionId })
      .setProtectedHeader({ alg: algorithm, kid: newest.id })
      .setSubject(memberId)
      .setIssuedAt(Math.floor(this.#clock.now() / 1000))
      .setExpirationTime(expiresAt)
      .sign(bytesOf(newest))
  }

  async read(token: string) {
    try {
      const { kid } = decodeProtectedHeader(token)
      const key = (await this.#loaded()).find(({ id }) => id === kid)
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

  #loaded() {
    this.#known ??= this.#keys.of('access-tokens').catch((error: unknown) => {
      // A database that does not answer now may answer next time.
      this.#known = undefined
      throw error
    })
    return this.#known
  }
}

/** Jose's own errors, a token that is no token, and a payload that is not ours: all are simply no access. */
const isNoToken = (error: unknown): boolean =>
  error instanceof TypeError || error instanceof v.ValiError || (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_J'))

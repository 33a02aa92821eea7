import { CompactSign, compactVerify, decodeProtectedHeader, errors } from 'jose'
import * as v from 'valibot'
import type { OfferTokens } from '../../application/ports/offer-tokens.ts'
import type { SigningKey, SigningKeys } from '../../application/ports/signing-keys.ts'
import { type SignedOffer, signedOfferSchema } from '../../domain/offers/signed-offer.ts'

const algorithm = 'HS256'
const type = 'offer+jwt'
const bytesOf = (key: SigningKey): Uint8Array => new TextEncoder().encode(key.secret)

/** Offers as signed texts in three parts, the key's name in the first. Their end is in them, and is for the reader to judge. */
export class JwtOfferTokens implements OfferTokens {
  readonly #keys: Pick<SigningKeys, 'of'>
  constructor(keys: Pick<SigningKeys, 'of'>) {
    this.#keys = keys
  }

  async sign(offer: SignedOffer) {
    const [newest] = await this.#keys.of('offers')
    return new CompactSign(new TextEncoder().encode(JSON.stringify(offer)))
      .setProtectedHeader({ alg: algorithm, kid: newest.id, typ: type })
      .sign(bytesOf(newest))
  }

  async read(token: string) {
    const kid = keyNamedIn(token)
    if (kid === null) return null
    const key = (await this.#keys.of('offers')).find(({ id }) => id === kid)
    if (!key) return null
    try {
      const { payload } = await compactVerify(token, bytesOf(key), { algorithms: [algorithm] })
      const read = v.safeParse(signedOfferSchema, JSON.parse(new TextDecoder().decode(payload)))
      return read.success ? read.output : null
    } catch (error) {
      if (error instanceof errors.JOSEError || error instanceof SyntaxError || error instanceof TypeError) return null
      throw error
    }
  }
}

/** Asked before the keys are: what is no token costs no look at the database. */
const keyNamedIn = (token: string): string | null => {
  try {
    const { kid, typ } = decodeProtectedHeader(token)
    return typ === type && kid !== undefined ? kid : null
  } catch {
    return null
  }
}

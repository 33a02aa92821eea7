import { describe, expect, test } from 'vitest'
import type { OfferTokens } from '../../application/ports/offer-tokens.ts'
import type { SignedOffer } from '../../domain/offers/signed-offer.ts'

const offer: SignedOffer = { planId: 'solo-yearly', couponCode: 'BIENVENUE', expiresAt: Date.UTC(2026, 11, 1) }

export const describeOfferTokensContract = (name: string, makeSubject: () => OfferTokens): void => {
  describe(`OfferTokens: ${name}`, () => {
    test('what was signed is read back, also when it is over', async () => {
      const tokens = makeSubject()
      const long: SignedOffer = { planId: 'p'.repeat(100), couponCode: 'É'.repeat(100), expiresAt: 0 }
      const first = await tokens.sign(offer)
      const second = await tokens.sign({ ...offer, couponCode: null })
      const third = await tokens.sign(long)
      expect(await tokens.read(first)).toEqual(offer)
      expect(await tokens.read(second)).toEqual({ ...offer, couponCode: null })
      expect(await tokens.read(third)).toEqual(long)
    })

    test('a token is a part of an address that needs no escaping', async () => {
      expect(await makeSubject().sign(offer)).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/)
    })

    test('a token that was changed anywhere opens nothing', async () => {
      const tokens = makeSubject()
      const token = await tokens.sign(offer)
      for (const place of [0, Math.floor(token.length / 2), token.length - 2]) {
        const other = token[place] === 'A' ? 'B' : 'A'
        expect(await tokens.read(token.slice(0, place) + other + token.slice(place + 1))).toBeNull()
      }
    })

    test.each(['', 'x', 'a.b.c', '..', 'eyJhbGciOiJub25lIn0.eyJwbGFuSWQiOiJzb2xvLXllYXJseSJ9.', '💥'])('%j opens nothing', async (text) => {
      expect(await makeSubject().read(text)).toBeNull()
    })
  })
}

import { describe, expect, test } from 'vitest'
import type { GiftCardCodes } from '../../application/ports/gift-card-codes.ts'
import { readGiftCardCode } from '../../domain/checkout/gift-card-code.ts'

export const describeGiftCardCodesContract = (name: string, makeSubject: () => GiftCardCodes): void => {
  describe(`GiftCardCodes: ${name}`, () => {
    test('gives codes that can be read, each once', () => {
      const codes = makeSubject()
      const given = Array.from({ length: 1000 }, () => codes.next())
      expect(given.map((code) => readGiftCardCode(code))).toEqual(given)
      expect(new Set(given)).toHaveProperty('size', 1000)
    })

    test('knows a code by a fingerprint that is always the same, and another one’s is not', async () => {
      const codes = makeSubject()
      const [first, second] = [codes.next(), codes.next()]
      const fingerprint = await codes.fingerprint(first)
      expect(fingerprint).not.toBe(first)
      expect(await codes.fingerprint(first)).toBe(fingerprint)
      expect(await codes.fingerprint(second)).not.toBe(fingerprint)
      expect(await makeSubject().fingerprint(first)).toBe(fingerprint)
    })
  })
}

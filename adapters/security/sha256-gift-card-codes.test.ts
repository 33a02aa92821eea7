import { expect, test } from 'vitest'
import { Sha256GiftCardCodes } from './sha256-gift-card-codes.ts'

const codes = new Sha256GiftCardCodes()

test('a fingerprint is the SHA-256 of the code', async () => {
  expect(await codes.fingerprint('abc')).toBe('ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad')
})

test('every character of a code is drawn from the whole alphabet', () => {
  const drawn = Array.from({ length: 2000 }, () => codes.next())
  for (let position = 0; position < 16; position += 1) expect(new Set(drawn.map((code) => code[position]))).toHaveProperty('size', 32)
})

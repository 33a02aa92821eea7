import { beforeEach, expect, test } from 'vitest'
import { readGiftCardCode } from '../../domain/checkout/gift-card-code.ts'
import { aService, noon } from '../../tests/builders/a-service.ts'
import { type GiftCardsToIssue, makeIssueGiftCards } from './issue-gift-cards.ts'

let service: Awaited<ReturnType<typeof aService>>
beforeEach(async () => {
  service = await aService()
})
const issue = (changes: Partial<GiftCardsToIssue> = {}) => makeIssueGiftCards(service)({ planId: 'solo-yearly', count: 1, expiresAt: null, ...changes })

test('gift cards have codes that are all different, and that are stored as fingerprints only', async () => {
  const codes = (await issue({ count: 40, expiresAt: noon + 1 }))._unsafeUnwrap()
  expect(new Set(codes)).toHaveProperty('size', 40)
  for (const code of codes) {
    expect(code).toMatch(/^(?:[0-9A-HJ-NP-RT-Z]{4}-){3}[0-9A-HJ-NP-RT-Z]{4}$/)
    const fingerprint = await service.codes.fingerprint(readGiftCardCode(code) ?? '')
    expect(await service.giftCards.find(fingerprint)).toEqual({ fingerprint, planId: 'solo-yearly', issuedAt: noon, expiresAt: noon + 1, orderId: null })
  }
})

test.each([
  ['none', { count: 0 }, { type: 'gift-card-count-refused', most: 10_000 }],
  ['a half', { count: 1.5 }, { type: 'gift-card-count-refused', most: 10_000 }],
  ['too many', { count: 10_001 }, { type: 'gift-card-count-refused', most: 10_000 }],
  ['some that have expired', { expiresAt: noon }, { type: 'gift-card-expiry-past' }],
  ['some of a plan that nobody sells', { planId: 'solo-weekly' }, { type: 'plan-unknown' }],
])('of gift cards, %s are refused', async (_, changes, refusal) => {
  expect((await issue(changes))._unsafeUnwrapErr()).toEqual(refusal)
})

test('ten thousand gift cards are issued at once', async () => {
  expect((await issue({ count: 10_000 }))._unsafeUnwrap()).toHaveLength(10_000)
})

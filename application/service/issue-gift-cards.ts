import { err, ok, type Result } from 'neverthrow'
import { formatGiftCardCode } from '../../domain/checkout/gift-card-code.ts'
import type { Clock } from '../ports/clock.ts'
import type { GiftCardCodes } from '../ports/gift-card-codes.ts'
import type { GiftCardRepository } from '../ports/gift-card-repository.ts'
import type { PlanCatalogue } from '../ports/plan-catalogue.ts'

const mostCards = 10_000

/** `expiresAt`: milliseconds since 1970, or null for cards that are good for ever. */
export type GiftCardsToIssue = { readonly planId: string; readonly count: number; readonly expiresAt: number | null }

export type IssueGiftCardsError =
  | { readonly type: 'plan-unknown' }
  | { readonly type: 'gift-card-count-refused'; readonly most: number }
  | { readonly type: 'gift-card-expiry-past' }

/**
 * Issues gift cards for a plan of the catalogue. Their codes are given this once: only their fingerprints are stored.
 *
 * @example issueGiftCards({ planId: 'solo-yearly', count: 1, expiresAt: null }) // ok(['7K2M-…'])
 */
export const makeIssueGiftCards =
  ({ giftCards, codes, plans, clock }: { giftCards: GiftCardRepository; codes: GiftCardCodes; plans: PlanCatalogue; clock: Clock }) =>
  async ({ planId, count, expiresAt }: GiftCardsToIssue): Promise<Result<readonly string[], IssueGiftCardsError>> => {
    const now = clock.now()
    if (!Number.isInteger(count) || count < 1 || count > mostCards) return err({ type: 'gift-card-count-refused', most: mostCards })
    if (expiresAt !== null && expiresAt <= now) return err({ type: 'gift-card-expiry-past' })
    if (!(await plans.find(planId))) return err({ type: 'plan-unknown' })

    const issued = Array.from({ length: count }, () => codes.next())
    const fingerprints = await Promise.all(issued.map((code) => codes.fingerprint(code)))
    await giftCards.add(fingerprints.map((fingerprint) => ({ fingerprint, planId, issuedAt: now, expiresAt, orderId: null })))
    return ok(issued.map(formatGiftCardCode))
  }

import { err, ok, type Result } from 'neverthrow'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { OneTimeTokenRepository } from '../ports/one-time-token-repository.ts'
import type { RandomTokens } from '../ports/random-tokens.ts'
import { issueConfirmation, type LinkParts } from './one-time-links.ts'

export type ConfirmEmailError = { readonly type: 'confirmation-token-refused' }

/**
 * Confirms an address with the token of the mail, within 7 days. A link that is opened twice confirms twice. Refusal:
 * `confirmation-token-refused`, when nobody gave the token, or it is over.
 */
export const makeConfirmEmail =
  ({ oneTimeTokens, randomTokens, clock }: { oneTimeTokens: OneTimeTokenRepository; randomTokens: RandomTokens; clock: Clock }) =>
  async (token: string): Promise<Result<void, ConfirmEmailError>> =>
    (await oneTimeTokens.confirmEmail(await randomTokens.fingerprint(token), clock.now())) ? ok() : err({ type: 'confirmation-token-refused' })

export type SendConfirmationAgainError = { readonly type: 'member-unknown' } | { readonly type: 'email-already-confirmed' }

/** Queues another mail with a link that confirms the member's address. The links of earlier mails stay good. */
export const makeSendConfirmationAgain =
  (parts: LinkParts & { members: MemberRepository; oneTimeTokens: OneTimeTokenRepository; clock: Clock }) =>
  async (memberId: string): Promise<Result<void, SendConfirmationAgainError>> => {
    const member = await parts.members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })
    if (member.emailConfirmedAt !== null) return err({ type: 'email-already-confirmed' })
    const { email: recipient, locale } = member
    await parts.oneTimeTokens.issue(memberId, await issueConfirmation(parts, { recipient, locale, now: parts.clock.now() }))
    return ok()
  }

import { err, ok, type Result } from 'neverthrow'
import { parseDeleteAccountForm } from '../../domain/session/delete-account-form.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { AccountData } from '../ports/account-data.ts'
import type { Clock } from '../ports/clock.ts'
import type { MemberRepository } from '../ports/member-repository.ts'
import type { PasswordHasher } from '../ports/password-hasher.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'

export type DeleteAccountError =
  | FormRefused<'password'>
  | { readonly type: 'password-refused' }
  | { readonly type: 'member-unknown' }

/**
 * Erases what the product holds on a member who knows their password; the last mail to their address says so. The address
 * is free for a new account then, and no token of the old one is worth anything. Orders and subscriptions stay, under an
 * id that leads to nobody, for as long as accounts must be kept.
 *
 * A subscription that runs is no obstacle: it renews no more, and what is left of it is lost without a refund, since there
 * is nobody left to use it. The page says so before. Whoever wants their money back withdraws first, within the 14 days.
 *
 * Source: GDPR, article 17; the orders: code de commerce, article L123-22 (10 years).
 */
export const makeDeleteAccount =
  ({ members, passwords, accountData, clock, ids }: { members: MemberRepository; passwords: PasswordHasher; accountData: AccountData; clock: Clock; ids: UniqueIds }) =>
  async (memberId: string, typed: unknown): Promise<Result<void, DeleteAccountError>> => {
    const form = parseDeleteAccountForm(typed)
    if (form.isErr()) return err(form.error)

    const member = await members.find(memberId)
    if (!member) return err({ type: 'member-unknown' })
    if (!(await passwords.verify(form.value.password, member.passwordHash))) return err({ type: 'password-refused' })

    const now = clock.now()
    const { email: recipient, locale } = member
    const mail = { id: ids.next(), recipient, locale, mail: { kind: 'account-deleted', deletedAt: now }, createdAt: now } as const
    return (await accountData.erase(memberId, { at: now, mail })) ? ok() : err({ type: 'member-unknown' })
  }

import { err, type Result } from 'neverthrow'
import { parseChangePasswordForm } from '../../domain/session/change-password-form.ts'
import { parseDeleteAccountForm } from '../../domain/session/delete-account-form.ts'
import type { AccountGateway, ChangePasswordRefusal, DeleteAccountRefusal } from '../ports/account-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** Changes the password; a form that cannot be right is refused before it is sent. */
export const makeChangePassword =
  ({ account }: { account: Pick<AccountGateway, 'changePassword'> }) =>
  async (typed: unknown): Promise<Result<void, ChangePasswordRefusal | ServiceUnreachable>> => {
    const form = parseChangePasswordForm(typed)
    return form.isErr() ? err(form.error) : account.changePassword(form.value)
  }

export const makeDeleteAccount =
  ({ account }: { account: Pick<AccountGateway, 'deleteAccount'> }) =>
  async (typed: unknown): Promise<Result<void, DeleteAccountRefusal | ServiceUnreachable>> => {
    const form = parseDeleteAccountForm(typed)
    return form.isErr() ? err(form.error) : account.deleteAccount(form.value)
  }

import { err, type Result } from 'neverthrow'
import { parseForgotPasswordForm } from '../../domain/session/forgot-password-form.ts'
import { parseResetPasswordForm } from '../../domain/session/reset-password-form.ts'
import type { RequestPasswordResetRefusal, ResetPasswordRefusal, SessionGateway } from '../ports/session-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** Asks for the mail with which a new password is chosen; a form that cannot be right is refused before it is sent. */
export const makeRequestPasswordReset =
  ({ session }: { session: Pick<SessionGateway, 'requestPasswordReset'> }) =>
  async (typed: unknown): Promise<Result<void, RequestPasswordResetRefusal | ServiceUnreachable>> => {
    const form = parseForgotPasswordForm(typed)
    return form.isErr() ? err(form.error) : session.requestPasswordReset(form.value)
  }

/**
 * Chooses a new password with the token of the mail. A token that nobody could have been sent is `reset-token-refused`
 * rather than a field to correct: no person types it.
 */
export const makeResetPassword =
  ({ session }: { session: Pick<SessionGateway, 'resetPassword'> }) =>
  async (typed: unknown): Promise<Result<void, ResetPasswordRefusal | ServiceUnreachable>> => {
    const form = parseResetPasswordForm(typed)
    if (form.isOk()) return session.resetPassword(form.value)
    return err('token' in form.error.fields ? { type: 'reset-token-refused' } : form.error)
  }

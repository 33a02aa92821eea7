import type { Result } from 'neverthrow'
import type { LogInField } from '../../domain/session/log-in-form.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { SignUpField } from '../../domain/session/sign-up-form.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'
import type { TooManyRequests } from './too-many-requests.ts'

export type SignUpRefusal = FormRefused<SignUpField> | { readonly type: 'email-already-registered' } | TooManyRequests
export type LogInRefusal = FormRefused<LogInField> | { readonly type: 'credentials-refused' } | TooManyRequests
export type RequestPasswordResetRefusal = FormRefused<'email'> | TooManyRequests
export type ResetPasswordRefusal =
  | FormRefused<'token' | 'password' | 'passwordConfirmation'>
  | { readonly type: 'reset-token-refused' }
  | TooManyRequests
export type ConfirmEmailRefusal = { readonly type: 'confirmation-token-refused' } | TooManyRequests
export type SendConfirmationAgainRefusal =
  | { readonly type: 'not-logged-in' }
  | { readonly type: 'email-already-confirmed' }
  | TooManyRequests

/** Opens and closes the person's session at the service, and follows the links of the mails about their account. */
export type SessionGateway = {
  signUp(form: unknown): Promise<Result<void, SignUpRefusal | ServiceUnreachable>>
  logIn(form: unknown): Promise<Result<void, LogInRefusal | ServiceUnreachable>>
  logOut(): Promise<Result<void, ServiceUnreachable>>
  /** Has a mail sent with a link to choose a new password; whether the address has an account is not told. */
  requestPasswordReset(form: unknown): Promise<Result<void, RequestPasswordResetRefusal | ServiceUnreachable>>
  /** Chooses a new password with the token of the mail, and ends every session of the account. */
  resetPassword(form: unknown): Promise<Result<void, ResetPasswordRefusal | ServiceUnreachable>>
  /** Confirms an address with the token of the mail. */
  confirmEmail(token: string): Promise<Result<void, ConfirmEmailRefusal | ServiceUnreachable>>
  /** Has the mail that confirms the member's address sent again. */
  sendConfirmationAgain(): Promise<Result<void, SendConfirmationAgainRefusal | ServiceUnreachable>>
}

import type { Result } from 'neverthrow'
import type { ChangePasswordField } from '../../domain/session/change-password-form.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'
import type { TooManyRequests } from './too-many-requests.ts'

/** Where somebody is logged in. Times in milliseconds since 1970. */
type OwnSession = {
  readonly id: string
  readonly openedAt: number
  /** When it was last used, to the day; null when it was not since it was opened. */
  readonly refreshedAt: number | null
  /** The one in which it is asked. */
  readonly isCurrent: boolean
}

/** A browser that is registered with the account; `registeredAt` in milliseconds since 1970. */
type OwnDevice = { readonly installationId: string; readonly registeredAt: number }

export type DeleteAccountField = 'password'

type PasswordRefused = { readonly type: 'password-refused' }

export type ChangePasswordRefusal = FormRefused<ChangePasswordField> | PasswordRefused | NotLoggedIn | TooManyRequests
export type DeleteAccountRefusal = FormRefused<DeleteAccountField> | PasswordRefused | NotLoggedIn | TooManyRequests
export type RemoveDeviceRefusal = NotLoggedIn | { readonly type: 'device-unknown' }
export type EndSessionRefusal = NotLoggedIn | { readonly type: 'session-unknown' }

/** What a member does about their account. */
export type AccountGateway = {
  /** Ends the member's other sessions too. */
  changePassword(form: unknown): Promise<Result<void, ChangePasswordRefusal | ServiceUnreachable>>
  /** The latest first. */
  listSessions(): Promise<Result<readonly OwnSession[], NotLoggedIn | ServiceUnreachable>>
  endSession(sessionId: string): Promise<Result<void, EndSessionRefusal | ServiceUnreachable>>
  /** Ends every session but this one. */
  endOtherSessions(): Promise<Result<void, NotLoggedIn | ServiceUnreachable>>
  /** Those registered last first. */
  listDevices(): Promise<Result<readonly OwnDevice[], NotLoggedIn | ServiceUnreachable>>
  removeDevice(installationId: string): Promise<Result<void, RemoveDeviceRefusal | ServiceUnreachable>>
  /** Everything that the service holds on the member, as JSON can say it. */
  exportData(): Promise<Result<Readonly<Record<string, unknown>>, NotLoggedIn | ServiceUnreachable>>
  deleteAccount(form: unknown): Promise<Result<void, DeleteAccountRefusal | ServiceUnreachable>>
}

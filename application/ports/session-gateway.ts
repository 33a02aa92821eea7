import type { Result } from 'neverthrow'
import type { LogInField } from '../../domain/session/log-in-form.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { SignUpField } from '../../domain/session/sign-up-form.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'

export type SignUpRefusal = FormRefused<SignUpField> | { readonly type: 'email-already-registered' }
export type LogInRefusal = FormRefused<LogInField> | { readonly type: 'credentials-refused' }

/** Opens and closes the person's session at the service. */
export type SessionGateway = {
  signUp(form: unknown): Promise<Result<void, SignUpRefusal | ServiceUnreachable>>
  logIn(form: unknown): Promise<Result<void, LogInRefusal | ServiceUnreachable>>
  logOut(): Promise<Result<void, ServiceUnreachable>>
}

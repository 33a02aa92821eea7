import { err, type Result } from 'neverthrow'
import { parseLogInForm } from '../../domain/session/log-in-form.ts'
import { parseSignUpForm } from '../../domain/session/sign-up-form.ts'
import type { LogInRefusal, SessionGateway, SignUpRefusal } from '../ports/session-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** Makes an account; a form that cannot be right is refused before it is sent. */
export const makeSignUp =
  ({ session }: { session: Pick<SessionGateway, 'signUp'> }) =>
  async (typed: unknown): Promise<Result<void, SignUpRefusal | ServiceUnreachable>> => {
    const form = parseSignUpForm(typed)
    return form.isErr() ? err(form.error) : session.signUp(form.value)
  }

export const makeLogIn =
  ({ session }: { session: Pick<SessionGateway, 'logIn'> }) =>
  async (typed: unknown): Promise<Result<void, LogInRefusal | ServiceUnreachable>> => {
    const form = parseLogInForm(typed)
    return form.isErr() ? err(form.error) : session.logIn(form.value)
  }

import { err, type Result } from 'neverthrow'
import { logoutAddress } from '../../domain/navigation/redirects.ts'
import type { SiteNames } from '../../domain/navigation/site-names.ts'
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

/** Ends the session, and says where that leads: the login page, or the logout of the account site, where there is one. */
export const makeLogOut =
  ({ session, names }: { session: Pick<SessionGateway, 'logOut'>; names: Pick<SiteNames, 'accountSite'> }) =>
  async (): Promise<Result<string, ServiceUnreachable>> =>
    (await session.logOut()).map(() => logoutAddress(names))

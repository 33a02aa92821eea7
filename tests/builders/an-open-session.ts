import { openSession, type SessionParts } from '../../application/service/open-session.ts'
import { aMember } from './a-member.ts'

/** What the auth cookie holds of a session that was opened for a member whose password is the builder's, Léa unless the test says who. */
export const anOpenSession = async (service: SessionParts, memberId = 'lea') => {
  const auth = await openSession(service, aMember({ id: memberId }))
  if (!auth) throw new Error(`The session of ${memberId} was not opened.`)
  return auth
}

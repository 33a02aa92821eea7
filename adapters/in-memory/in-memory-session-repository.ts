import type { SessionRepository, SessionUser } from '../../application/ports/session-repository.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'

export class InMemorySessionRepository implements SessionRepository {
  readonly #tables: InMemoryAccountTables
  constructor(tables: InMemoryAccountTables) {
    this.#tables = tables
  }

  open(
    { id, memberId, passwordHash, openedAt }: { id: string; memberId: string; passwordHash: string; openedAt: number },
    token: { fingerprint: string; expiresAt: number },
  ) {
    if (this.#tables.members.get(memberId)?.passwordHash !== passwordHash) return Promise.resolve(false)
    this.#tables.sessions.set(id, { memberId, openedAt, endedAt: null, childId: null })
    this.#tables.refreshTokens.set(token.fingerprint, { sessionId: id, expiresAt: token.expiresAt, replacedAt: null })
    return Promise.resolve(true)
  }

  isOpen(sessionId: string) {
    return Promise.resolve(this.#tables.sessions.get(sessionId)?.endedAt === null)
  }

  userOf(sessionId: string) {
    const session = this.#tables.sessions.get(sessionId)
    return Promise.resolve(session?.endedAt === null ? { childId: session.childId } : undefined)
  }

  handTo(memberId: string, sessionId: string, { childId }: SessionUser) {
    const session = this.#tables.sessions.get(sessionId)
    const isOwnChild = childId === null || this.#tables.children.get(childId)?.memberId === memberId
    if (session?.memberId !== memberId || session.endedAt !== null || !isOwnChild) return Promise.resolve(false)
    session.childId = childId
    return Promise.resolve(true)
  }

  ofMember(memberId: string, now: number) {
    const open = [...this.#tables.sessions].filter(([, session]) => session.memberId === memberId && session.endedAt === null)
    return Promise.resolve(
      open
        .flatMap(([id, { openedAt }]) => {
          const tokens = [...this.#tables.refreshTokens.values()].filter(({ sessionId }) => sessionId === id)
          const replaced = tokens.flatMap(({ replacedAt }) => replacedAt ?? [])
          const goesOn = tokens.some(({ expiresAt }) => now < expiresAt)
          return goesOn ? [{ id, openedAt, refreshedAt: replaced.length > 0 ? Math.max(...replaced) : null }] : []
        })
        .toSorted((a, b) => b.openedAt - a.openedAt || (a.id < b.id ? -1 : 1)),
    )
  }

  findToken(fingerprint: string) {
    const token = this.#tables.refreshTokens.get(fingerprint)
    const session = token && this.#tables.sessions.get(token.sessionId)
    return Promise.resolve(session && { ...token, memberId: session.memberId, sessionEndedAt: session.endedAt })
  }

  replaceToken(replaced: { fingerprint: string; at: number }, successor: { fingerprint: string; expiresAt: number }) {
    const token = this.#tables.refreshTokens.get(replaced.fingerprint)
    if (!token || token.replacedAt !== null) return Promise.resolve(false)
    token.replacedAt = replaced.at
    this.#tables.refreshTokens.set(successor.fingerprint, { sessionId: token.sessionId, expiresAt: successor.expiresAt, replacedAt: null })
    return Promise.resolve(true)
  }

  end(sessionId: string, at: number) {
    const session = this.#tables.sessions.get(sessionId)
    if (session) session.endedAt ??= at
    return Promise.resolve()
  }

  endOwn(memberId: string, sessionId: string, at: number) {
    const session = this.#tables.sessions.get(sessionId)
    if (session?.memberId !== memberId || session.endedAt !== null) return Promise.resolve(false)
    session.endedAt = at
    return Promise.resolve(true)
  }

  endOthers(memberId: string, keptSessionId: string, at: number) {
    this.#tables.endSessions(memberId, at, keptSessionId)
    return Promise.resolve()
  }
}

import type { SessionRepository } from '../../application/ports/session-repository.ts'

type Session = { memberId: string; endedAt: number | null }
type Token = { sessionId: string; expiresAt: number; replacedAt: number | null }

export class InMemorySessionRepository implements SessionRepository {
  readonly #sessions = new Map<string, Session>()
  readonly #tokens = new Map<string, Token>()

  open(session: { id: string; memberId: string }, token: { fingerprint: string; expiresAt: number }) {
    this.#sessions.set(session.id, { memberId: session.memberId, endedAt: null })
    this.#tokens.set(token.fingerprint, { sessionId: session.id, expiresAt: token.expiresAt, replacedAt: null })
    return Promise.resolve()
  }

  isOpen(sessionId: string) {
    return Promise.resolve(this.#sessions.get(sessionId)?.endedAt === null)
  }

  findToken(fingerprint: string) {
    const token = this.#tokens.get(fingerprint)
    const session = token && this.#sessions.get(token.sessionId)
    return Promise.resolve(session && { ...token, memberId: session.memberId, sessionEndedAt: session.endedAt })
  }

  replaceToken(replaced: { fingerprint: string; at: number }, successor: { fingerprint: string; expiresAt: number }) {
    const token = this.#tokens.get(replaced.fingerprint)
    if (!token || token.replacedAt !== null) return Promise.resolve(false)
    token.replacedAt = replaced.at
    this.#tokens.set(successor.fingerprint, { sessionId: token.sessionId, expiresAt: successor.expiresAt, replacedAt: null })
    return Promise.resolve(true)
  }

  end(sessionId: string, at: number) {
    const session = this.#sessions.get(sessionId)
    if (session) session.endedAt ??= at
    return Promise.resolve()
  }
}

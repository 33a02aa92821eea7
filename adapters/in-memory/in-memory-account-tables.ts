import type { Child } from '../../domain/family/child.ts'
import type { Device } from '../../application/ports/device-repository.ts'
import type { Member } from '../../application/ports/member-repository.ts'
import type { OneTimeToken } from '../../application/ports/one-time-token-repository.ts'

type Session = { readonly memberId: string; readonly openedAt: number; endedAt: number | null; childId: string | null }
type RefreshToken = { readonly sessionId: string; readonly expiresAt: number; replacedAt: number | null }

/** What the repositories of accounts share, as they change it together. */
export class InMemoryAccountTables {
  readonly members = new Map<string, Member>()
  readonly sessions = new Map<string, Session>()
  readonly refreshTokens = new Map<string, RefreshToken>()
  readonly oneTimeTokens = new Map<string, OneTimeToken & { readonly memberId: string }>()
  readonly devices = new Map<string, ReadonlyMap<string, Device>>()
  readonly children = new Map<string, Child & { readonly memberId: string }>()

  endSessions(memberId: string, at: number, except: string | null): void {
    for (const [id, session] of this.sessions) if (session.memberId === memberId && id !== except) session.endedAt ??= at
  }

  /** The children of a member, those added first before the others. */
  childrenOf(memberId: string): readonly Child[] {
    return [...this.children.values()]
      .flatMap(({ memberId: parent, ...child }) => (parent === memberId ? [child] : []))
      .toSorted((a, b) => a.addedAt - b.addedAt || (a.id < b.id ? -1 : 1))
  }

  /** Removes the tokens of a member of which the given is true. */
  removeTokens(memberId: string, isToGo: (token: OneTimeToken) => boolean): void {
    for (const [fingerprint, token] of this.oneTimeTokens) {
      if (token.memberId === memberId && isToGo(token)) this.oneTimeTokens.delete(fingerprint)
    }
  }
}

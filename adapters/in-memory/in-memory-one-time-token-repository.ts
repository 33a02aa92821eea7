import type { MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { OneTimePurpose, OneTimeTokenRepository, TokenByMail } from '../../application/ports/one-time-token-repository.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'

export class InMemoryOneTimeTokenRepository implements OneTimeTokenRepository {
  readonly #tables: InMemoryAccountTables
  readonly #outbox: Pick<MailOutbox, 'add'>

  constructor(tables: InMemoryAccountTables, outbox: Pick<MailOutbox, 'add'>) {
    this.#tables = tables
    this.#outbox = outbox
  }

  async issue(memberId: string | null, { token, mail }: TokenByMail) {
    if (memberId === null || !this.#tables.members.has(memberId)) return
    this.#tables.removeTokens(memberId, ({ expiresAt }) => expiresAt <= mail.createdAt)
    this.#tables.oneTimeTokens.set(token.fingerprint, { ...token, memberId })
    await this.#outbox.add(mail)
  }

  findHolder(fingerprint: string, purpose: OneTimePurpose, now: number) {
    return Promise.resolve(this.#holder(fingerprint, purpose, now))
  }

  confirmEmail(fingerprint: string, at: number) {
    const member = this.#memberOf(fingerprint, 'email-confirmation', at)
    if (member) this.#tables.members.set(member.id, { ...member, emailConfirmedAt: member.emailConfirmedAt ?? at })
    return Promise.resolve(member !== undefined)
  }

  async resetPassword(fingerprint: string, { passwordHash, at, mail }: { passwordHash: string; at: number; mail: QueuedMail }) {
    const member = this.#memberOf(fingerprint, 'password-reset', at)
    if (!member) return false
    this.#tables.members.set(member.id, { ...member, passwordHash, emailConfirmedAt: member.emailConfirmedAt ?? at })
    this.#tables.removeTokens(member.id, ({ purpose }) => purpose === 'password-reset')
    this.#tables.endSessions(member.id, at, null)
    await this.#outbox.add(mail)
    return true
  }

  #holder(fingerprint: string, purpose: OneTimePurpose, now: number): string | undefined {
    const token = this.#tables.oneTimeTokens.get(fingerprint)
    return token?.purpose === purpose && now < token.expiresAt ? token.memberId : undefined
  }

  #memberOf(fingerprint: string, purpose: OneTimePurpose, now: number) {
    return this.#tables.members.get(this.#holder(fingerprint, purpose, now) ?? '')
  }
}

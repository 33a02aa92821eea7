import { err, type Result } from 'neverthrow'
import type { MailOutbox, QueuedMail } from '../../application/ports/mail-outbox.ts'
import type { Member, MemberRepository, PasswordHashChange } from '../../application/ports/member-repository.ts'
import type { TokenByMail } from '../../application/ports/one-time-token-repository.ts'
import type { GivenProfile } from '../../domain/profile/given-profile.ts'
import type { ProfileChange } from '../../domain/profile/profile-change.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'

export class InMemoryMemberRepository implements MemberRepository {
  readonly #tables: InMemoryAccountTables
  readonly #outbox: Pick<MailOutbox, 'add'>

  constructor(tables: InMemoryAccountTables, outbox: Pick<MailOutbox, 'add'>) {
    this.#tables = tables
    this.#outbox = outbox
  }

  async add(member: Member, confirmation?: TokenByMail) {
    if (this.#withEmail(member.email)) return 'email-already-registered'
    this.#tables.members.set(member.id, member)
    if (confirmation) {
      const { token, mail } = confirmation
      this.#tables.oneTimeTokens.set(token.fingerprint, { ...token, memberId: member.id })
      await this.#outbox.add(mail)
    }
    return 'added'
  }

  find(id: string) {
    return Promise.resolve(this.#tables.members.get(id))
  }

  findByEmail(email: string) {
    return Promise.resolve(this.#withEmail(email))
  }

  changeProfile(id: string, change: ProfileChange) {
    const member = this.#tables.members.get(id)
    if (member) this.#tables.members.set(id, { ...member, profile: { ...member.profile, ...change } })
    return Promise.resolve(member !== undefined)
  }

  reviseProfile<Revision extends { readonly change: Partial<GivenProfile> }, Refusal>(
    id: string,
    revise: (profile: GivenProfile) => Result<Revision, Refusal>,
  ): Promise<Result<Revision, Refusal | { type: 'member-unknown' }>> {
    const member = this.#tables.members.get(id)
    if (!member) return Promise.resolve(err({ type: 'member-unknown' }))
    const revised = revise(member.profile)
    if (revised.isOk()) this.#tables.members.set(id, { ...member, profile: { ...member.profile, ...revised.value.change } })
    return Promise.resolve(revised)
  }

  renewPasswordHash(id: string, hash: PasswordHashChange) {
    this.#changeHash(id, hash)
    return Promise.resolve()
  }

  async changePassword(id: string, hash: PasswordHashChange, { keepSession, at, mail }: { keepSession: string; at: number; mail: QueuedMail }) {
    if (!this.#changeHash(id, hash)) return false
    this.#tables.endSessions(id, at, keepSession)
    this.#tables.removeTokens(id, ({ purpose }) => purpose === 'password-reset')
    await this.#outbox.add(mail)
    return true
  }

  #changeHash(id: string, { from, to }: PasswordHashChange): boolean {
    const member = this.#tables.members.get(id)
    if (member?.passwordHash !== from) return false
    this.#tables.members.set(id, { ...member, passwordHash: to })
    return true
  }

  #withEmail(email: string): Member | undefined {
    return [...this.#tables.members.values()].find((member) => member.email === email)
  }
}

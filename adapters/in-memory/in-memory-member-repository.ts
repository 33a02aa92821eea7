import type { Member, MemberRepository } from '../../application/ports/member-repository.ts'

export class InMemoryMemberRepository implements MemberRepository {
  readonly #members = new Map<string, Member>()

  add(member: Member) {
    if (this.#withEmail(member.email)) return Promise.resolve('email-already-registered' as const)
    this.#members.set(member.id, member)
    return Promise.resolve('added' as const)
  }

  find(id: string) {
    return Promise.resolve(this.#members.get(id))
  }

  findByEmail(email: string) {
    return Promise.resolve(this.#withEmail(email))
  }

  #withEmail(email: string): Member | undefined {
    return [...this.#members.values()].find((member) => member.email === email)
  }
}

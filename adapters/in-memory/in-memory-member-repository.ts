import type { Member, MemberRepository } from '../../application/ports/member-repository.ts'

export class InMemoryMemberRepository implements MemberRepository {
  readonly #members = new Map<string, Member>()

  async add(member: Member) {
    if (await this.findByEmail(member.email)) return 'email-already-registered'
    this.#members.set(member.id, member)
    return 'added'
  }

  find(id: string) {
    return Promise.resolve(this.#members.get(id))
  }

  findByEmail(email: string) {
    return Promise.resolve([...this.#members.values()].find((member) => member.email === email))
  }
}

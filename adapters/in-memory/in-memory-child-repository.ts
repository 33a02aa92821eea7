import { err, ok, type Result } from 'neverthrow'
import type { ChildRepository } from '../../application/ports/child-repository.ts'
import type { ChildForm } from '../../domain/family/child-form.ts'
import type { Child } from '../../domain/family/child.ts'
import type { InMemoryAccountTables } from './in-memory-account-tables.ts'
import type { InMemoryQuizAttemptRepository } from './in-memory-quiz-attempt-repository.ts'

export class InMemoryChildRepository implements ChildRepository {
  readonly #tables: InMemoryAccountTables
  readonly #attempts: Pick<InMemoryQuizAttemptRepository, 'eraseOf'>

  constructor(tables: InMemoryAccountTables, attempts: Pick<InMemoryQuizAttemptRepository, 'eraseOf'>) {
    this.#tables = tables
    this.#attempts = attempts
  }

  add<Refusal>(memberId: string, child: Child, checkRoom: (children: number) => Result<unknown, Refusal>) {
    type Added = Result<void, Refusal | { readonly type: 'member-unknown' }>
    if (!this.#tables.members.has(memberId)) return Promise.resolve<Added>(err({ type: 'member-unknown' }))
    const room = checkRoom(this.#tables.childrenOf(memberId).length)
    if (room.isErr()) return Promise.resolve<Added>(err(room.error))
    this.#tables.children.set(child.id, { ...child, memberId })
    return Promise.resolve<Added>(ok())
  }

  ofMember(memberId: string) {
    return Promise.resolve(this.#tables.childrenOf(memberId))
  }

  find(memberId: string, childId: string) {
    return Promise.resolve(this.#tables.childrenOf(memberId).find(({ id }) => id === childId))
  }

  change(memberId: string, childId: string, change: ChildForm) {
    const child = this.#tables.children.get(childId)
    if (child?.memberId !== memberId) return Promise.resolve(false)
    this.#tables.children.set(childId, { ...child, ...change })
    return Promise.resolve(true)
  }

  async remove(memberId: string, childId: string, at: number) {
    if (this.#tables.children.get(childId)?.memberId !== memberId) return false
    this.#tables.children.delete(childId)
    for (const session of this.#tables.sessions.values()) if (session.childId === childId) session.endedAt ??= at
    await this.#attempts.eraseOf({ kind: 'child', childId })
    return true
  }
}

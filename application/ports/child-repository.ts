import type { Result } from 'neverthrow'
import type { ChildForm } from '../../domain/family/child-form.ts'
import type { Child } from '../../domain/family/child.ts'

/** The children of members' families. */
export type ChildRepository = {
  /**
   * Adds a child to a member's family unless that is refused, given how many children there are; nobody adds another one
   * meanwhile.
   */
  add<Refusal>(
    memberId: string,
    child: Child,
    checkRoom: (children: number) => Result<unknown, Refusal>,
  ): Promise<Result<void, Refusal | { readonly type: 'member-unknown' }>>
  /** Those added first come first. */
  ofMember(memberId: string): Promise<readonly Child[]>
  /** Undefined for a child of somebody else's too. */
  find(memberId: string, childId: string): Promise<Child | undefined>
  /** False when the member has no such child. */
  change(memberId: string, childId: string, change: ChildForm): Promise<boolean>
  /** Removes a child with all they did, and ends the sessions that they use; false when the member has no such child. */
  remove(memberId: string, childId: string, at: number): Promise<boolean>
}

import { err, type Result } from 'neverthrow'
import { parseChildForm } from '../../domain/family/child-form.ts'
import { parseParentForm } from '../../domain/family/parent-form.ts'
import type { AddChildRefusal, ChangeChildRefusal, FamilyGateway, ReturnToParentRefusal } from '../ports/family-gateway.ts'
import type { ServiceUnreachable } from '../ports/service-unreachable.ts'

/** Adds a child; a form that cannot be right is refused before it is sent. */
export const makeAddChild =
  ({ family }: { family: Pick<FamilyGateway, 'addChild'> }) =>
  async (typed: unknown): Promise<Result<{ readonly id: string }, AddChildRefusal | ServiceUnreachable>> => {
    const form = parseChildForm(typed)
    return form.isErr() ? err(form.error) : family.addChild(form.value)
  }

export const makeChangeChild =
  ({ family }: { family: Pick<FamilyGateway, 'changeChild'> }) =>
  async (childId: string, typed: unknown): Promise<Result<void, ChangeChildRefusal | ServiceUnreachable>> => {
    const form = parseChildForm(typed)
    return form.isErr() ? err(form.error) : family.changeChild(childId, form.value)
  }

export const makeReturnToParent =
  ({ family }: { family: Pick<FamilyGateway, 'returnToParent'> }) =>
  async (typed: unknown): Promise<Result<void, ReturnToParentRefusal | ServiceUnreachable>> => {
    const form = parseParentForm(typed)
    return form.isErr() ? err(form.error) : family.returnToParent(form.value)
  }

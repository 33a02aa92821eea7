import type { Result } from 'neverthrow'
import type { ChildForm } from '../../domain/family/child-form.ts'
import type { ChildView, FamilyView, LearnersView } from '../../domain/family/family-view.ts'
import type { RoomForChildRefusal } from '../../domain/subscriptions/family-members.ts'
import type { FormRefused } from '../../domain/validation/form-refusals.ts'
import type { NotLoggedIn } from './checkout-gateway.ts'
import type { ServiceUnreachable } from './service-unreachable.ts'
import type { TooManyRequests } from './too-many-requests.ts'

type ChildUnknown = { readonly type: 'child-unknown' }

export type ChildRefusal = NotLoggedIn | ChildUnknown
export type AddChildRefusal = FormRefused<keyof ChildForm> | { readonly type: RoomForChildRefusal['type'] } | NotLoggedIn | TooManyRequests
export type ChangeChildRefusal = FormRefused<keyof ChildForm> | ChildRefusal | TooManyRequests
export type ReturnToParentRefusal = FormRefused<'password'> | { readonly type: 'password-refused' } | NotLoggedIn | TooManyRequests

/** The family of a member, and who uses the session. */
export type FamilyGateway = {
  read(): Promise<Result<FamilyView, NotLoggedIn | ServiceUnreachable>>
  readChild(childId: string): Promise<Result<ChildView, ChildRefusal | ServiceUnreachable>>
  addChild(form: unknown): Promise<Result<{ readonly id: string }, AddChildRefusal | ServiceUnreachable>>
  changeChild(childId: string, form: unknown): Promise<Result<void, ChangeChildRefusal | ServiceUnreachable>>
  removeChild(childId: string): Promise<Result<void, ChildRefusal | ServiceUnreachable>>
  listLearners(): Promise<Result<LearnersView, NotLoggedIn | ServiceUnreachable>>
  /** Hands the session to a child. */
  handTo(childId: string): Promise<Result<void, ChildRefusal | ServiceUnreachable>>
  /** Gives the session back to the parent, who knows the password. */
  returnToParent(form: unknown): Promise<Result<void, ReturnToParentRefusal | ServiceUnreachable>>
}

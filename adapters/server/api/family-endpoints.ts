import { ok } from 'neverthrow'
import * as v from 'valibot'
import { parseChildForm } from '../../../domain/family/child-form.ts'
import { childViewSchema, familyViewSchema, learnersViewSchema } from '../../../domain/family/family-view.ts'
import { parseParentForm } from '../../../domain/family/parent-form.ts'
import { nothingSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

type Typed = Readonly<Record<string, unknown>>

/** The family of a member: its children, what each one did, and who uses the session. */
export const familyEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/family',
      tag: 'family',
      summary: 'Who is in the member’s family, and in short what each child did.',
      access: 'member',
      answer: familyViewSchema,
      refusals: ['member-unknown'],
    },
    ({ service, memberId }) => service.readFamily(memberId),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'post',
      path: '/family/children',
      tag: 'family',
      summary: 'Adds a child to the family of a member whose family plan runs, up to five.',
      access: 'member',
      form: parseChildForm.schema,
      answer: v.object({ id: v.string() }),
      refusals: ['form-refused', 'plan-not-for-families', 'family-full', 'member-unknown'],
      limit: { action: 'family' },
    },
    ({ service, memberId, body }) => service.addChild(memberId, body),
  ),
  endpoint(
    {
      method: 'get',
      path: '/family/children/:childId',
      tag: 'family',
      summary: 'A child of the member’s own, with what they did.',
      access: 'member',
      answer: childViewSchema,
      refusals: ['child-unknown'],
    },
    ({ service, memberId, param }) => service.readChild(memberId, param('childId')),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'patch',
      path: '/family/children/:childId',
      tag: 'family',
      summary: 'Changes the name, the avatar and the class of a child of the member’s own.',
      access: 'member',
      form: parseChildForm.schema,
      answer: nothingSchema,
      refusals: ['form-refused', 'child-unknown'],
      limit: { action: 'family' },
    },
    ({ service, memberId, param, body }) => service.changeChild(memberId, param('childId'), body),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/family/children/:childId',
      tag: 'family',
      summary: 'Removes a child of the member’s own with all they did, and ends the sessions that they use.',
      access: 'member',
      answer: nothingSchema,
      refusals: ['child-unknown'],
    },
    ({ service, memberId, param }) => service.removeChild(memberId, param('childId')),
  ),
  endpoint(
    {
      method: 'get',
      path: '/family/learners',
      tag: 'family',
      summary: 'Who may use this session: the names and faces of the family’s children, and who uses it now.',
      access: 'member',
      forChildren: true,
      answer: learnersViewSchema,
      refusals: [],
    },
    async ({ service, ...session }) => ok(await service.listLearners(session)),
  ),
  endpoint<{ childId: string }, undefined, 'member'>(
    {
      method: 'post',
      path: '/family/learner',
      tag: 'family',
      summary: 'Hands this session to a child of the family.',
      access: 'member',
      forChildren: true,
      body: v.object({ childId: v.pipe(v.string(), v.nonEmpty(), v.maxLength(300)) }),
      answer: nothingSchema,
      refusals: ['child-unknown'],
    },
    ({ service, body, ...session }) => service.handToChild(session, body.childId),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'post',
      path: '/family/parent',
      tag: 'family',
      summary: 'Gives this session back to the member, who knows the password of the account.',
      access: 'member',
      forChildren: true,
      form: parseParentForm.schema,
      answer: nothingSchema,
      refusals: ['form-refused', 'password-refused', 'member-unknown'],
      limit: { action: 'password-check' },
    },
    ({ service, body, ...session }) => service.returnToParent(session, body),
  ),
]

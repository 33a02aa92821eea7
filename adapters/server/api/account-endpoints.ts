import { ok } from 'neverthrow'
import * as v from 'valibot'
import { profileChangeSchema } from '../../../domain/profile/profile-change.ts'
import { profileEntriesSchema, toProfileEntries } from '../../../domain/profile/profile-entries.ts'
import { profilingAnswerSchema } from '../../../domain/profile/profiling-answer.ts'
import { profilingStepNames } from '../../../domain/profile/profiling-steps.ts'
import { parseChangePasswordForm } from '../../../domain/session/change-password-form.ts'
import { parseDeleteAccountForm } from '../../../domain/session/delete-account-form.ts'
import { deviceRegistrationSchema } from '../../../domain/marketing/device-registration.ts'
import { nothingSchema, timeSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

type Typed = Readonly<Record<string, unknown>>

const token = v.pipe(v.string(), v.nonEmpty(), v.maxLength(2000))

/** Who the member is to the product, and what they may do with what it holds on them. */
export const accountEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/profile',
      tag: 'account',
      summary: 'The profile of whoever uses the session, as named entries: the member’s, or their child’s.',
      access: 'member',
      forChildren: true,
      answer: profileEntriesSchema,
      refusals: ['member-unknown'],
    },
    async ({ service, memberId, childId }) => {
      if (childId === null) return (await service.readProfile(memberId)).map(toProfileEntries)
      // A child who was removed just now has no session any more.
      return (await service.readChildProfile(memberId, childId)).map(toProfileEntries).mapErr(() => ({ type: 'not-logged-in' }) as const)
    },
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'patch',
      path: '/profile',
      tag: 'account',
      summary: 'Changes the entries of the profile that are the member’s to change.',
      access: 'member',
      form: profileChangeSchema,
      answer: nothingSchema,
      refusals: ['profile-change-malformed', 'form-refused', 'member-unknown'],
    },
    ({ service, memberId, body }) => service.changeProfile(memberId, body),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'post',
      path: '/profile/profiling',
      tag: 'account',
      summary: 'Keeps the answer to one step of the profiling, and says which step comes then; null when it is finished.',
      access: 'member',
      form: profilingAnswerSchema,
      answer: v.object({ next: v.nullable(v.picklist(profilingStepNames)) }),
      refusals: ['profiling-answer-malformed', 'form-refused', 'member-unknown'],
    },
    ({ service, memberId, body }) => service.answerProfiling(memberId, body),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'post',
      path: '/device',
      tag: 'account',
      summary: 'Registers a browser of the member’s, and the campaign that brought it.',
      access: 'member',
      form: deviceRegistrationSchema,
      answer: nothingSchema,
      refusals: ['device-registration-malformed', 'member-unknown'],
    },
    ({ service, memberId, body }) => service.registerDevice(memberId, body),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/confirm-email',
      tag: 'account',
      summary: 'Confirms an address with the token of the mail.',
      access: 'anyone',
      forChildren: true,
      body: v.object({ token }),
      answer: nothingSchema,
      refusals: ['confirmation-token-refused'],
      limit: { action: 'confirm-email' },
    },
    ({ service, body }) => service.confirmEmail(body.token),
  ),
  endpoint(
    {
      method: 'post',
      path: '/account/confirmation-mail',
      tag: 'account',
      summary: 'Sends the mail that confirms the member’s address again.',
      access: 'member',
      answer: nothingSchema,
      refusals: ['member-unknown', 'email-already-confirmed'],
      limit: { action: 'confirmation-mail' },
    },
    ({ service, memberId }) => service.sendConfirmationAgain(memberId),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'post',
      path: '/account/password',
      tag: 'account',
      summary: 'Changes the password of a member who knows the present one, and ends their other sessions.',
      access: 'member',
      form: parseChangePasswordForm.schema,
      answer: nothingSchema,
      refusals: ['form-refused', 'password-refused', 'member-unknown'],
      limit: { action: 'password-check' },
    },
    ({ service, memberId, sessionId, body }) => service.changePassword(memberId, sessionId, body),
  ),
  endpoint(
    {
      method: 'get',
      path: '/account/sessions',
      tag: 'account',
      summary: 'Where the member is logged in, the latest first.',
      access: 'member',
      answer: v.array(v.object({ id: v.string(), openedAt: timeSchema, refreshedAt: v.nullable(timeSchema), isCurrent: v.boolean() })),
      refusals: [],
    },
    async ({ service, memberId, sessionId }) => ok(await service.listSessions(memberId, sessionId)),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/account/sessions',
      tag: 'account',
      summary: 'Ends every session of the member but this one.',
      access: 'member',
      answer: nothingSchema,
      refusals: [],
    },
    async ({ service, memberId, sessionId }) => {
      await service.endOtherSessions(memberId, sessionId)
      return ok({})
    },
  ),
  endpoint(
    {
      method: 'delete',
      path: '/account/sessions/:sessionId',
      tag: 'account',
      summary: 'Ends a session of the member’s own.',
      access: 'member',
      answer: nothingSchema,
      refusals: ['session-unknown'],
    },
    ({ service, memberId, param }) => service.endSession(memberId, param('sessionId')),
  ),
  endpoint(
    {
      method: 'get',
      path: '/account/devices',
      tag: 'account',
      summary: 'The browsers that are registered with the account, those registered last first.',
      access: 'member',
      answer: v.array(v.object({ installationId: v.string(), registeredAt: timeSchema })),
      refusals: [],
    },
    async ({ service, memberId }) => ok(await service.listDevices(memberId)),
  ),
  endpoint(
    {
      method: 'delete',
      path: '/account/devices/:installationId',
      tag: 'account',
      summary: 'Forgets a browser of the member’s own.',
      access: 'member',
      answer: nothingSchema,
      refusals: ['device-unknown'],
    },
    ({ service, memberId, param }) => service.removeDevice(memberId, param('installationId')),
  ),
  endpoint(
    {
      method: 'get',
      path: '/account/export',
      tag: 'account',
      summary: 'Everything that the product holds on the member.',
      access: 'member',
      answer: v.record(v.string(), v.unknown()),
      refusals: ['member-unknown'],
    },
    ({ service, memberId }) => service.exportAccount(memberId),
  ),
  endpoint<Typed, undefined, 'member'>(
    {
      method: 'post',
      path: '/account/delete',
      tag: 'account',
      summary: 'Erases the account of a member who knows their password.',
      access: 'member',
      form: parseDeleteAccountForm.schema,
      answer: nothingSchema,
      refusals: ['form-refused', 'password-refused', 'member-unknown'],
      limit: { action: 'password-check' },
    },
    async ({ service, memberId, body, cookies, setCookie }) => {
      const deleted = await service.deleteAccount(memberId, body)
      if (deleted.isOk()) setCookie(cookies.clearAuth())
      return deleted
    },
  ),
]

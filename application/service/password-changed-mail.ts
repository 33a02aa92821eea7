import type { QueuedMail } from '../ports/mail-outbox.ts'
import type { Member } from '../ports/member-repository.ts'
import type { UniqueIds } from '../ports/unique-ids.ts'

/** Tells a member that their password was changed, and where to choose another one if it was not they who did it. */
export const passwordChangedMail = (
  { ids, siteUrl }: { ids: UniqueIds; siteUrl: string },
  { email: recipient, locale }: Pick<Member, 'email' | 'locale'>,
  now: number,
): QueuedMail => ({
  id: ids.next(),
  recipient,
  locale,
  mail: { kind: 'password-changed', changedAt: now, link: `${siteUrl}/forgot-password` },
  createdAt: now,
})

import { err, ok, type Result } from 'neverthrow'
import type { Clock } from '../ports/clock.ts'
import type { NewsletterRepository } from '../ports/newsletter-repository.ts'

export type ConfirmNewsletterError = { readonly type: 'newsletter-subscriber-unknown' }

/** Confirms a subscription to the newsletter by the id in the link of the mail; a second time changes nothing. */
export const makeConfirmNewsletter =
  ({ subscribers, clock }: { subscribers: NewsletterRepository; clock: Clock }) =>
  async (id: string): Promise<Result<void, ConfirmNewsletterError>> =>
    (await subscribers.confirm(id, clock.now())) ? ok() : err({ type: 'newsletter-subscriber-unknown' })

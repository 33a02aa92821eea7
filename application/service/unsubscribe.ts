import type { NewsletterRepository } from '../ports/newsletter-repository.ts'

/** Ends a subscription to the newsletter and erases the subscriber; whoever is not there any more is unsubscribed already. */
export const makeUnsubscribe =
  ({ subscribers }: { subscribers: NewsletterRepository }) =>
  (id: string): Promise<void> =>
    subscribers.erase(id)

import type { NewsletterSubscriber } from '../../domain/newsletter/newsletter-subscriber.ts'

/** A pupil in terminale who subscribed at midnight and has not confirmed yet, with what the test says instead. */
export const aNewsletterSubscriber = (changes: Partial<NewsletterSubscriber> = {}): NewsletterSubscriber => ({
  id: 'subscriber-1',
  email: 'lea@example.org',
  accessType: 'student',
  levelOfEducation: 'terminale',
  location: 'popin-a',
  locale: 'fr',
  subscribedAt: Date.UTC(2026, 10, 21),
  confirmedAt: null,
  ...changes,
})

import type { NewsletterForm } from '../../domain/newsletter/newsletter-form.ts'

/** The whole form of a pupil in terminale, with what the test says instead. */
export const aNewsletterForm = (changes: Partial<NewsletterForm> = {}): NewsletterForm => ({
  type: 'lycee',
  programme: 'terminale',
  email: 'lea@example.org',
  acceptNewsletter: true,
  ...changes,
})

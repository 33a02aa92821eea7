import { type NewsletterSubscription, newsletterSubscriptionOf } from '../../domain/newsletter/newsletter-subscription.ts'
import { aNewsletterForm } from './a-newsletter-form.ts'

/** What the site sends for the form of `aNewsletterForm`, with what the test says instead. */
export const aNewsletterSubscription = (changes: Partial<NewsletterSubscription> = {}): NewsletterSubscription => ({
  ...newsletterSubscriptionOf(aNewsletterForm(), { sourceLocation: 'popin-a', recaptchaToken: 'token' }),
  ...changes,
})

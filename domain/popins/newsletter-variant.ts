import { type NewsletterVariant, newsletterVariants } from '../newsletter/newsletter-subscription.ts'

/**
 * The variant of the newsletter popin: drawn once between the two, then kept. What is stored and is no variant is drawn again.
 *
 * Source: specification, section 4, "Its variant is picked at random between two and kept in local storage".
 *
 * @param stored what the browser kept, null for nothing
 * @param random a number drawn from 0 up to but not including 1
 * @example drawNewsletterVariant('popin-b', 0.1) // 'popin-b'
 */
export const drawNewsletterVariant = (stored: string | null, random: number): NewsletterVariant =>
  newsletterVariants.find((variant) => variant === stored) ?? newsletterVariants[random < 0.5 ? 0 : 1]

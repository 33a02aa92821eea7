import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { parserOf } from '../validation/malformed.ts'
import type { NewsletterForm } from './newsletter-form.ts'
import { programmes } from './user-types.ts'

/** The two variants of the popin, one of which each browser draws. */
export const newsletterVariants = ['popin-a', 'popin-b'] as const
export type NewsletterVariant = (typeof newsletterVariants)[number]

/** Far above the tokens of the bot checks, which hold about 2,000 characters. */
const longestToken = 4096

/** What the site sends and the service reads. Source: specification, section 3, "Newsletter subscription", and section 7. */
export const newsletterSubscriptionSchema = v.strictObject({
  email: emailSchema,
  sourceAccessTypeName: v.picklist(['parent', 'student']),
  sourceLevelOfEducationName: v.picklist(programmes),
  sourceLocation: v.picklist(newsletterVariants),
  acceptNewsletter: v.literal(true),
  recaptchaToken: v.pipe(v.string(), v.nonEmpty(), v.maxLength(longestToken)),
})

export type NewsletterSubscription = v.InferOutput<typeof newsletterSubscriptionSchema>

/**
 * Reads a subscription on the service's side. Refused as `newsletter-subscription-malformed`, with the name of each field
 * that is missing, unknown or malformed; a consent that is not given is a malformed `acceptNewsletter`.
 *
 * @example parseNewsletterSubscription({ …, acceptNewsletter: false })
 * // err({ type: 'newsletter-subscription-malformed', faults: [{ field: 'acceptNewsletter', fault: 'invalid' }] })
 */
export const parseNewsletterSubscription = parserOf('newsletter-subscription-malformed', newsletterSubscriptionSchema)

/**
 * The subscription to send for a whole form.
 *
 * @param form what was typed, complete
 * @param sent where it was typed (the popin's variant), and the token that the bot check gave
 * @example newsletterSubscriptionOf(form, { sourceLocation: 'popin-a', recaptchaToken }).sourceAccessTypeName // 'student'
 */
export const newsletterSubscriptionOf = (
  { type, programme, email, acceptNewsletter }: NewsletterForm,
  sent: { sourceLocation: NewsletterVariant; recaptchaToken: string },
): NewsletterSubscription => ({
  email,
  sourceAccessTypeName: type === 'parents' ? 'parent' : 'student',
  sourceLevelOfEducationName: programme,
  sourceLocation: sent.sourceLocation,
  acceptNewsletter,
  recaptchaToken: sent.recaptchaToken,
})

/** Why the service did not subscribe somebody, with the summary that it gave for them, if any. */
export type NewsletterRefusal = {
  readonly type: 'email-already-subscribed' | 'newsletter-unavailable'
  readonly summary: string | null
}

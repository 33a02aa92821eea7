import * as v from 'valibot'
import { emailSchema } from '../validation/email.ts'
import { parserOf } from '../validation/malformed.ts'
import type { NewsletterForm } from './newsletter-form.ts'
import { programmes } from './user-types.ts'

/** The two variants of the popin, one of which each browser draws. */
export const newsletterVariants = ['popin-a', 'popin-b'] as const
export type NewsletterVariant = (typeof newsletterVariants)[number]

/** Where somebody subscribes: in a variant of the popin, or on the page that needs no scripts. */
export const newsletterLocations = [...newsletterVariants, 'page'] as const
export type NewsletterLocation = (typeof newsletterLocations)[number]

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

/** What the page that needs no scripts sends: no widget and no puzzle show there that a person asks. */
export const newsletterRequestSchema = v.omit(newsletterSubscriptionSchema, ['sourceLocation', 'recaptchaToken'])

export type NewsletterRequest = v.InferOutput<typeof newsletterRequestSchema>

/**
 * Reads a request of the page that needs no scripts. Refused as `newsletter-subscription-malformed`.
 *
 * @example parseNewsletterRequest({ email: 'lea@example' }).isErr() // true
 */
export const parseNewsletterRequest = parserOf('newsletter-subscription-malformed', newsletterRequestSchema)

/**
 * Reads a subscription on the service's side. Refused as `newsletter-subscription-malformed`, with the name of each field
 * that is missing, unknown or malformed; a consent that is not given is a malformed `acceptNewsletter`.
 *
 * @example parseNewsletterSubscription({ …, acceptNewsletter: false })
 * // err({ type: 'newsletter-subscription-malformed', faults: [{ field: 'acceptNewsletter', fault: 'invalid' }] })
 */
export const parseNewsletterSubscription = parserOf('newsletter-subscription-malformed', newsletterSubscriptionSchema)

/** The request to send for a whole form of the page that needs no scripts. */
export const newsletterRequestOf = ({ type, programme, email, acceptNewsletter }: NewsletterForm): NewsletterRequest => ({
  email,
  sourceAccessTypeName: type === 'parents' ? 'parent' : 'student',
  sourceLevelOfEducationName: programme,
  acceptNewsletter,
})

/**
 * The subscription to send for a whole form.
 *
 * @param form what was typed, complete
 * @param sent where it was typed (the popin's variant), and the token that the bot check gave
 * @example newsletterSubscriptionOf(form, { sourceLocation: 'popin-a', recaptchaToken }).sourceAccessTypeName // 'student'
 */
export const newsletterSubscriptionOf = (
  form: NewsletterForm,
  { sourceLocation, recaptchaToken }: { sourceLocation: NewsletterVariant; recaptchaToken: string },
): NewsletterSubscription => ({ ...newsletterRequestOf(form), sourceLocation, recaptchaToken })

/** Why the service did not subscribe somebody, with the summary that it gave for them, if any. */
export type NewsletterRefusal = {
  readonly type: 'email-already-subscribed' | 'newsletter-unavailable'
  readonly summary: string | null
}

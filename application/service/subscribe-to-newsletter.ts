import { err, type Result } from 'neverthrow'
import type { Locale } from '../../domain/locale/locale.ts'
import { parseNewsletterSubscription } from '../../domain/newsletter/newsletter-subscription.ts'
import type { Malformed } from '../../domain/validation/malformed.ts'
import type { HumanCheck, HumanCheckFailure } from '../ports/human-check.ts'
import { makeSendFreeSheets, type SendFreeSheetsParts } from './send-free-sheets.ts'

export type SubscribeToNewsletterError =
  | Malformed<'newsletter-subscription-malformed'>
  | HumanCheckFailure
  | { readonly type: 'email-already-subscribed' }

/**
 * Subscribes somebody to the newsletter: sends them five free documents and the link that confirms it.
 *
 * Only a person is told whether an address is known: the bot check comes first.
 *
 * Source: specification, section 7, `POST /newsletter/subscribe`.
 *
 * @example await subscribe(body, 'fr') // err({ type: 'email-already-subscribed' })
 */
export const makeSubscribeToNewsletter = ({ humans, ...parts }: SendFreeSheetsParts & { readonly humans: HumanCheck }) => {
  const sendFreeSheets = makeSendFreeSheets(parts)
  return async (typed: unknown, locale: Locale): Promise<Result<void, SubscribeToNewsletterError>> => {
    const subscription = parseNewsletterSubscription(typed)
    if (subscription.isErr()) return err(subscription.error)
    const { recaptchaToken, sourceLocation, ...request } = subscription.value
    const human = await humans.verify(recaptchaToken, 'subscribe')
    return human.isErr() ? err(human.error) : sendFreeSheets(request, sourceLocation, locale)
  }
}

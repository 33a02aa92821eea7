import type { Locale } from '../locale/locale.ts'
import type { NewsletterLocation, NewsletterSubscription } from './newsletter-subscription.ts'
import type { Programme } from './user-types.ts'

/** Somebody who asked for the newsletter. Nobody knows their `id` but the owner of the mailbox: links in mails hold it. */
export type NewsletterSubscriber = {
  readonly id: string
  /** In the form in which addresses are compared. */
  readonly email: string
  readonly accessType: NewsletterSubscription['sourceAccessTypeName']
  readonly levelOfEducation: Programme
  readonly location: NewsletterLocation
  readonly locale: Locale
  /** When they asked for it, and were last written to about it, in milliseconds since 1970. */
  readonly subscribedAt: number
  /** When they followed the link; until then they get no newsletter. */
  readonly confirmedAt: number | null
}

const oneDay = 24 * 3_600_000

/**
 * Whether an address counts as subscribed. Whoever has not confirmed may subscribe anew a day later, and is written to once
 * more: nobody gets more than one such mail a day, whoever types their address.
 *
 * @param now milliseconds since 1970
 * @example countsAsSubscribed({ subscribedAt: noon, confirmedAt: null }, noonOfTheNextDay) // false
 */
export const countsAsSubscribed = (
  { subscribedAt, confirmedAt }: Pick<NewsletterSubscriber, 'subscribedAt' | 'confirmedAt'>,
  now: number,
): boolean => confirmedAt !== null || now < subscribedAt + oneDay

import { toDecimal } from '../money/money.ts'
import type { AnalyticsEvent, AnalyticsPurchase } from './analytics-event.ts'

/** An entry of the tag manager's data layer: the event's name and its facts. */
export type DataLayerEntry = { readonly event: string } & Readonly<Record<string, string | number | boolean | null>>

/** Longer segments are no names of pages but keys of somebody: signed tokens, references. */
const longestSegment = 60

/** The path without its query; a segment that may tell who somebody is (a token, an address) is not repeated. */
const pagePathOf = (path: string): string =>
  path
    .replace(/[?#].*/s, '')
    .split('/')
    .map((segment) => (segment.length > longestSegment || /@|%40/.test(segment) ? '-' : segment))
    .join('/')

const purchaseFacts = ({ planId, amount }: AnalyticsPurchase) => ({ planId, value: toDecimal(amount), currency: amount.currency })

type Writers = { readonly [Type in AnalyticsEvent['type']]: (event: Extract<AnalyticsEvent, { type: Type }>) => DataLayerEntry }

/** Each fact is named, never copied as a whole: what the type of an event does not list stays out. */
const writers: Writers = {
  'profile-known': ({ profile: { accessType, levelOfEducation, country, isPremium, hasFamilyPlan } }) => ({
    event: 'profile', accessType, levelOfEducation, country, isPremium, hasFamilyPlan,
  }),
  'user-known': ({ userId }) => ({ event: 'userId', userId }),
  'first-activity': () => ({ event: 'first_activity' }),
  'consent-known': ({ audience, marketing }) => ({ event: 'consent', audience, marketing }),
  'installation-known': ({ installationId }) => ({ event: 'installId', installId: installationId }),
  'profiling-started': () => ({ event: 'profilingStart' }),
  'profiling-progressed': ({ step }) => ({ event: 'profilingProgress', step }),
  'profiling-completed': () => ({ event: 'profilingComplete' }),
  'sign-up-started': () => ({ event: 'signUpStart' }),
  'sign-up-completed': () => ({ event: 'signUpComplete' }),
  'checkout-initiated': ({ purchase }) => ({ event: 'initiateCheckout', ...purchaseFacts(purchase) }),
  'purchase-started': ({ purchase }) => ({ event: 'purchaseStart', ...purchaseFacts(purchase) }),
  'purchase-completed': ({ orderId, purchase }) => ({ event: 'purchaseComplete', orderId, ...purchaseFacts(purchase) }),
  'page-viewed': ({ path }) => ({ event: 'viewPage', path: pagePathOf(path) }),
  'content-viewed': ({ path, kind }) => ({ event: 'viewContent', path: pagePathOf(path), kind }),
  'paywall-viewed': ({ path }) => ({ event: 'viewPaywall', path: pagePathOf(path) }),
  'action-button-clicked': ({ button, path }) => ({ event: 'actionButtonClick', button, path: pagePathOf(path) }),
  'newsletter-failed': ({ reason }) => ({ event: 'newsletterFailure', reason }),
  'newsletter-email-typed': () => ({ event: 'newsletterEmailTyped' }),
}

/**
 * Writes an event as the data layer takes it, with the facts that it lists and no other; amounts are in units of their
 * currency, as the tag manager expects.
 *
 * Source: specification, section 7, "Analytics pushes to a data layer".
 *
 * @example dataLayerEntryOf({ type: 'page-viewed', path: '/premium?promocode=ABC' }) // { event: 'viewPage', path: '/premium' }
 */
export const dataLayerEntryOf = (event: AnalyticsEvent): DataLayerEntry =>
  (writers[event.type] as (event: AnalyticsEvent) => DataLayerEntry)(event)

import { expect, test } from 'vitest'
import { eur, xof } from '../money/money.ts'
import type { AnalyticsEvent } from './analytics-event.ts'
import { dataLayerEntryOf } from './data-layer-entry.ts'

const purchase = { planId: 'solo-yearly', amount: eur(89.99) }
const profile = { accessType: 'student', levelOfEducation: 'terminale', country: 'FR', isPremium: true, hasFamilyPlan: false }

const rows: [AnalyticsEvent, object][] = [
  [{ type: 'profile-known', profile }, { event: 'profile', ...profile }],
  [{ type: 'user-known', userId: 'member-1' }, { event: 'userId', userId: 'member-1' }],
  [{ type: 'first-activity' }, { event: 'first_activity' }],
  [{ type: 'consent-known', audience: true, marketing: false }, { event: 'consent', audience: true, marketing: false }],
  [{ type: 'installation-known', installationId: 'install-1' }, { event: 'installId', installId: 'install-1' }],
  [{ type: 'profiling-started' }, { event: 'profilingStart' }],
  [{ type: 'profiling-progressed', step: 'level' }, { event: 'profilingProgress', step: 'level' }],
  [{ type: 'profiling-completed' }, { event: 'profilingComplete' }],
  [{ type: 'sign-up-started' }, { event: 'signUpStart' }],
  [{ type: 'sign-up-completed' }, { event: 'signUpComplete' }],
  [{ type: 'checkout-initiated', purchase }, { event: 'initiateCheckout', planId: 'solo-yearly', value: 89.99, currency: 'EUR' }],
  [{ type: 'purchase-started', purchase }, { event: 'purchaseStart', planId: 'solo-yearly', value: 89.99, currency: 'EUR' }],
  [
    { type: 'purchase-completed', orderId: 'order-1', purchase: { planId: 'africa', amount: xof(98_387) } },
    { event: 'purchaseComplete', orderId: 'order-1', planId: 'africa', value: 98_387, currency: 'XOF' },
  ],
  [{ type: 'page-viewed', path: '/faq?lang=en' }, { event: 'viewPage', path: '/faq' }],
  [{ type: 'content-viewed', path: '/bac/annales#a', kind: 'course' }, { event: 'viewContent', path: '/bac/annales', kind: 'course' }],
  [{ type: 'paywall-viewed', path: '/premium?promocode=A' }, { event: 'viewPaywall', path: '/premium' }],
  [
    { type: 'action-button-clicked', button: 'subscribe', path: '/?email=lea@example.org' },
    { event: 'actionButtonClick', button: 'subscribe', path: '/' },
  ],
  [{ type: 'newsletter-failed', reason: 'email-already-subscribed' }, { event: 'newsletterFailure', reason: 'email-already-subscribed' }],
  [{ type: 'newsletter-email-typed' }, { event: 'newsletterEmailTyped' }],
]

test.each(rows)('%o is written as %o', (event, entry) => {
  expect(dataLayerEntryOf(event)).toEqual(entry)
})

test.each(rows)('%o carries nothing that it does not list', (event) => {
  const secret = { email: 'lea@example.org', firstname: 'Léa', birthdate: '2011-03-04' }
  const talkative = {
    ...event,
    ...secret,
    ...('profile' in event && { profile: { ...event.profile, ...secret } }),
    ...('purchase' in event && { purchase: { ...event.purchase, ...secret } }),
  }
  expect(dataLayerEntryOf(talkative)).toEqual(dataLayerEntryOf(event))
})

test.each([
  ['/revisions/maths/algebre', '/revisions/maths/algebre'],
  ['/premium/checkout/solo#pay?x', '/premium/checkout/solo'],
  ['/faq?a=b\nc#d', '/faq'],
  [`/premium/${'a'.repeat(60)}`, `/premium/${'a'.repeat(60)}`],
  [`/premium/${'a'.repeat(61)}`, '/premium/-'],
  ['/reset/lea@example.org/new', '/reset/-/new'],
  ['/reset/lea%40example.org', '/reset/-'],
  ['', ''],
])('the path %s is told as %s', (path, told) => {
  expect(dataLayerEntryOf({ type: 'page-viewed', path })).toEqual({ event: 'viewPage', path: told })
})

import { ok } from 'neverthrow'
import * as v from 'valibot'
import { newsletterRequestSchema, newsletterSubscriptionSchema } from '../../../domain/newsletter/newsletter-subscription.ts'
import { nothingSchema } from './answers.ts'
import { type Endpoint, endpoint } from './endpoint.ts'

/** The newsletter, and the check that it is a person who subscribes. */
export const newsletterEndpoints: readonly Endpoint[] = [
  endpoint(
    {
      method: 'get',
      path: '/newsletter/challenge',
      tag: 'newsletter',
      summary: 'What a browser needs to show that a person subscribes: a widget’s key, or a puzzle to solve.',
      access: 'anyone',
      answer: v.variant('kind', [
        v.object({ kind: v.literal('turnstile'), siteKey: v.string(), action: v.literal('subscribe'), scriptUrl: v.string() }),
        v.object({ kind: v.literal('proof-of-work'), puzzle: v.record(v.string(), v.unknown()) }),
      ]),
      refusals: [],
    },
    async ({ service }) => ok(await service.humans.challenge('subscribe')),
  ),
  endpoint<Readonly<Record<string, unknown>>>(
    {
      method: 'post',
      path: '/newsletter/subscribe',
      tag: 'newsletter',
      summary: 'Sends five free sheets, and subscribes whoever then follows the link of the mail.',
      access: 'anyone',
      form: newsletterSubscriptionSchema,
      answer: v.object({ subscribed: v.literal(true) }),
      refusals: ['newsletter-subscription-malformed', 'human-check-refused', 'human-check-unavailable', 'email-already-subscribed'],
      limit: { action: 'newsletter' },
    },
    async ({ service, body, locale }) => (await service.subscribeToNewsletter(body, locale)).map(() => ({ subscribed: true })),
  ),
  endpoint<Readonly<Record<string, unknown>>>(
    {
      method: 'post',
      path: '/newsletter/request',
      tag: 'newsletter',
      summary: 'The same for whoever has no scripts: no bot check, fewer calls, and one answer whether the address is known or not.',
      access: 'anyone',
      form: newsletterRequestSchema,
      answer: nothingSchema,
      refusals: ['newsletter-subscription-malformed'],
      limit: { action: 'newsletter-request' },
    },
    ({ service, body, locale }) => service.requestFreeSheets(body, locale),
  ),
  endpoint(
    {
      method: 'post',
      path: '/newsletter/confirm/:subscriberId',
      tag: 'newsletter',
      summary: 'Confirms a subscription by the link of the mail.',
      access: 'anyone',
      forChildren: true,
      answer: nothingSchema,
      refusals: ['newsletter-subscriber-unknown'],
    },
    ({ service, param }) => service.confirmNewsletter(param('subscriberId')),
  ),
  endpoint(
    {
      method: 'post',
      path: '/newsletter/unsubscribe/:subscriberId',
      tag: 'newsletter',
      summary: 'Unsubscribes and erases the address; it is done already when nobody is found.',
      access: 'anyone',
      forChildren: true,
      answer: nothingSchema,
      refusals: [],
    },
    async ({ service, param }) => {
      await service.unsubscribe(param('subscriberId'))
      return ok({})
    },
  ),
]

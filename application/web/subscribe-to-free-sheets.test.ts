import { err, ok } from 'neverthrow'
import { expect, test } from 'vitest'
import type { NewsletterSubscription } from '../../domain/newsletter/newsletter-subscription.ts'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { aNewsletterSubscription } from '../../tests/builders/a-newsletter-subscription.ts'
import type { HumanCheckChallenge } from '../ports/human-check.ts'
import type { NewsletterGateway } from '../ports/newsletter-gateway.ts'
import { makeSubscribeToFreeSheets } from './subscribe-to-free-sheets.ts'

const challenge: HumanCheckChallenge = { kind: 'turnstile', siteKey: 'site-key', action: 'subscribe', scriptUrl: 'https://widget.example/api.js' }

const aSubscribing = ({
  asked = ok(challenge),
  token = 'token',
  answered = ok(),
}: {
  asked?: Awaited<ReturnType<NewsletterGateway['challenge']>>
  token?: string | null
  answered?: Awaited<ReturnType<NewsletterGateway['subscribe']>>
} = {}) => {
  const shown: HumanCheckChallenge[] = []
  const sent: NewsletterSubscription[] = []
  const subscribe = makeSubscribeToFreeSheets({
    newsletter: {
      challenge: () => Promise.resolve(asked),
      subscribe: (subscription) => {
        sent.push(subscription)
        return Promise.resolve(answered)
      },
    },
    proof: {
      tokenFor: (given) => {
        shown.push(given)
        return Promise.resolve(token)
      },
    },
  })
  return { shown, sent, subscribe }
}

test('a person is shown first, then the form is sent with the token and the variant', async () => {
  const { subscribe, shown, sent } = aSubscribing()
  expect(await subscribe(aNewsletterForm(), 'popin-b')).toEqual(ok())
  expect(shown).toEqual([challenge])
  expect(sent).toEqual([aNewsletterSubscription({ sourceLocation: 'popin-b', recaptchaToken: 'token' })])
})

test('what the service refuses comes back as it is', async () => {
  const refusal = err({ type: 'email-already-subscribed', summary: 'Déjà inscrite.' } as const)
  expect(await aSubscribing({ answered: refusal }).subscribe(aNewsletterForm(), 'popin-a')).toEqual(refusal)
})

test.each([
  ['the service does not answer', { asked: err({ type: 'service-unreachable' } as const) }],
  ['no token can be had', { token: null }],
])('nothing is sent when %s', async (_, state) => {
  const { subscribe, sent } = aSubscribing(state)
  expect(await subscribe(aNewsletterForm(), 'popin-a')).toEqual(err({ type: 'newsletter-unavailable', summary: null }))
  expect(sent).toEqual([])
})

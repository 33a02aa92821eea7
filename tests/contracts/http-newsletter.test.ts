import { ok } from 'neverthrow'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { BrowserHumanProof } from '../../adapters/turnstile/browser-human-proof.ts'
import { makeSubscribeToFreeSheets } from '../../application/web/subscribe-to-free-sheets.ts'
import { aNewsletterForm } from '../builders/a-newsletter-form.ts'
import { aNewsletterSubscription } from '../builders/a-newsletter-subscription.ts'
import { makeSite, type Site } from './a-site.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})
afterEach(() => site.failOnDefects())

const email = 'parent@example.org'

/** Subscribes as the popin does. */
const subscribe = () =>
  makeSubscribeToFreeSheets({ newsletter: site.visitor().newsletter, proof: new BrowserHumanProof() })(
    aNewsletterForm({ type: 'parents', email }),
    'popin-a',
  )

/** The ids in the links of the mails that were sent. */
const ids = async () =>
  (await site.mailsTo(email, 'free-sheets')).map(({ confirmLink, unsubscribeLink }) => ({
    confirm: new URL(confirmLink).pathname.split('/').at(-1) ?? '',
    unsubscribe: new URL(unsubscribeLink).pathname.split('/').at(-1) ?? '',
  }))
const unknown = { type: 'newsletter-subscriber-unknown' }

test('the links of the mail lead to the pages of the site', async () => {
  await subscribe()
  const [mail] = await site.mailsTo(email, 'free-sheets')
  expect(mail?.confirmLink).toMatch(/^https:\/\/alveole\.example\/newsletter\/confirm\/[^/]+$/)
  expect(mail?.unsubscribeLink).toMatch(/^https:\/\/alveole\.example\/newsletter\/unsubscribe\/[^/]+$/)
})

test('a subscription is confirmed by the link of the mail, and stays so a second time', async () => {
  await subscribe()
  const [links] = await ids()
  const { newsletter } = site.visitor()
  expect((await newsletter.confirm(links?.confirm ?? '')).isOk()).toBe(true)
  expect((await newsletter.confirm(links?.confirm ?? '')).isOk()).toBe(true)
  expect((await subscribe())._unsafeUnwrapErr()).toEqual({ type: 'email-already-subscribed', summary: 'Cet email est déjà inscrit.' })
})

test('whoever unsubscribes is gone: nothing is left to confirm, and they may subscribe again', async () => {
  await subscribe()
  const [links] = await ids()
  const { newsletter } = site.visitor()
  await newsletter.confirm(links?.confirm ?? '')
  expect((await newsletter.unsubscribe(links?.unsubscribe ?? '')).isOk()).toBe(true)
  expect((await newsletter.confirm(links?.confirm ?? ''))._unsafeUnwrapErr()).toEqual(unknown)
  expect(await subscribe()).toEqual(ok())
})

test.each(['nobody', 'no body', '%2e%2e', '../../auth/log-out', 'x\0', 'é'])('the id %j is nobody’s', async (id) => {
  const { newsletter } = site.visitor()
  expect((await newsletter.confirm(id))._unsafeUnwrapErr()).toEqual(unknown)
  expect((await newsletter.unsubscribe(id)).isOk()).toBe(true)
})

test('a forged token is refused with the words of the service', async () => {
  const refused = await site.visitor().newsletter.subscribe(aNewsletterSubscription({ email, recaptchaToken: 'forged' }))
  expect(refused._unsafeUnwrapErr()).toMatchObject({ type: 'newsletter-unavailable', summary: expect.stringMatching(/\S/) })
})

test('a widget whose script does not arrive gives no token', async () => {
  expect(await new BrowserHumanProof().tokenFor({ kind: 'turnstile', siteKey: 'key', action: 'subscribe', scriptUrl: 'https://widget.example/api.js' })).toBeNull()
})

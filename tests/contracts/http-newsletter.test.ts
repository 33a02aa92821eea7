import { solveChallenge } from 'altcha-lib'
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { aNewsletterSubscription } from '../builders/a-newsletter-subscription.ts'
import { makeSite, origin, type Site } from './a-site.ts'

let site: Site
beforeEach(() => {
  site = makeSite()
})
afterEach(() => site.failOnDefects())

const email = 'parent@example.org'

const subscribe = async () => {
  const asked = await site.api.request(`${origin}/api/newsletter/challenge`)
  const { puzzle } = (await asked.json()) as { puzzle: Parameters<typeof solveChallenge>[0]['challenge'] }
  const solution = await solveChallenge({ challenge: puzzle, deriveKey })
  const recaptchaToken = btoa(JSON.stringify({ challenge: puzzle, solution }))
  const body = JSON.stringify(aNewsletterSubscription({ email, recaptchaToken }))
  return (await site.api.request(`${origin}/api/newsletter/subscribe`, { method: 'POST', body })).status
}

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
  expect(await subscribe()).toBe(400)
})

test('whoever unsubscribes is gone: nothing is left to confirm, and they may subscribe again', async () => {
  await subscribe()
  const [links] = await ids()
  const { newsletter } = site.visitor()
  await newsletter.confirm(links?.confirm ?? '')
  expect((await newsletter.unsubscribe(links?.unsubscribe ?? '')).isOk()).toBe(true)
  expect((await newsletter.confirm(links?.confirm ?? ''))._unsafeUnwrapErr()).toEqual(unknown)
  expect(await subscribe()).toBe(200)
})

test.each(['nobody', 'no body', '%2e%2e', '../../auth/log-out', 'x\0', 'é'])('the id %j is nobody’s', async (id) => {
  const { newsletter } = site.visitor()
  expect((await newsletter.confirm(id))._unsafeUnwrapErr()).toEqual(unknown)
  expect((await newsletter.unsubscribe(id)).isOk()).toBe(true)
})

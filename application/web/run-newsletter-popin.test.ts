import { err, ok, type Result } from 'neverthrow'
import { describe, expect, test } from 'vitest'
import { InMemoryPreferenceStorage } from '../../adapters/in-memory/in-memory-preference-storage.ts'
import type { AnalyticsEvent } from '../../domain/analytics/analytics-event.ts'
import type { NewsletterForm } from '../../domain/newsletter/newsletter-form.ts'
import type { NewsletterRefusal } from '../../domain/newsletter/newsletter-subscription.ts'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { makeRunNewsletterPopin } from './run-newsletter-popin.ts'
import { makeSiteState } from './site-state.ts'
import { recallNewsletter } from './visit-memory.ts'

type Answer = Result<void, NewsletterRefusal>

const aRun = ({ random = 0.9, preferences = new InMemoryPreferenceStorage(), session = new InMemoryPreferenceStorage() } = {}) => {
  const siteState = makeSiteState()
  const sent: { form: NewsletterForm; variant: string }[] = []
  const answers: ((answer: Answer | Promise<Answer>) => void)[] = []
  const reported: unknown[] = []
  const told: AnalyticsEvent[] = []
  let prepared = 0
  const subscribe = (form: NewsletterForm, variant: string) => {
    sent.push({ form, variant })
    return new Promise<Answer>((resolve) => answers.push(resolve))
  }
  const run = makeRunNewsletterPopin({ siteState, preferences, session, subscribe, random: () => random, prepareProof: () => void (prepared += 1), tell: (event) => void told.push(event), report: (defect) => reported.push(defect) })
  const answer = async (given: Answer | Promise<Answer>) => {
    answers.shift()?.(given)
    await new Promise((resolve) => setTimeout(resolve))
  }
  const fillIn = () => {
    run.handle({ type: 'open' })
    run.handle({ type: 'edit', changes: aNewsletterForm() })
    run.handle({ type: 'submit' })
  }
  return { run, siteState, session, preferences, sent, reported, told, prepared: () => prepared, answer, fillIn, memory: () => recallNewsletter({ preferences, session }) }
}

describe('the variant', () => {
  test.each([
    [0.1, 'popin-a'],
    [0.9, 'popin-b'],
  ])('is drawn (%d gives %s) and kept', (random, variant) => {
    const preferences = new InMemoryPreferenceStorage()
    expect(aRun({ random, preferences }).run.variant()).toBe(variant)
    expect(aRun({ random: 1 - random, preferences }).run.variant()).toBe(variant)
  })
})

test('a whole form is sent once, with the variant that asked for it', () => {
  const { run, sent, fillIn, siteState } = aRun()
  fillIn()
  run.handle({ type: 'submit' })
  expect(sent).toEqual([{ form: aNewsletterForm(), variant: 'popin-b' }])
  expect(siteState.newsletterPopin.get().state).toBe('sending')
})

test('whoever is subscribed is told so, and never asked again', async () => {
  const { fillIn, answer, siteState, memory } = aRun()
  fillIn()
  await answer(ok())
  expect(siteState.newsletterPopin.get()).toEqual({ state: 'submitted' })
  expect(siteState.notice.get()).toBe('newsletter-sent')
  expect(siteState.newsletterMemory.get()).toEqual({ seen: false, submitted: true })
  expect(memory()).toEqual({ seen: false, submitted: true })
})

test('a refusal shows the popin again with what was typed', async () => {
  const { fillIn, answer, siteState, memory } = aRun()
  const refusal: NewsletterRefusal = { type: 'email-already-subscribed', summary: 'Cette adresse est déjà inscrite.' }
  fillIn()
  await answer(err(refusal))
  expect(siteState.newsletterPopin.get()).toEqual({ state: 'shown', draft: aNewsletterForm(), emailTyped: true, refusal })
  expect(siteState.notice.get()).toBeNull()
  expect(memory()).toEqual({ seen: false, submitted: false })
})

test('a defect on the way shows the popin again with what was typed, and is reported', async () => {
  const { fillIn, answer, siteState, reported } = aRun()
  const defect = new Error('The service answered 418.')
  fillIn()
  await answer(Promise.reject(defect))
  expect(siteState.newsletterPopin.get()).toEqual({
    state: 'shown',
    draft: aNewsletterForm(),
    emailTyped: true,
    refusal: { type: 'newsletter-unavailable', summary: null },
  })
  expect(reported).toEqual([defect])
})

test('whoever closes it is left alone for the session', () => {
  const { run, siteState, memory, session, preferences } = aRun()
  run.handle({ type: 'open' })
  run.handle({ type: 'close' })
  expect(siteState.newsletterMemory.get()).toEqual({ seen: true, submitted: false })
  expect(memory()).toEqual({ seen: true, submitted: false })
  expect(recallNewsletter({ preferences, session: new InMemoryPreferenceStorage() })).toEqual({ seen: false, submitted: false })
  expect(recallNewsletter({ preferences: new InMemoryPreferenceStorage(), session })).toEqual({ seen: true, submitted: false })
})

test.each([
  ['PIXPAY23', ['parents']],
  ['RENTREE', ['parents', 'primaire', 'college', 'lycee', 'etudiant']],
])('with the promo code %s, %j may ask for the sheets', (code, userTypes) => {
  const session = new InMemoryPreferenceStorage()
  session.write('promocode', code)
  expect(aRun({ session }).run.userTypes).toEqual(userTypes)
})

test('the first character of the address and a refusal are told to the audience measurement, without the address', async () => {
  const { run, fillIn, answer, told } = aRun()
  fillIn()
  run.handle({ type: 'edit', changes: { email: 'x' } })
  await answer(err({ type: 'email-already-subscribed', summary: null }))
  expect(told).toEqual([{ type: 'newsletter-email-typed' }, { type: 'newsletter-failed', reason: 'email-already-subscribed' }])
})

test('nothing gets ready for whoever leaves the form alone', () => {
  const { run, prepared } = aRun()
  run.handle({ type: 'open' })
  expect(prepared()).toBe(0)
  run.handle({ type: 'edit', changes: { type: 'parents' } })
  expect(prepared()).toBe(1)
})

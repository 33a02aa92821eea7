import { describe, expect, test } from 'vitest'
import { aNewsletterForm } from '../../tests/builders/a-newsletter-form.ts'
import { emptyNewsletterDraft, type NewsletterDraft } from '../newsletter/newsletter-form.ts'
import type { NewsletterRefusal } from '../newsletter/newsletter-subscription.ts'
import {
  initialNewsletterPopin,
  newsletterMessageOf,
  type NewsletterPopin,
  type NewsletterPopinEvent,
  nextNewsletterPopin,
} from './newsletter-popin.ts'

const draft: NewsletterDraft = aNewsletterForm()
const duplicate: NewsletterRefusal = { type: 'email-already-subscribed', summary: 'Déjà inscrit.' }
const unavailable: NewsletterRefusal = { type: 'newsletter-unavailable', summary: null }
const shown = (changes: Partial<Extract<NewsletterPopin, { state: 'shown' }>> = {}): NewsletterPopin => ({
  state: 'shown',
  draft,
  emailTyped: true,
  refusal: null,
  ...changes,
})

const hidden: NewsletterPopin = { state: 'hidden' }
const sending: NewsletterPopin = { state: 'sending', draft }
const closedForGood: NewsletterPopin = { state: 'closed', sending: false }
const closedWhileSending: NewsletterPopin = { state: 'closed', sending: true }
const submitted: NewsletterPopin = { state: 'submitted' }

const open: NewsletterPopinEvent = { type: 'open' }
const edit: NewsletterPopinEvent = { type: 'edit', changes: { email: 'leo@example.org' } }
const submit: NewsletterPopinEvent = { type: 'submit' }
const close: NewsletterPopinEvent = { type: 'close' }
const accepted: NewsletterPopinEvent = { type: 'accepted' }
const refused: NewsletterPopinEvent = { type: 'refused', refusal: duplicate }

const empty: NewsletterPopin = { state: 'shown', draft: emptyNewsletterDraft, emailTyped: false, refusal: null }
const seen = [{ type: 'remember-seen' }]
const done = [{ type: 'remember-submitted' }, { type: 'confirm' }]
const counted = [{ type: 'count-refusal', refusal: duplicate }]

test.each([
  ['hidden, on open, is shown empty', hidden, open, empty, []],
  ['hidden, on edit, stays', hidden, edit, hidden, []],
  ['hidden, on submit, stays', hidden, submit, hidden, []],
  ['hidden, on close, stays', hidden, close, hidden, []],
  ['hidden, on accepted, stays', hidden, accepted, hidden, []],
  ['hidden, on refused, stays', hidden, refused, hidden, []],
  ['shown, on open, stays', shown(), open, shown(), []],
  ['shown, on edit, holds what was typed', shown(), edit, shown({ draft: { ...draft, email: 'leo@example.org' } }), []],
  ['shown, on submit, sends the form', shown(), submit, sending, [{ type: 'subscribe', form: aNewsletterForm() }]],
  ['shown, on close, is closed for the session', shown(), close, closedForGood, seen],
  ['shown, on accepted, stays', shown(), accepted, shown(), []],
  ['shown, on refused, stays', shown(), refused, shown(), []],
  ['sending, on open, stays', sending, open, sending, []],
  ['sending, on edit, stays', sending, edit, sending, []],
  ['sending, on submit, does not send again', sending, submit, sending, []],
  ['sending, on close, is closed while it goes on', sending, close, closedWhileSending, seen],
  ['sending, on accepted, is submitted', sending, accepted, submitted, done],
  ['sending, on refused, is shown again with what was typed', sending, refused, shown({ refusal: duplicate }), counted],
  ['closed, on open, stays', closedForGood, open, closedForGood, []],
  ['closed, on edit, stays', closedForGood, edit, closedForGood, []],
  ['closed, on submit, stays', closedForGood, submit, closedForGood, []],
  ['closed, on close, stays', closedForGood, close, closedForGood, []],
  ['closed, on accepted, stays', closedForGood, accepted, closedForGood, []],
  ['closed, on refused, stays', closedForGood, refused, closedForGood, []],
  ['closed while sending, on open, stays', closedWhileSending, open, closedWhileSending, []],
  ['closed while sending, on edit, stays', closedWhileSending, edit, closedWhileSending, []],
  ['closed while sending, on submit, stays', closedWhileSending, submit, closedWhileSending, []],
  ['closed while sending, on close, stays', closedWhileSending, close, closedWhileSending, []],
  ['closed while sending, on accepted, is submitted', closedWhileSending, accepted, submitted, done],
  ['closed while sending, on refused, stays closed', closedWhileSending, refused, closedForGood, counted],
  ['submitted, on open, stays', submitted, open, submitted, []],
  ['submitted, on edit, stays', submitted, edit, submitted, []],
  ['submitted, on submit, stays', submitted, submit, submitted, []],
  ['submitted, on close, stays', submitted, close, submitted, []],
  ['submitted, on accepted, stays', submitted, accepted, submitted, []],
  ['submitted, on refused, stays', submitted, refused, submitted, []],
] as const)('%s', (_, popin, event, next, effects) => {
  expect(nextNewsletterPopin(popin, event)).toEqual({ popin: next, effects })
})

test('it starts hidden, and every state is reached', () => {
  const complete: NewsletterPopinEvent = { type: 'edit', changes: draft }
  const walk = (...events: NewsletterPopinEvent[]) => events.reduce((popin, event) => nextNewsletterPopin(popin, event).popin, initialNewsletterPopin).state
  expect([walk(), walk(open), walk(open, complete, submit), walk(open, close), walk(open, complete, submit, accepted)]).toEqual([
    'hidden',
    'shown',
    'sending',
    'closed',
    'submitted',
  ])
})

describe('the button', () => {
  test.each([
    ['a user type', { type: null }],
    ['a class', { programme: null }],
    ['a right address', { email: 'lea@' }],
    ['the consent', { acceptNewsletter: false }],
  ] as [string, Partial<NewsletterDraft>][])('sends nothing without %s', (_, changes) => {
    const popin = shown({ draft: { ...draft, ...changes } })
    expect(nextNewsletterPopin(popin, submit)).toEqual({ popin, effects: [] })
  })
})

describe('the address', () => {
  const type = (popin: NewsletterPopin, email: string) => nextNewsletterPopin(popin, { type: 'edit', changes: { email } })

  test('counts its first character, once, even when it is emptied and typed again', () => {
    const first = type(empty, 'l')
    const second = type(first.popin, 'le')
    const emptied = type(second.popin, '')
    const again = type(emptied.popin, 'l')
    expect([first, second, emptied, again].map(({ effects }) => effects)).toEqual([[{ type: 'count-first-email-character' }], [], [], []])
  })

  test('counts nothing while it is empty', () => {
    expect(nextNewsletterPopin(empty, { type: 'edit', changes: { email: '', type: 'lycee' } })).toEqual({
      popin: shown({ draft: { ...emptyNewsletterDraft, type: 'lycee' }, emailTyped: false }),
      effects: [],
    })
  })

  test.each([duplicate, unavailable])('clears the refusal $type when it is edited', (refusal) => {
    expect(type(shown({ refusal }), 'leo@example.org').popin).toMatchObject({ refusal: null })
  })

  test('keeps the refusal when only something else is edited', () => {
    const popin = nextNewsletterPopin(shown({ refusal: duplicate }), { type: 'edit', changes: { acceptNewsletter: false } }).popin
    expect(popin).toEqual(shown({ refusal: duplicate, draft: { ...draft, acceptNewsletter: false } }))
  })
})

describe('the class', () => {
  test.each([
    ['is kept with a user type that it goes with', { type: 'parents' }, 'terminale'],
    ['is to be picked again with another user type', { type: 'college' }, null],
    ['is kept without a user type', { type: null }, 'terminale'],
    ['is what was picked', { programme: 'seconde' }, 'seconde'],
    ['may be taken back', { programme: null }, null],
  ] as const)('%s', (_, changes, programme) => {
    expect(nextNewsletterPopin(shown(), { type: 'edit', changes }).popin).toMatchObject({ draft: { ...changes, programme } })
  })
})

test.each([
  [{ type: 'email-already-subscribed', summary: 'Déjà inscrit.' }, { type: 'summary', text: 'Déjà inscrit.' }],
  [{ type: 'newsletter-unavailable', summary: 'Trop de demandes.' }, { type: 'summary', text: 'Trop de demandes.' }],
  [{ type: 'email-already-subscribed', summary: null }, { type: 'newsletter-unavailable' }],
  [{ type: 'newsletter-unavailable', summary: null }, { type: 'newsletter-unavailable' }],
  [{ type: 'newsletter-unavailable', summary: ' ' }, { type: 'newsletter-unavailable' }],
] as const)('of %o the popin says %o', (refusal, message) => {
  expect(newsletterMessageOf(refusal)).toEqual(message)
})

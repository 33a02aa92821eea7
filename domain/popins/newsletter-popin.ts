import { emptyNewsletterDraft, type NewsletterDraft, type NewsletterForm, parseNewsletterForm } from '../newsletter/newsletter-form.ts'
import type { NewsletterRefusal } from '../newsletter/newsletter-subscription.ts'
import { programmesFor } from '../newsletter/user-types.ts'

/** The newsletter popin. Whoever closes it while it sends is subscribed all the same, should the service accept. */
export type NewsletterPopin =
  | { readonly state: 'hidden' }
  | { readonly state: 'shown'; readonly draft: NewsletterDraft; readonly emailTyped: boolean; readonly refusal: NewsletterRefusal | null }
  | { readonly state: 'sending'; readonly draft: NewsletterDraft }
  | { readonly state: 'closed'; readonly sending: boolean }
  | { readonly state: 'submitted' }

export type NewsletterPopinEvent =
  | { readonly type: 'open' }
  | { readonly type: 'edit'; readonly changes: Partial<NewsletterDraft> }
  | { readonly type: 'submit' }
  | { readonly type: 'close' }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly refusal: NewsletterRefusal }

/** What is to be done about a step: count, send, keep a flag in the session or for good, say that it is done. */
export type NewsletterPopinEffect =
  | { readonly type: 'count-first-email-character' }
  | { readonly type: 'subscribe'; readonly form: NewsletterForm }
  | { readonly type: 'remember-seen' }
  | { readonly type: 'remember-submitted' }
  | { readonly type: 'confirm' }
  | { readonly type: 'count-refusal'; readonly refusal: NewsletterRefusal }

export type NewsletterPopinStep = { readonly popin: NewsletterPopin; readonly effects: readonly NewsletterPopinEffect[] }

export const initialNewsletterPopin: NewsletterPopin = { state: 'hidden' }

type Shown = Extract<NewsletterPopin, { state: 'shown' }>

const stay = (popin: NewsletterPopin): NewsletterPopinStep => ({ popin, effects: [] })

const submitted: NewsletterPopinStep = { popin: { state: 'submitted' }, effects: [{ type: 'remember-submitted' }, { type: 'confirm' }] }

const closed = (sending: boolean): NewsletterPopinStep => ({ popin: { state: 'closed', sending }, effects: [{ type: 'remember-seen' }] })

/** A class that does not go with the new user type is to be picked again. */
const edited = (draft: NewsletterDraft, changes: Partial<NewsletterDraft>): NewsletterDraft => {
  const next = { ...draft, ...changes }
  // Stryker disable next-line ConditionalExpression: a class not picked yet stays so either way
  const suits = next.type === null || next.programme === null || programmesFor(next.type).includes(next.programme)
  return suits ? next : { ...next, programme: null }
}

const afterEdit = (popin: Shown, changes: Partial<NewsletterDraft>): NewsletterPopinStep => {
  const draft = edited(popin.draft, changes)
  const isFirstCharacter = !popin.emailTyped && draft.email !== ''
  return {
    popin: {
      state: 'shown',
      draft,
      emailTyped: popin.emailTyped || isFirstCharacter,
      refusal: draft.email === popin.draft.email ? popin.refusal : null,
    },
    effects: isFirstCharacter ? [{ type: 'count-first-email-character' }] : [],
  }
}

const afterSubmit = (popin: Shown): NewsletterPopinStep =>
  parseNewsletterForm(popin.draft).match(
    (form): NewsletterPopinStep => ({ popin: { state: 'sending', draft: popin.draft }, effects: [{ type: 'subscribe', form }] }),
    () => stay(popin),
  )

const fromShown = (popin: Shown, event: NewsletterPopinEvent): NewsletterPopinStep => {
  if (event.type === 'edit') return afterEdit(popin, event.changes)
  if (event.type === 'submit') return afterSubmit(popin)
  return event.type === 'close' ? closed(false) : stay(popin)
}

const fromSending = (popin: Extract<NewsletterPopin, { state: 'sending' }>, event: NewsletterPopinEvent): NewsletterPopinStep => {
  if (event.type === 'accepted') return submitted
  if (event.type === 'close') return closed(true)
  if (event.type !== 'refused') return stay(popin)
  const { refusal } = event
  return { popin: { state: 'shown', draft: popin.draft, emailTyped: true, refusal }, effects: [{ type: 'count-refusal', refusal }] }
}

const fromClosed = (popin: Extract<NewsletterPopin, { state: 'closed' }>, event: NewsletterPopinEvent): NewsletterPopinStep => {
  if (popin.sending && event.type === 'accepted') return submitted
  if (popin.sending && event.type === 'refused') {
    return { popin: { state: 'closed', sending: false }, effects: [{ type: 'count-refusal', refusal: event.refusal }] }
  }
  return stay(popin)
}

/**
 * What an event makes of the newsletter popin, and what is to be done about it.
 *
 * An incomplete form is not sent, nor is a second one while the first is on its way. A refusal shows the popin again with
 * what was typed; editing the address clears it. The first character of the address is counted once. Closing it lasts for
 * the session, submitting it for good.
 *
 * Source: specification, section 4, "Newsletter popup", section 5, "Newsletter popin", and section 8.
 *
 * @example nextNewsletterPopin({ state: 'hidden' }, { type: 'open' }).popin.state // 'shown'
 */
export const nextNewsletterPopin = (popin: NewsletterPopin, event: NewsletterPopinEvent): NewsletterPopinStep => {
  switch (popin.state) {
    case 'hidden':
      return stay(event.type === 'open' ? { state: 'shown', draft: emptyNewsletterDraft, emailTyped: false, refusal: null } : popin)
    case 'shown':
      return fromShown(popin, event)
    case 'sending':
      return fromSending(popin, event)
    case 'closed':
      return fromClosed(popin, event)
    case 'submitted':
      return stay(popin)
  }
}

/** What the popin says of a refusal: the service's own summary, or the usual sentence. */
export type NewsletterMessage = { readonly type: 'summary'; readonly text: string } | { readonly type: 'newsletter-unavailable' }

/**
 * What the popin says of a refusal. An address that is already subscribed is highlighted besides.
 *
 * Source: specification, section 8, "Newsletter subscribe failure".
 */
export const newsletterMessageOf = ({ summary }: NewsletterRefusal): NewsletterMessage =>
  summary === null || summary.trim() === '' ? { type: 'newsletter-unavailable' } : { type: 'summary', text: summary }

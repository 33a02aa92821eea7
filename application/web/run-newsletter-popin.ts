import type { Result } from 'neverthrow'
import type { NewsletterForm } from '../../domain/newsletter/newsletter-form.ts'
import type { NewsletterRefusal, NewsletterVariant } from '../../domain/newsletter/newsletter-subscription.ts'
import type { UserType } from '../../domain/newsletter/user-types.ts'
import { type NewsletterPopinEffect, type NewsletterPopinEvent, nextNewsletterPopin } from '../../domain/popins/newsletter-popin.ts'
import { drawNewsletterVariant } from '../../domain/popins/newsletter-variant.ts'
import { storedNewsletterFlag } from '../../domain/popins/newsletter-visibility.ts'
import { offersForPromoCode } from '../../domain/promo-codes/offers-for-promo-code.ts'
import type { PreferenceStorage } from '../ports/preference-storage.ts'
import type { SiteState } from './site-state.ts'
import type { Tell } from './tell-when-allowed.ts'
import { newsletterKeys, promoCodeKey } from './visit-memory.ts'

type Parts = {
  readonly siteState: SiteState
  readonly preferences: PreferenceStorage
  readonly session: PreferenceStorage
  readonly subscribe: (form: NewsletterForm, variant: NewsletterVariant) => Promise<Result<void, NewsletterRefusal>>
  /** A number drawn from 0 up to but not including 1. */
  readonly random: () => number
  /** Gets ready to show that a person subscribes. */
  readonly prepareProof: () => void
  readonly tell: Tell
  /** Told of a defect on the way to the service. */
  readonly report: (defect: unknown) => void
}

const unavailable: NewsletterPopinEvent = { type: 'refused', refusal: { type: 'newsletter-unavailable', summary: null } }

/** The newsletter popin at work: what happens to it, which of its two variants this browser sees, and who may answer. */
export type NewsletterPopinRun = {
  readonly handle: (event: NewsletterPopinEvent) => void
  readonly variant: () => NewsletterVariant
  /** Whom the promo code of the visit leaves among those who may ask for the sheets. */
  readonly userTypes: readonly UserType[]
}

/**
 * Runs the newsletter popin: takes each event to its next state, and does what that asks for.
 *
 * Source: specification, section 4, "Newsletter popup".
 */
export const makeRunNewsletterPopin = ({ siteState, preferences, session, subscribe, random, prepareProof, tell, report }: Parts): NewsletterPopinRun => {
  const variant = (): NewsletterVariant => {
    const stored = preferences.read(newsletterKeys.variant)
    const drawn = drawNewsletterVariant(stored, random())
    if (drawn !== stored) preferences.write(newsletterKeys.variant, drawn)
    return drawn
  }

  const carryOut = (effect: NewsletterPopinEffect): void => {
    switch (effect.type) {
      case 'subscribe':
        void subscribe(effect.form, variant()).then(
          (answer) => handle(answer.isOk() ? { type: 'accepted' } : { type: 'refused', refusal: answer.error }),
          // The person keeps what they typed, instead of a form that sends for ever.
          (defect: unknown) => {
            handle(unavailable)
            report(defect)
          },
        )
        return
      case 'remember-seen':
        session.write(newsletterKeys.seen, storedNewsletterFlag)
        siteState.rememberNewsletter({ seen: true })
        return
      case 'remember-submitted':
        preferences.write(newsletterKeys.submitted, storedNewsletterFlag)
        siteState.rememberNewsletter({ submitted: true })
        return
      case 'confirm':
        siteState.setNotice('newsletter-sent')
        return
      case 'count-first-email-character':
        tell({ type: 'newsletter-email-typed' })
        return
      case 'count-refusal':
        tell({ type: 'newsletter-failed', reason: effect.refusal.type })
    }
  }

  const handle = (event: NewsletterPopinEvent): void => {
    const { popin, effects } = nextNewsletterPopin(siteState.newsletterPopin.get(), event)
    siteState.setNewsletterPopin(popin)
    if (event.type === 'edit') prepareProof()
    effects.forEach(carryOut)
  }

  return {
    handle,
    variant,
    get userTypes() {
      return offersForPromoCode(session.read(promoCodeKey)).userTypes
    },
  }
}

import { useLingui } from '@lingui/react/macro'
import { useStore } from '@nanostores/react'
import { type ReactNode, useEffect, useState } from 'react'
import type { PageArrangement } from '../../application/web/arrange-page.ts'
import { describeDraft, messageOfRefusal } from '../../application/web/newsletter-draft.ts'
import type { NewsletterPopinRun } from '../../application/web/run-newsletter-popin.ts'
import type { OfferedPlan } from '../../application/web/show-offers.ts'
import type { Surroundings } from '../../application/web/show-surroundings.ts'
import type { BrowserUseCases } from '../../application/web/use-cases.ts'
import type { NewsletterRefusal } from '../../domain/newsletter/newsletter-subscription.ts'
import type { ToggledPopinId } from '../../domain/popins/toggled-popins.ts'
import { AppPopin } from '../components/app-popin.tsx'
import { NewsletterPopin } from '../components/newsletter-popin.tsx'
import { Price } from '../components/price.tsx'
import { SubscriptionPopin } from '../components/subscription-popin.tsx'
import { planTitle } from '../words/plan-words.ts'
import { pageMessages } from '../words/refusals.ts'
import { usePlanPrice } from '../words/use-plan-price.ts'

/** The newsletter popin on its state machine, which is loaded with the first event. */
const Newsletter = ({ browser }: { browser: BrowserUseCases }) => {
  const { i18n } = useLingui()
  const popin = useStore(browser.siteState.newsletterPopin)
  const [run, setRun] = useState<NewsletterPopinRun | null>(null)
  useEffect(() => {
    let isHere = true
    const load = async () => {
      const loaded = await browser.newsletterPopin()
      if (isHere) setRun(loaded)
    }
    // Whoever opened the popin has loaded it.
    void load()
    return () => {
      isHere = false
    }
  }, [browser])
  if (run === null || (popin.state !== 'shown' && popin.state !== 'sending')) return null
  const wordsOf = (refusal: NewsletterRefusal): string => {
    const message = messageOfRefusal(refusal)
    return message.type === 'summary' ? message.text : i18n._(pageMessages['service-unreachable'])
  }
  const refusal = popin.state === 'shown' ? popin.refusal : null
  return (
    <NewsletterPopin
      variant={run.variant()}
      draft={popin.draft}
      state={popin.state}
      userTypes={run.userTypes}
      {...describeDraft(popin.draft)}
      error={refusal === null ? undefined : wordsOf(refusal)}
      emailExists={refusal?.type === 'email-already-subscribed'}
      onEdit={(changes) => run.handle({ type: 'edit', changes })}
      onSubmit={() => run.handle({ type: 'submit' })}
      onClose={() => run.handle({ type: 'close' })}
    />
  )
}

/** The price of the plan that the offers put forward; it is asked for once the popin opens, which does without where it does not come. */
const AdvisedPrice = ({ browser, country }: { browser: BrowserUseCases; country: string }) => {
  const { i18n } = useLingui()
  const priceOf = usePlanPrice()
  const [plan, setPlan] = useState<OfferedPlan | null>(null)
  useEffect(() => {
    let isHere = true
    const ask = async () => {
      const advised = await browser.advisePlan(country)
      if (isHere) setPlan(advised)
    }
    void ask().catch(reportError)
    return () => {
      isHere = false
    }
  }, [browser, country])
  if (plan === null) return null
  return (
    <>
      <p>{planTitle(i18n, plan, plan.duration)}</p>
      <Price {...priceOf(plan)} />
    </>
  )
}

interface PopinsProps {
  popin: PageArrangement['popin']
  browser: BrowserUseCases
  surroundings: Pick<Surroundings, 'mobileApp' | 'country'>
}

/** What slides over the page: at most one popin. */
export default function Popins({ popin, browser, surroundings: { mobileApp, country } }: PopinsProps): ReactNode {
  const close = (id: ToggledPopinId) => () => {
    browser.siteState.changePopins({ type: 'hide', id })
    browser.popinMemory.rememberClosed(id)
  }
  const app = mobileApp && { appStoreLink: mobileApp.appStore, playStoreLink: mobileApp.playStore, appLink: mobileApp.link }
  return (
    <>
      {popin === 'newsletter' ? <Newsletter browser={browser} /> : null}
      {popin === 'subscriptionPromotion' ? <SubscriptionPopin price={<AdvisedPrice browser={browser} country={country} />} onClose={close(popin)} /> : null}
      {popin === 'appRecommendation' && app ? <AppPopin kind="free" {...app} onClose={close(popin)} /> : null}
      {popin === 'paidAppRecommendation' && app ? <AppPopin kind="paid" {...app} onClose={close(popin)} /> : null}
    </>
  )
}

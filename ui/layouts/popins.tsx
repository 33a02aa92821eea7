import { useLingui } from '@lingui/react/macro'
import { useStore } from '@nanostores/react'
import { useEffect, useState } from 'react'
import { useFetcher } from 'react-router'
import type { PageArrangement } from '../../application/web/arrange-page.ts'
import { describeDraft, messageOfRefusal } from '../../application/web/newsletter-draft.ts'
import type { NewsletterPopinRun } from '../../application/web/run-newsletter-popin.ts'
import type { Surroundings } from '../../application/web/show-surroundings.ts'
import type { BrowserUseCases } from '../../application/web/use-cases.ts'
import type { NewsletterRefusal } from '../../domain/newsletter/newsletter-subscription.ts'
import type { ToggledPopinId } from '../../domain/popins/toggled-popins.ts'
import { AppPopin } from '../components/app-popin.tsx'
import { NewsletterPopin } from '../components/newsletter-popin.tsx'
import { Price } from '../components/price.tsx'
import { SubscriptionPopin } from '../components/subscription-popin.tsx'
import type { loader as premiumLoader } from '../routes/premium.tsx'
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
    void browser.newsletterPopin().then((loaded) => {
      if (isHere) setRun(loaded)
    })
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

/** The price of the plan that the offers put forward; it is asked for once the popin opens. */
const AdvisedPrice = () => {
  const { i18n } = useLingui()
  const priceOf = usePlanPrice()
  const { load, state, data } = useFetcher<typeof premiumLoader>()
  useEffect(() => {
    if (state === 'idle' && data === undefined) void load('/premium')
  }, [load, state, data])
  const plans = data ? [...data.solo, ...data.family] : []
  const plan = plans.find(({ isPopular }) => isPopular) ?? plans[0]
  if (!plan) return null
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
  mobileApp: Surroundings['mobileApp']
}

/** What slides over the page: at most one popin. */
export default function Popins({ popin, browser, mobileApp }: PopinsProps) {
  const close = (id: ToggledPopinId) => () => {
    browser.siteState.changePopins({ type: 'hide', id })
    browser.popinMemory.rememberClosed(id)
  }
  const app = mobileApp && { appStoreLink: mobileApp.appStore, playStoreLink: mobileApp.playStore, appLink: mobileApp.link }
  return (
    <>
      {popin === 'newsletter' ? <Newsletter browser={browser} /> : null}
      {popin === 'subscriptionPromotion' ? <SubscriptionPopin price={<AdvisedPrice />} onClose={close(popin)} /> : null}
      {popin === 'appRecommendation' && app ? <AppPopin kind="free" {...app} onClose={close(popin)} /> : null}
      {popin === 'paidAppRecommendation' && app ? <AppPopin kind="paid" {...app} onClose={close(popin)} /> : null}
    </>
  )
}

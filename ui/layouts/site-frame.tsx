import { Trans, useLingui } from '@lingui/react/macro'
import { lazy, type ReactNode, Suspense, use } from 'react'
import { useStore } from '@nanostores/react'
import { useLocation } from 'react-router'
import { frameOfPage } from '../../application/web/frame-of-page.ts'
import { parentGate } from '../../application/web/parent-gate.ts'
import { strangerSurroundings } from '../../application/web/stranger-surroundings.ts'
import type { Layout } from '../../domain/navigation/route-table.ts'
import { BrowserContext } from '../browser.ts'
import { ChildBar } from '../components/child-bar.tsx'
import { OfferBanner } from '../components/offer-banner.tsx'
import { Notice } from '../components/notice.tsx'
import { PlanBanner } from '../components/plan-banner.tsx'
import { SkipLinks } from '../components/skip-links.tsx'
import { Toast, ToastRegion } from '../components/toast.tsx'
import { useRootData } from '../root-data.ts'
import { useSiteState } from '../site-state.ts'
import { campaignTitle } from '../words/campaign-words.ts'
import { PageFooter } from './page-footer.tsx'
import { PageHeader } from './page-header.tsx'
import { NetworkMessages } from './network-messages.tsx'
import { BottomBanner } from './bottom-banner.tsx'
import { useForgottenEmails } from './use-forgotten-emails.ts'
import { useProfilingSteps } from './use-profiling-steps.ts'
import { useArrangement } from './use-arrangement.ts'
import { usePopinTiming } from './use-popin-timing.ts'

/** Loaded when the first of them opens. A page does without the popins whose script does not arrive. */
const Popins = lazy(() =>
  import('./popins.tsx').catch((error: unknown) => {
    reportError(error)
    return { default: () => null }
  }),
)

/** The script did not arrive: nothing was accepted, and the next click tries again. */
const reportNothing = () => undefined

/** What had the focus goes away: the keyboard goes on from what stands next. */
const goOnFrom = (place: '#menu' | '#main') => document.querySelector<HTMLElement>(place)?.focus({ preventScroll: true })

/** What stands around a page, by its layout. */
export const SiteFrame = ({ layout, children }: { layout: Layout; children: ReactNode }) => {
  const { t, i18n } = useLingui()
  const { pathname: path, search } = useLocation()
  const root = useRootData()
  const surroundings = root?.surroundings ?? strangerSurroundings
  const profile = root?.profile ?? null
  const browser = use(BrowserContext)
  const state = useSiteState()
  const notice = useStore(state.notice)
  const frame = frameOfPage({ layout, path, search }, surroundings)
  const arrangement = useArrangement({ path, parts: frame.parts }, surroundings, profile)
  usePopinTiming(arrangement)
  useProfilingSteps(profile)
  useForgottenEmails(profile !== null)
  const chooseCookies = browser ? () => void browser.consent.openPreferences().catch(reportNothing) : undefined
  const hasHeader = frame.parts.includes('header')
  const hasFooter = frame.parts.includes('footer')
  return (
    <>
      <SkipLinks
        label={t`Accès rapide`}
        links={[
          { href: '#main', label: t`Aller au contenu` },
          ...(hasHeader ? [{ href: '#menu', label: t`Aller au menu` } as const] : []),
          ...(hasFooter ? [{ href: '#footer', label: t`Aller au pied de page` } as const] : []),
        ]}
      />
      {arrangement.topBanner === 'offer' && arrangement.campaign !== null ? (
        <OfferBanner
          title={campaignTitle(i18n, arrangement.campaign.id)}
          text={t`Tous les cours et tous les quiz, chaque réponse expliquée.`}
          to={arrangement.campaign.paywallPath}
          linkLabel={t`Voir l’offre`}
          onClose={() => {
            state.changeBanners('close-offer-banner')
            goOnFrom('#menu')
          }}
        />
      ) : null}
      {hasHeader ? <PageHeader layout={layout} frame={frame} path={path} onChooseCookies={chooseCookies} /> : null}
      {profile?.child ? (
        <ChildBar
          avatar={profile.child.avatar}
          greeting={t`Bonjour ${profile.firstname} !`}
          links={[
            { to: '/qui-revise', label: t`Changer de profil` },
            { to: parentGate('/mon-compte/famille'), label: t`Espace parent` },
          ]}
        />
      ) : null}
      {arrangement.topBanner === 'plan' ? (
        <PlanBanner text={t`Le premier chapitre de chaque matière est gratuit. Pour tous les autres :`} to="/premium" linkLabel={t`voir les offres`} />
      ) : null}
      <main id="main" tabIndex={-1} data-layout={layout}>
        {root?.notice ? (
          <Notice tone="warning" role="alert">
            {root.notice.summary ?? t`Une erreur est survenue, merci de réessayer dans quelques instants.`}
          </Notice>
        ) : null}
        {children}
      </main>
      {arrangement.subscriptionBanner === null ? null : (
        <BottomBanner isExpanded={arrangement.subscriptionBanner === 'expanded'} state={state} viewer={surroundings.viewer} />
      )}
      {hasFooter ? <PageFooter groups={frame.footer} path={path} surroundings={surroundings} onChooseCookies={chooseCookies} /> : null}
      {browser !== null && arrangement.popin !== null ? (
        <Suspense fallback={null}>
          <Popins popin={arrangement.popin} browser={browser} surroundings={surroundings} />
        </Suspense>
      ) : null}
      <ToastRegion>
        {browser === null ? null : <NetworkMessages offline={browser.offline} />}
        {notice === 'newsletter-sent' ? (
          <Toast
            tone="success"
            onDismiss={() => {
              state.setNotice(null)
              goOnFrom('#main')
            }}
          >
            <Trans>Email envoyé !</Trans>
          </Toast>
        ) : null}
      </ToastRegion>
    </>
  )
}

import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect, type RouterContextProvider, useLocation } from 'react-router'
import type { Route } from './+types/campaign'
import type { CampaignCoupon, ShownOffer } from '../../application/web/show-campaign.ts'
import { classNames } from '../components/class-names.ts'
import { Notice } from '../components/notice.tsx'
import { PageSection } from '../components/page-section.tsx'
import { campaignText, campaignTitle } from '../words/campaign-words.ts'
import { couponMessages } from '../words/refusals.ts'
import { useFormats } from '../words/use-formats.ts'
import { useTellOnce } from '../analytics.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import styles from './campaign.module.css'
import { CampaignCountdown } from './campaign-countdown.tsx'
import { PageTitle } from './page-title.tsx'
import { OrdinaryOffers, PlanOffers } from './plan-offers.tsx'
import { unavailable } from './unavailable.ts'

/** The campaign that stands at an address. */
export const loadOffer = async (url: URL, context: Readonly<RouterContextProvider>) => {
  const shown = await context.get(useCasesContext).showCampaign(url.pathname, context.get(visitContext).country)
  if (shown.isErr()) throw unavailable(shown.error)
  if (shown.value.type === 'elsewhere') throw redirect(`${shown.value.path}${url.search}`)
  return shown.value
}

/** The page of every campaign: its address says which one. */
export const loader = ({ url, context }: Route.LoaderArgs) => loadOffer(url, context)

type Open = Extract<ShownOffer, { type: 'open-campaign' }>
type Closed = Extract<ShownOffer, { type: 'closed-campaign' }>

const CouponWords = ({ coupon: { code, ...coupon } }: { coupon: CampaignCoupon }) => {
  const { t, i18n } = useLingui()
  if (coupon.state === 'refused') return <Notice tone="info" title={t`Code ${code}`}>{i18n._(couponMessages[coupon.refusal])}</Notice>
  return (
    <p>
      {coupon.state === 'applied' ? (
        <Trans>
          Le code <strong>{code}</strong> est déjà compté dans les prix ci-dessous : vous n’avez rien à recopier.
        </Trans>
      ) : (
        <Trans>
          Le code <strong>{code}</strong> sera appliqué à votre commande, et vous verrez le prix réduit avant de payer.
        </Trans>
      )}
    </p>
  )
}

const OpenCampaign = ({ campaign: { id, plans, coupon, endsAt, countdown } }: { campaign: Open }) => {
  const { t, i18n } = useLingui()
  const { date, timeOfDay } = useFormats()
  return (
    <>
      <PageSection title={campaignTitle(i18n, id)} lead={campaignText(i18n, id)} headingLevel={1} tone="honey">
        {coupon && <CouponWords coupon={coupon} />}
        {countdown && <CampaignCountdown key={countdown.now} {...countdown} />}
        {endsAt !== null && !countdown && (
          <p>
            <Trans>
              Cette offre est ouverte jusqu’au {date(endsAt)} à {timeOfDay(endsAt)}, heure de Paris.
            </Trans>
          </p>
        )}
      </PageSection>
      <PageSection title={plans.length === 1 ? t`La formule de cette offre` : t`Les formules de cette offre`} headingLevel={2}>
        <div className={classNames(styles.offer, plans.length === 1 && styles.single)}>
          <PlanOffers plans={plans} couponCode={coupon === null || coupon.state === 'refused' ? undefined : coupon.code} />
          <ul className={styles.facts}>
            <li>
              <Trans>
                Le premier chapitre de chaque matière est gratuit : <Link to="/revisions">essayez avant de choisir</Link>.
              </Trans>
            </li>
            <li>
              <Trans>Après la commande, vous avez 14 jours pour changer d’avis.</Trans>
            </li>
            <li>
              <Trans>
                Il y a d’autres durées et d’autres prix : <Link to="/premium">comparez toutes nos formules</Link>.
              </Trans>
            </li>
          </ul>
        </div>
      </PageSection>
    </>
  )
}

const ClosedCampaign = ({ campaign: { id, phase, offers } }: { campaign: Closed }) => {
  const { i18n } = useLingui()
  const { date } = useFormats()
  return (
    <>
      <PageSection
        title={campaignTitle(i18n, id)}
        headingLevel={1}
        tone="honey"
        lead={
          phase.type === 'over' ? (
            <Trans>Cette offre s’est terminée le {date(phase.endedAt)}. Merci de votre visite !</Trans>
          ) : (
            <Trans>Cette offre ouvrira le {date(phase.opensAt)}. Merci de votre visite !</Trans>
          )
        }
      >
        <p>
          <Trans>Voici les formules en vente aujourd’hui, à leur prix d’aujourd’hui.</Trans>
        </p>
      </PageSection>
      <OrdinaryOffers offers={offers} />
    </>
  )
}

export const OfferPage = ({ offer }: { offer: Awaited<ReturnType<typeof loadOffer>> }) => {
  const { i18n } = useLingui()
  const { id } = offer
  const path = useLocation().pathname
  useTellOnce({ type: 'paywall-viewed', path }, path)
  return (
    <>
      <PageTitle description={campaignText(i18n, id)}>{campaignTitle(i18n, id)}</PageTitle>
      {offer.type === 'open-campaign' ? <OpenCampaign campaign={offer} /> : <ClosedCampaign campaign={offer} />}
    </>
  )
}

export default function CampaignPage({ loaderData }: Route.ComponentProps) {
  return <OfferPage offer={loaderData} />
}

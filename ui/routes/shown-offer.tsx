import { Trans, useLingui } from '@lingui/react/macro'
import { data, Link, redirect, type RouterContextProvider, useLocation } from 'react-router'
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

/** What a page shows of an offer: everything but the way elsewhere. */
export type OfferToShow = Exclude<ShownOffer, { type: 'elsewhere' }>

/** How an answer says that a link opens nothing any more, or never did. */
const statusOf = ({ type }: OfferToShow): number => (type === 'over-signed-offer' ? 410 : type === 'refused-signed-offer' ? 404 : 200)

/** Loads what stands at the address of an offer. */
export const loadOffer = async (url: URL, context: Readonly<RouterContextProvider>) => {
  const shown = await context.get(useCasesContext).showCampaign(url.pathname, context.get(visitContext).country)
  if (shown.isErr()) throw unavailable(shown.error)
  if (shown.value.type === 'elsewhere') throw redirect(`${shown.value.path}${url.search}`)
  return data<OfferToShow>(shown.value, { status: statusOf(shown.value) })
}

type Open = Extract<ShownOffer, { type: 'open-campaign' }>
type Closed = Extract<ShownOffer, { type: 'closed-campaign' }>
type Signed = Extract<ShownOffer, { type: 'signed-offer' }>
type Unopened = Extract<ShownOffer, { type: 'over-signed-offer' | 'refused-signed-offer' }>

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

const PlansOfOffer = ({ plans, coupon }: Pick<Open, 'plans' | 'coupon'>) => {
  const { t } = useLingui()
  return (
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
  )
}

const OpenCampaign = ({ campaign: { subject, plans, coupon, endsAt, countdown } }: { campaign: Open }) => {
  const { i18n } = useLingui()
  const { date, timeOfDay } = useFormats()
  return (
    <>
      <PageSection title={campaignTitle(i18n, subject)} lead={campaignText(i18n, subject)} headingLevel={1} tone="honey">
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
      <PlansOfOffer plans={plans} coupon={coupon} />
    </>
  )
}

const ClosedCampaign = ({ campaign: { subject, phase, offers } }: { campaign: Closed }) => {
  const { i18n } = useLingui()
  const { date } = useFormats()
  return (
    <>
      <PageSection
        title={campaignTitle(i18n, subject)}
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

/** An offer that was signed for somebody: nobody else finds it. */
const SignedOffer = ({ offer: { plans, coupon, endsAt } }: { offer: Signed }) => {
  const { t } = useLingui()
  const { date, timeOfDay } = useFormats()
  return (
    <>
      <PageSection title={t`Votre offre`} lead={<Trans>Ce lien vous a été donné : il ouvre une offre préparée pour vous.</Trans>} headingLevel={1} tone="honey">
        {coupon && <CouponWords coupon={coupon} />}
        <p>
          <Trans>
            Ce lien est valable jusqu’au {date(endsAt)} à {timeOfDay(endsAt)}, heure de Paris.
          </Trans>
        </p>
      </PageSection>
      <PlansOfOffer plans={plans} coupon={coupon} />
    </>
  )
}

const UnopenedOffer = ({ offer }: { offer: Unopened }) => {
  const { t } = useLingui()
  const { date } = useFormats()
  const isOver = offer.type === 'over-signed-offer'
  return (
    <>
      <PageSection
        title={isOver ? t`Cette offre est terminée` : t`Ce lien d’offre n’est pas valable`}
        headingLevel={1}
        tone="honey"
        lead={
          !isOver ? (
            <Trans>L’adresse est peut-être incomplète : ouvrez le lien tel que vous l’avez reçu, ou copiez-le en entier.</Trans>
          ) : offer.endedAt === null ? (
            <Trans>La formule de cette offre n’est plus en vente. Merci de votre visite !</Trans>
          ) : (
            <Trans>Elle s’est terminée le {date(offer.endedAt)}. Merci de votre visite !</Trans>
          )
        }
      >
        <p>
          <Trans>Voici les formules en vente aujourd’hui, à leur prix d’aujourd’hui.</Trans>
        </p>
      </PageSection>
      <OrdinaryOffers offers={offer.offers} />
    </>
  )
}

const OfferTitle = ({ offer }: { offer: OfferToShow }) => {
  const { t, i18n } = useLingui()
  if (offer.type === 'open-campaign' || offer.type === 'closed-campaign') {
    return <PageTitle description={campaignText(i18n, offer.subject)}>{campaignTitle(i18n, offer.subject)}</PageTitle>
  }
  const titles = {
    'signed-offer': t`Votre offre`,
    'over-signed-offer': t`Cette offre est terminée`,
    'refused-signed-offer': t`Ce lien d’offre n’est pas valable`,
  }
  return (
    <>
      <PageTitle>{titles[offer.type]}</PageTitle>
      <meta name="robots" content="noindex" />
    </>
  )
}

/** The page of a campaign, or of an offer that was signed for somebody. */
export const OfferPage = ({ offer }: { offer: OfferToShow }) => {
  const path = useLocation().pathname
  // The token of a signed offer is not told.
  const told = offer.type === 'open-campaign' || offer.type === 'closed-campaign' ? path : '/premium'
  useTellOnce({ type: 'paywall-viewed', path: told }, path)
  return (
    <>
      <OfferTitle offer={offer} />
      {offer.type === 'open-campaign' ? (
        <OpenCampaign campaign={offer} />
      ) : offer.type === 'closed-campaign' ? (
        <ClosedCampaign campaign={offer} />
      ) : offer.type === 'signed-offer' ? (
        <SignedOffer offer={offer} />
      ) : (
        <UnopenedOffer offer={offer} />
      )}
    </>
  )
}

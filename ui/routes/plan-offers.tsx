import { Trans, useLingui } from '@lingui/react/macro'
import type { CampaignPlan } from '../../application/web/show-campaign.ts'
import type { OfferedPlan, Offers } from '../../application/web/show-offers.ts'
import { ButtonLink } from '../components/button.tsx'
import { PageSection } from '../components/page-section.tsx'
import { PlanCard } from '../components/plan-card.tsx'
import { periodicityWords, planTitle, providerWords } from '../words/plan-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { usePlanPrice } from '../words/use-plan-price.ts'

type PlanOfferProps = {
  plan: OfferedPlan & Partial<Pick<CampaignPlan, 'withoutCoupon'>>
  /** What the checkout is to know of the visit: the query of this page. */
  search?: string | undefined
  showsProvider: boolean
  /** The code that the checkout is to apply. */
  couponCode?: string | undefined
}

const checkoutAddress = (planId: string, { search = '', couponCode }: Pick<PlanOfferProps, 'search' | 'couponCode'>): string => {
  const query = new URLSearchParams(search)
  if (couponCode !== undefined) query.set('coupon', couponCode)
  return `/premium/checkout/${encodeURIComponent(planId)}${query.size === 0 ? '' : `?${query}`}`
}

const PlanOffer = ({ plan, showsProvider, couponCode, search }: PlanOfferProps) => {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const name = planTitle(i18n, plan, plan.duration)
  const provider = i18n._(providerWords[plan.provider])
  const title = showsProvider ? t`${name}, ${provider}` : name
  const price = usePlanPrice()(plan)
  const { renewal, withoutCoupon = null } = plan
  const isReduced = couponCode !== undefined && withoutCoupon !== null
  const withoutCode = isReduced ? t`Sans le code ${couponCode} : ${money(withoutCoupon)}.` : ''
  const note = (() => {
    if (renewal) {
      const every = i18n._(periodicityWords[renewal.periodicity])
      return t`Se renouvelle ${every} au prix de ${money(renewal.price)}. Résiliable en ligne à tout moment.`
    }
    return plan.duration.kind === 'lifetime' ? t`Payé en une fois, sans renouvellement.` : t`Payé en une fois. S’arrête de lui-même à la fin.`
  })()
  return (
    <PlanCard
      title={title}
      badge={plan.isPopular ? t`Notre conseil` : undefined}
      saving={price.saving}
      unitPrice={price.unit}
      unitLabel={price.unitLabel}
      totalPrice={price.total}
      totalLabel={price.totalLabel}
      priorPrice={price.prior}
      priorPriceLabel={price.priorLabel}
      features={[
        t`Tous les cours et tous les quiz`,
        t`Chaque réponse expliquée`,
        plan.isFamilyMasterPlan ? t`Pour toute la famille, sur un même compte` : t`Pour une seule personne`,
      ]}
      note={`${withoutCode} ${note}`.trim()}
      highlighted={plan.isPopular}
      headingLevel={3}
      action={
        <ButtonLink
          to={checkoutAddress(plan.id, { search, couponCode })}
          fullWidth
          variant={plan.isPopular ? 'primary' : 'secondary'}
        >
          <Trans>Choisir {title}</Trans>
        </ButtonLink>
      }
    />
  )
}

/** Plans beside one another; what pays for them is said where they differ in it. */
export const PlanOffers = ({ plans, couponCode, search }: { plans: readonly PlanOfferProps['plan'][] } & Pick<PlanOfferProps, 'couponCode' | 'search'>) => {
  const showsProvider = new Set(plans.map(({ provider }) => provider)).size > 1
  return (
    <div className="card-grid">
      {plans.map((plan) => (
        <PlanOffer key={plan.id} plan={plan} showsProvider={showsProvider} couponCode={couponCode} search={search} />
      ))}
    </div>
  )
}

const PlanGroup = ({ title, lead, plans, search }: { title: string; lead: string; plans: readonly OfferedPlan[]; search?: string | undefined }) =>
  plans.length === 0 ? null : (
    <PageSection title={title} lead={lead} headingLevel={2}>
      <PlanOffers plans={plans} search={search} />
    </PageSection>
  )

/** What is on sale today without any campaign: the plans for a family, and those for one person. */
export const OrdinaryOffers = ({ offers: { solo, family }, search }: { offers: Offers; search?: string | undefined }) => {
  const { t } = useLingui()
  return (
    <>
      <PlanGroup title={t`Famille`} lead={t`Un seul abonnement et un seul compte pour la maison.`} plans={family} search={search} />
      <PlanGroup title={t`Solo`} lead={t`Pour une seule personne, de l’école aux études supérieures.`} plans={solo} search={search} />
    </>
  )
}

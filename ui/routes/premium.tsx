import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/premium'
import type { PricedPlan } from '../../domain/plans/compute-plans.ts'
import { ButtonLink } from '../components/button.tsx'
import { PageSection } from '../components/page-section.tsx'
import { PlanCard } from '../components/plan-card.tsx'
import { durationWords, planTitle, providerWords } from '../words/plan-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const plans = await context.get(useCasesContext).showOffers(context.get(visitContext).country)
  if (plans.isErr()) throw unavailable(plans.error)
  return plans.value
}

const PlanOffer = ({ plan, showsProvider }: { plan: PricedPlan; showsProvider: boolean }) => {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const title = planTitle(i18n, plan, plan.duration)
  const provider = i18n._(providerWords[plan.provider])
  const unitPrice = plan.promoPriceByUnit ?? plan.priceByUnit
  const total = plan.promoPrice ?? plan.price
  return (
    <PlanCard
      title={showsProvider ? t`${title}, ${provider}` : title}
      badge={plan.isPopular ? t`Notre conseil` : undefined}
      saving={plan.discount === null ? undefined : t`${plan.discount} % de moins par mois`}
      unitPrice={money(unitPrice ?? total)}
      unitLabel={unitPrice === null ? t`une seule fois` : plan.unitUsed === 'days' ? t`par jour` : t`par mois`}
      totalPrice={money(total)}
      totalLabel={t`au total, ${durationWords(i18n, plan.duration)}`}
      priorPrice={plan.promoPrice === null ? undefined : money(plan.price)}
      priorPriceLabel={plan.promoPrice === null ? undefined : t`Prix précédent`}
      features={[
        t`Tous les cours et tous les quiz`,
        t`Chaque réponse expliquée`,
        plan.isFamilyMasterPlan ? t`Pour toute la famille, sur un même compte` : t`Pour une seule personne`,
      ]}
      note={plan.duration.kind === 'lifetime' ? t`Payé en une fois, sans renouvellement.` : t`Payé en une fois. S’arrête de lui-même à la fin.`}
      highlighted={plan.isPopular}
      headingLevel={3}
      action={
        <ButtonLink to={`/premium/checkout/${plan.id}`} fullWidth variant={plan.isPopular ? 'primary' : 'secondary'}>
          <Trans>Choisir {title}</Trans>
        </ButtonLink>
      }
    />
  )
}

const PlanGroup = ({ title, lead, plans }: { title: string; lead: string; plans: readonly PricedPlan[] }) =>
  plans.length === 0 ? null : (
    <PageSection title={title} lead={lead} headingLevel={2}>
      <div className="card-grid">
        {plans.map((plan) => (
          <PlanOffer key={plan.id} plan={plan} showsProvider={new Set(plans.map(({ provider }) => provider)).size > 1} />
        ))}
      </div>
    </PageSection>
  )

export default function Premium({ loaderData: { solo, family } }: Route.ComponentProps) {
  const { t } = useLingui()
  return (
    <>
      <PageTitle description={t`Les formules solo et famille d’Alvéole : prix par mois et prix total, sans surprise.`}>
        {t`Offres et tarifs`}
      </PageTitle>
      <PageSection
        title={t`Choisissez votre formule`}
        headingLevel={1}
        tone="honey"
        lead={
          <Trans>
            Le prix par mois et le prix total sont toujours affichés ensemble. Le premier chapitre de chaque matière reste
            gratuit, sans abonnement.
          </Trans>
        }
      />
      <PlanGroup title={t`Famille`} lead={t`Un seul abonnement et un seul compte pour la maison.`} plans={family} />
      <PlanGroup title={t`Solo`} lead={t`Pour une seule personne, de l’école aux études supérieures.`} plans={solo} />
    </>
  )
}

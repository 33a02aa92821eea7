import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Route } from './+types/premium'
import type { OfferedPlan } from '../../application/web/show-offers.ts'
import { ButtonLink } from '../components/button.tsx'
import { PageSection } from '../components/page-section.tsx'
import { PlanCard } from '../components/plan-card.tsx'
import { durationWords, periodicityWords, planTitle, providerWords } from '../words/plan-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ context }: Route.LoaderArgs) => {
  const plans = await context.get(useCasesContext).showOffers(context.get(visitContext).country)
  if (plans.isErr()) throw unavailable(plans.error)
  return plans.value
}

const PlanOffer = ({ plan, showsProvider }: { plan: OfferedPlan; showsProvider: boolean }) => {
  const { t, i18n } = useLingui()
  const { money } = useFormats()
  const title = planTitle(i18n, plan, plan.duration)
  const provider = i18n._(providerWords[plan.provider])
  const unitPrice = plan.promoPriceByUnit ?? plan.priceByUnit
  const { total, renewal } = plan
  const note = (() => {
    if (renewal) {
      const every = i18n._(periodicityWords[renewal.periodicity])
      return t`Se renouvelle ${every} au prix de ${money(renewal.price)}. Résiliable en ligne à tout moment.`
    }
    return plan.duration.kind === 'lifetime' ? t`Payé en une fois, sans renouvellement.` : t`Payé en une fois. S’arrête de lui-même à la fin.`
  })()
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
      note={note}
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

const PlanGroup = ({ title, lead, plans }: { title: string; lead: string; plans: readonly OfferedPlan[] }) =>
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
      >
        <p>
          <Trans>
            Les formules qui se renouvellent le disent, avec leur prix : vous pouvez les résilier en ligne à tout moment, en deux clics, jusqu’à 24
            heures avant l’échéance. Vous avez reçu une carte cadeau ? <Link to="/validation-buybox">Activez-la ici</Link>.
          </Trans>
        </p>
      </PageSection>
      <PlanGroup title={t`Famille`} lead={t`Un seul abonnement et un seul compte pour la maison.`} plans={family} />
      <PlanGroup title={t`Solo`} lead={t`Pour une seule personne, de l’école aux études supérieures.`} plans={solo} />
    </>
  )
}

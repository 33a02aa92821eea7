import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { OfferedPlan, Offers } from '../../application/web/show-offers.ts'
import { Accordion } from '../components/accordion.tsx'
import { ButtonLink } from '../components/button.tsx'
import { FeatureList } from '../components/feature-list.tsx'
import { PageSection } from '../components/page-section.tsx'
import { providerWords } from '../words/plan-words.ts'
import { PageTitle } from './page-title.tsx'
import { OrdinaryOffers } from './plan-offers.tsx'
import styles from './subscription-presentation.module.css'

const SoloOrFamily = ({ offers: { solo, family } }: { offers: Offers }) => {
  const { t } = useLingui()
  return (
    <div className="card-grid">
      {family.length > 0 && (
        <section className={styles.choice}>
          <h3>
            <Trans>Famille</Trans>
          </h3>
          <FeatureList
            features={[
              t`Un seul abonnement et un seul compte pour la maison`,
              t`Toutes les classes, du primaire au supérieur`,
              t`Un seul paiement, un seul reçu`,
            ]}
          />
        </section>
      )}
      {solo.length > 0 && (
        <section className={styles.choice}>
          <h3>
            <Trans>Solo</Trans>
          </h3>
          <FeatureList
            features={[t`Pour une seule personne`, t`Toutes les matières et toutes les classes`, t`Au mois, au trimestre ou à l’année`]}
          />
        </section>
      )}
    </div>
  )
}

const HowItIsPaid = ({ plans }: { plans: readonly OfferedPlan[] }) => {
  const { i18n } = useLingui()
  const providers = [...new Set(plans.map(({ provider }) => provider))]
  const renews = plans.some(({ renewal }) => renewal !== null)
  return (
    <ul className={styles.facts}>
      {providers.map((provider) => (
        <li key={provider}>
          <Trans>
            Vous payez <strong>{i18n._(providerWords[provider])}</strong>, sur la page sécurisée du prestataire de paiement : Alvéole ne voit pas et ne
            garde pas vos numéros.
          </Trans>
        </li>
      ))}
      <li>
        <Trans>
          Une <Link to="/validation-buybox">carte cadeau</Link> ouvre sa formule sans rien payer, et ne se renouvelle pas.
        </Trans>
      </li>
      <li>
        <Trans>Le prix total est écrit aussi grand que le prix par mois, et le récapitulatif le redit avant le paiement.</Trans>
      </li>
      <li>
        {renews ? (
          <Trans>Une formule qui se renouvelle le dit, avec le prix du renouvellement. Les autres s’arrêtent d’elles-mêmes.</Trans>
        ) : (
          <Trans>Ces formules sont payées en une fois : elles ne se renouvellent pas.</Trans>
        )}
      </li>
    </ul>
  )
}

const Questions = () => {
  const { t } = useLingui()
  return (
    <Accordion
      items={[
        {
          id: 'essayer',
          title: t`Puis-je essayer avant de m’abonner ?`,
          content: (
            <p>
              <Trans>
                Oui. Le premier chapitre de chaque matière est gratuit, avec son cours et son quiz : <Link to="/revisions">choisissez une matière</Link>.
              </Trans>
            </p>
          ),
        },
        {
          id: 'changer-d-avis',
          title: t`Et si je change d’avis ?`,
          content: (
            <p>
              <Trans>
                Vous avez 14 jours après la commande pour y renoncer, sans donner de raison, depuis votre compte. Les jours entiers qui restent vous
                sont remboursés ; ceux déjà écoulés restent dus. Pour un accès à vie, tout vous est remboursé.
              </Trans>
            </p>
          ),
        },
        {
          id: 'resilier',
          title: t`Comment résilier ?`,
          content: (
            <p>
              <Trans>
                En ligne, en deux clics, depuis <Link to="/mon-compte#abonnement">votre compte</Link>, jusqu’à 24 heures avant l’échéance. Vous gardez
                vos accès jusqu’à la fin de la période payée. Pour une formule à l’année, un e-mail vous prévient entre trois mois et un mois avant.
              </Trans>
            </p>
          ),
        },
        {
          id: 'code-promo',
          title: t`J’ai un code promo : où l’écrire ?`,
          content: (
            <p>
              <Trans>
                Sur la page de commande, avant de payer : le nouveau prix s’affiche aussitôt. Une réduction vaut pour la première période ; le prix du
                renouvellement est affiché à côté.
              </Trans>
            </p>
          ),
        },
        {
          id: 'mineur',
          title: t`Un élève mineur peut-il s’abonner ?`,
          content: (
            <p>
              <Trans>
                Une commande payante est passée par une personne majeure ou par un titulaire de l’autorité parentale. L’élève peut créer un compte
                gratuit et essayer les premiers chapitres.
              </Trans>
            </p>
          ),
        },
        {
          id: 'recu',
          title: t`Aurai-je un reçu ?`,
          content: (
            <p>
              <Trans>
                Oui, par e-mail, et dans <Link to="/mon-compte/recus">vos reçus</Link>, que vous pouvez imprimer.
              </Trans>
            </p>
          ),
        },
      ]}
    />
  )
}

/** What the subscription holds, what it costs today, how it is paid, and how one leaves it. */
export const SubscriptionPresentation = ({ offers }: { offers: Offers }) => {
  const { t } = useLingui()
  return (
    <>
      <PageTitle description={t`Ce que l’abonnement Alvéole ouvre, ce qu’il coûte, comment il se paie et comment il s’arrête.`}>
        {t`L’abonnement Alvéole`}
      </PageTitle>
      <PageSection
        title={t`L’abonnement Alvéole`}
        headingLevel={1}
        tone="honey"
        lead={<Trans>Le premier chapitre de chaque matière est gratuit. L’abonnement ouvre tous les autres.</Trans>}
      >
        <div className={styles.actions}>
          <ButtonLink to="#prix" size="large">
            <Trans>Voir les prix</Trans>
          </ButtonLink>
          <ButtonLink to="/revisions" variant="secondary" size="large">
            <Trans>Essayer gratuitement</Trans>
          </ButtonLink>
        </div>
      </PageSection>
      <PageSection title={t`Ce qu’il ouvre`}>
        <FeatureList
          features={[
            t`Tous les cours, avec leurs exemples et leurs formules`,
            t`Tous les quiz, et chaque réponse expliquée`,
            t`Vos résultats, gardés sur votre compte`,
            t`Sur ordinateur, tablette et téléphone, dans le navigateur`,
          ]}
        />
      </PageSection>
      <PageSection title={t`Solo ou famille`} tone="paper">
        <SoloOrFamily offers={offers} />
      </PageSection>
      <div id="prix">
        <OrdinaryOffers offers={offers} />
      </div>
      <PageSection title={t`Comment il se paie`} tone="paper">
        <HowItIsPaid plans={[...offers.family, ...offers.solo]} />
      </PageSection>
      <PageSection title={t`Vos questions`}>
        <Questions />
        <p>
          <Trans>
            Tout est écrit dans les <Link to="/conditions-d-utilisation">conditions générales d’utilisation et de vente</Link>. D’autres réponses sont
            dans la <Link to="/faq">foire aux questions</Link>.
          </Trans>
        </p>
      </PageSection>
    </>
  )
}

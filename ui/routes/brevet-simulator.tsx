import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/brevet-simulator'
import { formOfQuery } from '../../application/web/simulate-exam.ts'
import { PageSection } from '../components/page-section.tsx'
import { GradeSimulator, SimulatorLinks } from './grade-simulator.tsx'
import { PageTitle } from './page-title.tsx'
import { simulatorPath } from './simulator-path.ts'

/** The marks come with the address, so that a result can be shared, and read without scripts. */
export const loader = ({ request }: Route.LoaderArgs) => ({ given: formOfQuery(new URL(request.url).searchParams) })

export default function BrevetSimulator({ loaderData: { given } }: Route.ComponentProps) {
  const { t } = useLingui()
  const title = t`Simulateur de notes du brevet`
  return (
    <>
      <PageTitle description={t`Calculez votre note au brevet : contrôle continu, épreuves, mention, et la note qu’il vous faut encore. Gratuit, sans inscription.`}>
        {title}
      </PageTitle>
      <PageSection
        title={title}
        headingLevel={1}
        tone="honey"
        lead={<Trans>Indiquez les notes que vous connaissez : le reste peut attendre.</Trans>}
      />
      <PageSection>
        <GradeSimulator exam="brevet" given={given} path={simulatorPath('brevet')}>
          <section className="stack" aria-labelledby="regles">
            <h2 id="regles">
              <Trans>Comment le brevet est compté</Trans>
            </h2>
            <p>
              <Trans>
                Depuis 2026, le contrôle continu fait 40 % de la note : c’est la moyenne des moyennes annuelles de toutes les matières
                obligatoires. Les épreuves font 60 % : français, mathématiques, sciences et oral comptent 2 chacun, l’histoire-géographie 1,5
                et l’enseignement moral et civique 0,5.
              </Trans>
            </p>
            <p>
              <Trans>
                Le brevet est obtenu à partir de 10. Les mentions commencent à 12, 14 et 16, les félicitations du jury à 18. Jusqu’en 2025,
                on comptait 800 points : 400 pour le socle commun, 400 pour les épreuves.
              </Trans>
            </p>
            <SimulatorLinks
              links={[
                { to: '/brevet', label: t`Tout savoir sur le brevet` },
                { to: '/revisions', label: t`Réviser : cours et quiz` },
                { to: '/premium', label: t`Tous les chapitres avec l’abonnement` },
                { to: '/simulateur-de-notes-bac', label: t`Simulateur de notes du bac` },
              ]}
            />
          </section>
        </GradeSimulator>
      </PageSection>
    </>
  )
}

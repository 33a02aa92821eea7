import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/bac-simulator'
import { formOfQuery, simulatedExams } from '../../application/web/simulate-exam.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { PageSection } from '../components/page-section.tsx'
import { simulatorNames } from '../words/exam-words.ts'
import { GradeSimulator, SimulatorLinks } from './grade-simulator.tsx'
import { PageTitle } from './page-title.tsx'
import { simulatorPath } from './simulator-path.ts'
import { notFound } from './unavailable.ts'

/** The marks come with the address, so that a result can be shared, and read without scripts. */
export const loader = ({ params, request }: Route.LoaderArgs) => {
  const exam = simulatedExams.find((one) => one === params.exam)
  if (exam === undefined || exam === 'brevet') throw notFound()
  return { exam, given: formOfQuery(new URL(request.url).searchParams) }
}

const ProfessionalRules = () => (
  <>
    <p>
      <Trans>
        Le bac professionnel réunit des épreuves générales, les mêmes pour presque tous, et des épreuves professionnelles qui changent d’une
        spécialité à l’autre. La moyenne est la somme des notes multipliées par leurs coefficients, divisée par la somme des coefficients. Le
        chef-d’œuvre ajoute (note − 10) × 2 points, ou les retire.
      </Trans>
    </p>
    <p>
      <Trans>
        Le bac est obtenu à partir de 10. De 8 à moins de 10, avec au moins 10 à l’épreuve de pratique professionnelle, un oral de contrôle
        est possible : la note finale est la moyenne des deux. Les mentions commencent à 12, 14 et 16.
      </Trans>
    </p>
  </>
)

const Rules = () => (
  <>
    <p>
      <Trans>
        Les épreuves font 60 % de la note, le contrôle continu de première et de terminale 40 %. Les coefficients sont de 100 en tout ;
        chaque option en ajoute 2 par année, 14 au plus. La moyenne est la somme des notes multipliées par leurs coefficients, divisée par
        la somme des coefficients.
      </Trans>
    </p>
    <p>
      <Trans>
        Le bac est obtenu à partir de 10. De 8 à moins de 10, deux oraux de rattrapage permettent d’y arriver. Les mentions commencent à
        12, 14 et 16 ; à partir de 18, le jury peut y joindre ses félicitations.
      </Trans>
    </p>
  </>
)

export default function BacSimulator({ loaderData: { exam, given } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const name = i18n._(simulatorNames[exam])
  const titles = {
    general: t`Simulateur de notes du bac général`,
    technologique: t`Simulateur de notes du bac technologique`,
    professionnel: t`Simulateur de notes du bac professionnel`,
  }
  const title = titles[exam]
  return (
    <>
      <PageTitle description={t`${title} : moyenne exacte, mention, calcul détaillé, note qu’il vous faut encore et rattrapage. Gratuit, sans inscription.`}>
        {title}
      </PageTitle>
      <PageSection
        title={title}
        headingLevel={1}
        tone="honey"
        lead={<Trans>Indiquez les notes que vous connaissez : le reste peut attendre.</Trans>}
      >
        <Breadcrumb label={t`Fil d’Ariane`} items={[{ label: t`Simulateur du bac`, to: '/simulateur-de-notes-bac' }, { label: name }]} />
      </PageSection>
      <PageSection>
        <GradeSimulator exam={exam} given={given} path={simulatorPath(exam)}>
          <section className="stack" aria-labelledby="regles">
            <h2 id="regles">
              <Trans>Comment le bac est compté</Trans>
            </h2>
            {exam === 'professionnel' ? <ProfessionalRules /> : <Rules />}
            <SimulatorLinks
              links={[
                { to: '/bac', label: t`Tout savoir sur le bac` },
                { to: '/revisions', label: t`Réviser : cours et quiz` },
                { to: '/premium', label: t`Tous les chapitres avec l’abonnement` },
                { to: '/simulateur-de-notes-brevet', label: t`Simulateur de notes du brevet` },
              ]}
            />
          </section>
        </GradeSimulator>
      </PageSection>
    </>
  )
}

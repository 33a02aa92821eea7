import { Trans, useLingui } from '@lingui/react/macro'
import { PageSection } from '../components/page-section.tsx'
import { PathCard } from '../components/path-card.tsx'
import { simulatorNames } from '../words/exam-words.ts'
import { SimulatorLinks } from './grade-simulator.tsx'
import { PageTitle } from './page-title.tsx'
import { simulatorPath } from './simulator-path.ts'

/** Where a pupil chooses their bac. */
export default function BacSimulators() {
  const { t, i18n } = useLingui()
  const descriptions = {
    general: t`Épreuves anticipées, spécialités, philosophie, grand oral, contrôle continu et options.`,
    technologique: t`STMG, STI2D, ST2S, STL, STD2A, STHR, S2TMD : les mêmes règles, d’autres coefficients.`,
    professionnel: t`Épreuves générales et professionnelles, chef-d’œuvre et oral de contrôle, avec les coefficients de votre spécialité.`,
  }
  const exams = ['general', 'technologique', 'professionnel'] as const
  return (
    <>
      <PageTitle description={t`Calculez votre moyenne au bac : épreuves, contrôle continu, options, mention, rattrapage, et la note qu’il vous faut. Gratuit, sans inscription.`}>
        {t`Simulateur de notes du bac`}
      </PageTitle>
      <PageSection
        title={t`Simulateur de notes du bac`}
        headingLevel={1}
        tone="honey"
        lead={<Trans>Quelle moyenne aurez-vous, et quelle note vous faut-il encore ? Choisissez votre bac : c’est gratuit et sans inscription.</Trans>}
      />
      <PageSection>
        <div className="card-grid">
          {exams.map((exam) => (
            <PathCard key={exam} to={simulatorPath(exam)} title={i18n._(simulatorNames[exam])} description={descriptions[exam]} />
          ))}
        </div>
      </PageSection>
      <PageSection title={t`Pour aller plus loin`}>
        <SimulatorLinks
          links={[
            { to: '/bac', label: t`Le bac : épreuves, coefficients, mentions, rattrapage` },
            { to: simulatorPath('brevet'), label: t`Simulateur de notes du brevet` },
            { to: '/revisions', label: t`Cours et quiz` },
          ]}
        />
      </PageSection>
    </>
  )
}

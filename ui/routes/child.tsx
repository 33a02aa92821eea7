import { Trans, useLingui } from '@lingui/react/macro'
import type { Route } from './+types/child'
import { Avatar } from '../components/avatar.tsx'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import { FactList } from '../components/fact-list.tsx'
import { MasteryChart } from '../components/mastery-chart.tsx'
import { PageSection } from '../components/page-section.tsx'
import { QuizHistory } from '../components/quiz-history.tsx'
import { programmeNames } from '../words/newsletter-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useChildFacts } from './child-facts.ts'
import { childAddress, familyAddress, readOwnChild } from './own-family.ts'
import { PageTitle } from './page-title.tsx'
import styles from './family.module.css'

export const loader = async ({ params: { childId }, context }: Route.LoaderArgs) => ({
  child: await readOwnChild(context, childId, childAddress(childId)),
})

export default function Child({ loaderData: { child } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const factsOf = useChildFacts()
  const { id, name, avatar, level, quizzes, books } = child
  const title = t`Révisions : ${name}`
  const scoreOf = ({ state, right, answered, total }: Pick<(typeof quizzes)[number], 'state' | 'right' | 'answered' | 'total'>): string => {
    if (state === 'finished') return t`${right} sur ${total}`
    return answered === 0 ? t`Aucune réponse` : t`${right} sur ${answered} pour l’instant`
  }
  const percent = new Intl.NumberFormat(i18n.locale, { style: 'percent' })
  return (
    <PageSection title={title} headingLevel={1}>
      <PageTitle>{title}</PageTitle>
      <div className={styles.child}>
        <Breadcrumb
          label={t`Fil d’Ariane`}
          items={[{ label: t`Mon compte`, to: '/mon-compte' }, { label: t`Espace famille`, to: familyAddress }, { label: name }]}
        />
        <div className={styles.who}>
          <Avatar name={avatar} size="large" />
          <div className={styles.facts}>
            <FactList facts={[{ label: t`Classe`, value: i18n._(programmeNames[level]) }, ...factsOf(child)]} />
          </div>
        </div>
        <MasteryChart
          title={t`Matière par matière`}
          headingLevel={2}
          summary={t`D’après les réponses données aux quiz : chaque bonne réponse compte, les plus récentes davantage.`}
          emptyText={t`La progression s’affiche dès la première réponse à un quiz.`}
          rows={books.map(({ title: label, mastery, state, subject }) => ({
            label,
            share: mastery,
            shareLabel: percent.format(mastery),
            stateLabel: state === 'mastered' ? t`Acquis` : t`En cours`,
            subject,
          }))}
        />
        <section className={styles.quizzes}>
          <h2>
            <Trans>Les derniers quiz</Trans>
          </h2>
          {quizzes.length === 0 ? (
            <p>
              <Trans>{name} n’a pas encore commencé de quiz.</Trans>
            </p>
          ) : (
            <QuizHistory
              quizzes={quizzes.map(({ attemptId, title: quiz, startedAt, state, answered, right, total }) => ({
                id: attemptId,
                title: quiz,
                detail: t`Commencé le ${date(startedAt)}`,
                score: scoreOf({ state, right, answered, total }),
                state: state === 'finished' ? t`Terminé` : t`À terminer`,
                tone: state === 'finished' ? 'success' : 'neutral',
              }))}
            />
          )}
        </section>
        <div className={styles.actions}>
          <ButtonLink to={childAddress(id, 'modifier')} variant="secondary">
            <Trans>Modifier le profil</Trans>
          </ButtonLink>
          <ButtonLink to={familyAddress} variant="quiet">
            <Trans>Revenir à l’espace famille</Trans>
          </ButtonLink>
        </div>
      </div>
    </PageSection>
  )
}

import { plural } from '@lingui/core/macro'
import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { MembersHome, OwnQuiz } from '../../application/web/show-home.ts'
import { CourseCard } from '../components/course-card.tsx'
import { FactList } from '../components/fact-list.tsx'
import { MasteryChart } from '../components/mastery-chart.tsx'
import { PageSection } from '../components/page-section.tsx'
import { ResumeCard } from '../components/resume-card.tsx'
import { levelNames } from '../words/content-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { BookShelf, type shelfOf } from './book-shelf.tsx'
import { withoutLocale } from './library-address.ts'
import { PageTitle } from './page-title.tsx'
import { ProfilingInvitation } from './profiling-invitation.tsx'

const ownQuizOf = ({ book, chapter, attempt }: OwnQuiz) => ({
  id: attempt.attemptId,
  to: `${withoutLocale(attempt.quizPath)}/${attempt.attemptId}`,
  title: chapter.course.title,
  subject: book.subject,
  startedAt: attempt.startedAt,
  answered: attempt.answered,
  total: attempt.total,
  result: attempt.result,
  mastery: attempt.mastery,
  state: attempt.state,
})

/** What the page shows of a member's home. */
export const homeOf = ({ begun, next, finished, level, isEverythingOpen }: MembersHome, firstname: string | null) => ({
  firstname,
  level,
  isEverythingOpen,
  begun: begun.map(ownQuizOf),
  next: next.map(({ book, chapter: { dir, course, quiz }, access }) => ({
    to: withoutLocale(dir),
    title: course.title,
    description: course.description,
    subject: book.subject,
    bookTitle: book.title,
    minutes: course.minutes,
    questions: quiz?.questionCount ?? 0,
    access,
  })),
  finished: finished.map(ownQuizOf),
})

type Home = ReturnType<typeof homeOf>

const Begun = ({ begun }: Pick<Home, 'begun'>) => {
  const { t } = useLingui()
  return (
    <PageSection title={t`À reprendre`}>
      <div className="card-grid">
        {begun.map(({ id, to, title, subject, answered, total }) => (
          <ResumeCard
            key={id}
            to={to}
            title={t`Quiz : ${title}`}
            subject={subject}
            value={answered}
            max={total}
            progressLabel={t`${plural(answered, { one: '# réponse', other: '# réponses' })} sur ${total}`}
            actionLabel={t`Reprendre`}
          />
        ))}
      </div>
    </PageSection>
  )
}

const Next = ({ next, level }: Pick<Home, 'next' | 'level'>) => {
  const { t, i18n } = useLingui()
  const statusLabels = { free: t`Gratuit`, open: t`Ouvert`, locked: t`Avec abonnement` }
  const levelName = level && i18n._(levelNames[level])
  return (
    <PageSection title={t`À faire ensuite`} lead={levelName ? t`Pour votre niveau : ${levelName}.` : t`La suite de ce que vous avez commencé.`}>
      <div className="card-grid">
        {next.map(({ to, title, description, subject, bookTitle, minutes, access }) => (
          <CourseCard
            key={to}
            to={to}
            title={title}
            description={description}
            subject={subject}
            meta={t`${bookTitle} · ${minutes} min de lecture`}
            status={access}
            statusLabel={statusLabels[access]}
          />
        ))}
      </div>
    </PageSection>
  )
}

const Results = ({ finished }: Pick<Home, 'finished'>) => {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const states = { 'not-started': t`Pas encore commencé`, 'in-progress': t`En cours d’acquisition`, mastered: t`Acquis` }
  return (
    <PageSection title={t`Mes derniers résultats`}>
      <div className="card-grid">
        <FactList
          facts={finished.map(({ title, to, result, startedAt }) => ({
            label: `${title} · ${date(startedAt)}`,
            value: (
              <Link to={to} aria-label={t`${title} : voir le résultat`}>
                {t`${result?.right ?? 0} sur ${result?.total ?? 0}`}
              </Link>
            ),
          }))}
        />
        <MasteryChart
          title={t`Ce que je maîtrise`}
          summary={<Trans>D’après toutes vos réponses aux quiz, les plus récentes comptant le plus.</Trans>}
          rows={finished.map(({ title, subject, mastery, state }) => ({
            label: title,
            subject,
            share: mastery,
            shareLabel: i18n.number(mastery, { style: 'percent', maximumFractionDigits: 0 }),
            stateLabel: states[state],
          }))}
          emptyText={null}
        />
      </div>
    </PageSection>
  )
}

/** The home of a member: what they began, what comes next, how it went, and all the books. */
export const MembersHomeView = ({ home, books }: { home: Home; books: ReturnType<typeof shelfOf> }) => {
  const { t } = useLingui()
  const { begun, next, finished, level, firstname, isEverythingOpen } = home
  const begunCount = begun.length
  const invitation = isEverythingOpen ? t`Choisissez une matière : tous les chapitres vous sont ouverts.` : t`Choisissez une matière. Le premier chapitre est toujours gratuit.`
  return (
    <>
      <PageSection
        title={t`Mes révisions`}
        headingLevel={1}
        tone="honey"
        lead={
          <>
            {firstname ? t`Bonjour ${firstname} ! ` : ''}
            {begunCount > 0
              ? t`Vous avez ${plural(begunCount, { one: '# quiz', other: '# quiz' })} à reprendre.`
              : invitation}
          </>
        }
      >
        <PageTitle>{t`Mes révisions`}</PageTitle>
        <ProfilingInvitation />
        <p>
          <Link to="/revisions/bibliotheque-des-savoirs">
            <Trans>Chercher dans la bibliothèque des savoirs</Trans>
          </Link>
        </p>
      </PageSection>
      {begunCount > 0 && <Begun begun={begun} />}
      {next.length > 0 && <Next next={next} level={level} />}
      {finished.length > 0 && <Results finished={finished} />}
      <PageSection title={t`Toutes les matières`}>
        <BookShelf books={books} headingLevel={3} />
      </PageSection>
    </>
  )
}

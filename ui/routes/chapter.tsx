import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Route } from './+types/chapter'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { ButtonLink } from '../components/button.tsx'
import { PageSection } from '../components/page-section.tsx'
import { Paywall } from '../components/paywall.tsx'
import { Prose } from '../components/prose.tsx'
import { TableOfContents } from '../components/table-of-contents.tsx'
import { withoutLocale } from './library-address.ts'
import { useFormats } from '../words/use-formats.ts'
import { useTellOnce, useTellSeen } from '../analytics.ts'
import { useRootData } from '../root-data.ts'
import { breadcrumbOf, courseOf } from '../structured-data/learning.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { notFound, unavailable } from './unavailable.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { locale } = context.get(visitContext)
  const opened = await context.get(useCasesContext).openChapter({ locale, ...params })
  if (opened.isErr()) throw unavailable(opened.error)
  const { document, body, isLocked, book, category, chapter, previous, next } = opened.value
  if (document.kind !== 'course') throw notFound()
  const neighbour = (other: typeof previous) => other && { title: other.course.title, to: withoutLocale(other.dir) }
  const { title, description, isFree, minutes, author, reviewer, licence, toc } = document
  return {
    course: { title, description, isFree, minutes, author, reviewer, licence, toc, updatedAt: Date.parse(document.updatedOn) },
    body: isLocked ? null : (body ?? ''),
    to: withoutLocale(chapter.dir),
    hasQuiz: chapter.quiz !== null,
    book: { title: book.book.title, to: withoutLocale(book.book.dir) },
    category: { title: category.category.title, to: withoutLocale(category.category.dir) },
    previous: neighbour(previous),
    next: neighbour(next),
  }
}

export default function Chapter({ loaderData }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const root = useRootData()
  const isLoggedIn = Boolean(root?.profile)
  const { course, body, to, hasQuiz, book, category, previous, next } = loaderData
  const way = [
    { label: t`Cours et quiz`, to: '/revisions' },
    { label: book.title, to: book.to },
    { label: category.title, to: category.to },
    { label: course.title },
  ]
  const article = useTellSeen<HTMLElement>(to, body === null ? 'locked-course' : 'course')
  useTellOnce(body === null ? { type: 'paywall-viewed', path: to } : null, to)
  return (
    <>
      <PageTitle description={course.description}>{course.title}</PageTitle>
      {root && <StructuredData about={courseOf({ ...course, to }, root)} />}
      {root && <StructuredData about={breadcrumbOf(way, root.origin)} />}
      <PageSection title={course.title} headingLevel={1} tone="honey" lead={course.description}>
        <Breadcrumb label={t`Fil d’Ariane`} items={way} />
      </PageSection>
      <PageSection>
        <div className="reading-layout">
          {body !== null && <TableOfContents title={t`Dans ce chapitre`} entries={course.toc} />}
          <article className="stack" ref={article}>
            {body === null ? (
              <Paywall
                title={t`Ce chapitre s’ouvre avec l’abonnement`}
                headingLevel={2}
                text={<Trans>Le premier chapitre de chaque matière est gratuit. L’abonnement ouvre tous les autres.</Trans>}
                action={
                  <ButtonLink to="/premium" size="large">
                    <Trans>Voir les offres</Trans>
                  </ButtonLink>
                }
                secondary={
                  isLoggedIn ? undefined : (
                    <ButtonLink to={`/login?next=${encodeURIComponent(to)}`} variant="quiet">
                      <Trans>Déjà un abonnement ? Se connecter</Trans>
                    </ButtonLink>
                  )
                }
              />
            ) : (
              <>
                <Prose html={body} />
                {hasQuiz && (
                  <ButtonLink to={`${to}/quiz`} size="large">
                    <Trans>Passer au quiz</Trans>
                  </ButtonLink>
                )}
              </>
            )}
            <p>
              <small>
                <Trans>
                  {course.minutes} min de lecture · Auteur : {course.author} · Relecture : {course.reviewer} · Mis à jour le{' '}
                  {date(course.updatedAt)} · {course.licence}
                </Trans>
              </small>
            </p>
            <div className="cluster">
              {previous && (
                <Link to={previous.to}>
                  <Trans>Chapitre précédent : {previous.title}</Trans>
                </Link>
              )}
              {next && (
                <Link to={next.to}>
                  <Trans>Chapitre suivant : {next.title}</Trans>
                </Link>
              )}
            </div>
          </article>
        </div>
      </PageSection>
    </>
  )
}

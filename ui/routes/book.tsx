import { plural } from '@lingui/core/macro'
import { useLingui } from '@lingui/react/macro'
import { redirect } from 'react-router'
import type { Route } from './+types/book'
import { openAccess } from '../../application/web/chapter-access.ts'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { CourseCard } from '../components/course-card.tsx'
import { PageSection } from '../components/page-section.tsx'
import { withoutLocale } from './library-address.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { PageTitle } from './page-title.tsx'
import { notFound, unavailable } from './unavailable.ts'

/** A book with all its chapters, or one category of it. */
export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const useCases = context.get(useCasesContext)
  const { locale } = context.get(visitContext)
  const [opened, profile] = await Promise.all([useCases.openBook({ locale, book: params.book }), useCases.readProfile()])
  if (opened.isErr()) {
    const former = opened.error.type === 'content-not-found' ? await useCases.findFormerBook(locale, params.book, { path: url.pathname, search: url.search }) : null
    throw former ? redirect(former.to, former.permanence === 'permanent' ? 301 : 302) : unavailable(opened.error)
  }
  if (profile.isErr()) throw unavailable(profile.error)

  const { book } = opened.value
  const wanted = 'category' in params ? params.category : undefined
  const categories = opened.value.categories
    .map(({ category, chapters }) => ({
      title: category.title,
      description: category.description,
      to: withoutLocale(category.dir),
      chapters: chapters.map(({ dir, course, quiz }) => ({
        to: withoutLocale(dir),
        title: course.title,
        description: course.description,
        minutes: course.minutes,
        questions: quiz?.questionCount ?? 0,
        access: openAccess(course, profile.value),
      })),
    }))
    .filter(({ to }) => wanted === undefined || to.endsWith(`/${wanted}`))
  if (categories.length === 0) throw notFound()
  return {
    book: { title: book.title, description: book.description, subject: book.subject, to: withoutLocale(book.dir) },
    isCategory: wanted !== undefined,
    categories,
  }
}

export default function BookPage({ loaderData: { book, categories, isCategory } }: Route.ComponentProps) {
  const { t } = useLingui()
  const statusLabels = { free: t`Gratuit`, open: t`Ouvert`, locked: t`Avec abonnement` }
  const title = isCategory ? (categories[0]?.title ?? book.title) : book.title
  const description = isCategory ? (categories[0]?.description ?? '') : book.description
  return (
    <>
      <PageTitle description={description}>{title}</PageTitle>
      <PageSection title={title} headingLevel={1} tone="honey" lead={description}>
        <Breadcrumb
          label={t`Fil d’Ariane`}
          items={[
            { label: t`Cours et quiz`, to: '/revisions' },
            ...(isCategory ? [{ label: book.title, to: book.to }] : []),
            { label: title },
          ]}
        />
      </PageSection>
      {categories.map((category) => (
        <PageSection
          key={category.to}
          title={isCategory ? t`Chapitres` : category.title}
          lead={isCategory ? undefined : category.description}
          headingLevel={2}
        >
          <div className="card-grid">
            {category.chapters.map((chapter) => (
              <CourseCard
                key={chapter.to}
                to={chapter.to}
                title={chapter.title}
                description={chapter.description}
                subject={book.subject}
                meta={
                  chapter.questions === 0
                    ? t`${chapter.minutes} min de lecture`
                    : t`${chapter.minutes} min de lecture · quiz de ${plural(chapter.questions, { one: '# question', other: '# questions' })}`
                }
                status={chapter.access}
                statusLabel={statusLabels[chapter.access]}
                headingLevel={3}
              />
            ))}
          </div>
        </PageSection>
      ))}
    </>
  )
}

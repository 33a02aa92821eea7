import { Trans, useLingui } from '@lingui/react/macro'
import { Link } from 'react-router'
import type { Route } from './+types/blog-articles'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageSection } from '../components/page-section.tsx'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { ArticleCards } from './article-cards.tsx'
import { FeedLinks } from './feed-links.tsx'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

/** All articles by date, or those of a day. */
export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const { listArticles, listArticlesOfDay } = context.get(useCasesContext)
  const { locale } = context.get(visitContext)
  const day = ('date' in params ? params.date : undefined) ?? null
  const articles = await (day === null ? listArticles(locale) : listArticlesOfDay(locale, day))
  if (articles.isErr()) throw unavailable(articles.error)
  return { day, articles: articles.value }
}

export default function BlogArticles({ loaderData: { day, articles } }: Route.ComponentProps) {
  const { t } = useLingui()
  const { date } = useFormats()
  const title = day === null ? t`Tous les articles` : t`Articles du ${date(Date.parse(day))}`
  return (
    <>
      <PageTitle>{title}</PageTitle>
      <FeedLinks />
      <PageSection title={title} headingLevel={1} tone="honey">
        <Breadcrumb
          label={t`Fil d’Ariane`}
          items={[
            { label: t`Blog`, to: '/blog' },
            ...(day === null ? [] : [{ label: t`Tous les articles`, to: '/blog/articles' }]),
            { label: day === null ? title : date(Date.parse(day)) },
          ]}
        />
      </PageSection>
      <PageSection>
        {day !== null && <ArticleCards articles={articles} headingLevel={2} />}
        {day === null && articles.length === 0 && <EmptyState title={t`Pas encore d’article ici`} />}
        {day === null && articles.length > 0 && (
          <ul className="stack" role="list">
            {articles.map(({ to, title: name, publishedOn, minutes }) => (
              <li key={to}>
                <Link to={to}>{name}</Link>
                <br />
                <small>
                  <time dateTime={publishedOn}>{date(Date.parse(publishedOn))}</time> · <Trans>{minutes} min de lecture</Trans>
                </small>
              </li>
            ))}
          </ul>
        )}
      </PageSection>
    </>
  )
}

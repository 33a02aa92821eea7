import { Trans, useLingui } from '@lingui/react/macro'
import { Link, redirect } from 'react-router'
import type { Route } from './+types/blog'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { EmptyState } from '../components/empty-state.tsx'
import { PageSection } from '../components/page-section.tsx'
import { Pagination } from '../components/pagination.tsx'
import { SectionLinks } from '../components/section-links.tsx'
import { blogSectionNames, feedWords } from '../words/blog-words.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { ArticleCards } from './article-cards.tsx'
import { feedAddress } from './feed-address.ts'
import { FeedLinks } from './feed-links.tsx'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

/** A page of the blog, or of one of its sections. */
export const loader = async ({ params, url, context }: Route.LoaderArgs) => {
  const segments = [params.first, params.second].filter((segment) => segment !== undefined)
  const opened = await context.get(useCasesContext).openBlog(context.get(visitContext).locale, segments)
  if (opened.isErr()) throw unavailable(opened.error)
  if (opened.value.type === 'elsewhere') throw redirect(`${opened.value.path}${url.search}`, 301)
  return opened.value
}

export default function Blog({ loaderData: { place, articles, pages, sections } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { page, section } = place
  const name = section === null ? t`Blog` : i18n._(blogSectionNames[section])
  const description = i18n._(feedWords.description)
  return (
    <>
      <PageTitle description={description}>{page === 1 ? name : t`${name}, page ${page}`}</PageTitle>
      <FeedLinks />
      <PageSection title={section === null ? t`Le blog` : t`Blog : ${name}`} headingLevel={1} tone="honey" lead={description}>
        {section !== null && <Breadcrumb label={t`Fil d’Ariane`} items={[{ label: t`Blog`, to: '/blog' }, { label: name }]} />}
      </PageSection>
      <PageSection>
        <div className="stack">
          <SectionLinks
            label={t`Rubriques du blog`}
            items={[
              { to: '/blog', label: t`Tous les articles`, current: section === null },
              ...sections.map((one) => ({ to: one.to, label: i18n._(blogSectionNames[one.section]), current: one.section === section })),
            ]}
          />
          {articles.length === 0 ? (
            <EmptyState title={t`Pas encore d’article ici`}>
              <Trans>
                <Link to="/explorer">Parcourez les niveaux</Link> en attendant.
              </Trans>
            </EmptyState>
          ) : (
            <ArticleCards articles={articles} headingLevel={2} />
          )}
          <Pagination label={t`Pages du blog`} page={page} pageCount={pages.length} hrefFor={(wanted) => pages[wanted - 1] ?? '/blog'} />
          <p>
            <Trans>
              <Link to="/blog/articles">Tous les articles par date</Link> · S’abonner par{' '}
              <a href={feedAddress('rss', i18n.locale)}>RSS</a> ou <a href={feedAddress('atom', i18n.locale)}>Atom</a>
            </Trans>
          </p>
        </div>
      </PageSection>
    </>
  )
}

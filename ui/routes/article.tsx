import { Trans, useLingui } from '@lingui/react/macro'
import { Link, useLocation } from 'react-router'
import type { Route } from './+types/article'
import { Breadcrumb } from '../components/breadcrumb.tsx'
import { PageSection } from '../components/page-section.tsx'
import { PageTurn } from '../components/page-turn.tsx'
import { Prose } from '../components/prose.tsx'
import { TableOfContents } from '../components/table-of-contents.tsx'
import { useRootData } from '../root-data.ts'
import { articleOf } from '../structured-data/article.ts'
import { StructuredData } from '../structured-data/structured-data.tsx'
import { blogSectionNames } from '../words/blog-words.ts'
import { useFormats } from '../words/use-formats.ts'
import { useCasesContext, visitContext } from '../visit.ts'
import { ArticleCards } from './article-cards.tsx'
import { FeedLinks } from './feed-links.tsx'
import { PageTitle } from './page-title.tsx'
import { unavailable } from './unavailable.ts'

export const loader = async ({ params, context }: Route.LoaderArgs) => {
  const opened = await context.get(useCasesContext).openArticle(context.get(visitContext).locale, params)
  if (opened.isErr()) throw unavailable(opened.error)
  const { article, ...around } = opened.value
  const { title, description, section, author, publishedOn, licence, minutes, toc } = article
  return { ...around, article: { title, description, section, author, publishedOn, licence, minutes, toc: toc.filter(({ depth }) => depth === 2) } }
}

export default function Article({ loaderData: { article, body, sectionPath, previous, next, related } }: Route.ComponentProps) {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  const root = useRootData()
  const { pathname } = useLocation()
  const { title, description, author, publishedOn, licence, minutes, toc } = article
  const section = i18n._(blogSectionNames[article.section])
  return (
    <>
      <PageTitle description={description}>{title}</PageTitle>
      <FeedLinks />
      {root && <StructuredData about={articleOf({ ...article, to: pathname }, root)} />}
      <PageSection title={title} headingLevel={1} tone="honey" lead={description}>
        <Breadcrumb label={t`Fil d’Ariane`} items={[{ label: t`Blog`, to: '/blog' }, { label: section, to: sectionPath }, { label: title }]} />
      </PageSection>
      <PageSection>
        <div className="reading-layout">
          {toc.length > 0 && <TableOfContents title={t`Dans cet article`} entries={toc} />}
          <article className="stack">
            <p>
              <Trans>
                {author}, le <time dateTime={publishedOn}>{date(Date.parse(publishedOn))}</time> · {minutes} min de lecture
              </Trans>
            </p>
            <Prose html={body} />
            <p>
              <small>
                <Trans>
                  Licence : {licence} · <Link to={sectionPath}>Tous les articles de la rubrique {section}</Link>
                </Trans>
              </small>
            </p>
            <PageTurn
              label={t`Articles voisins`}
              previous={previous ? { to: previous.to, label: t`Article précédent`, title: previous.title } : undefined}
              next={next ? { to: next.to, label: t`Article suivant`, title: next.title } : undefined}
            />
          </article>
        </div>
      </PageSection>
      {related.length > 0 && (
        <PageSection title={t`À lire aussi`} tone="paper">
          <ArticleCards articles={related} headingLevel={3} />
        </PageSection>
      )}
    </>
  )
}

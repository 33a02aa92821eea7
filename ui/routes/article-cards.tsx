import { useLingui } from '@lingui/react/macro'
import type { ListedArticle } from '../../application/web/read-blog.ts'
import { ArticleCard } from '../components/article-card.tsx'
import { blogSectionNames } from '../words/blog-words.ts'
import { useFormats } from '../words/use-formats.ts'

export const ArticleCards = ({ articles, headingLevel }: { articles: readonly ListedArticle[]; headingLevel: 2 | 3 }) => {
  const { t, i18n } = useLingui()
  const { date } = useFormats()
  return (
    <ul className="card-grid">
      {articles.map(({ to, title, description, section, publishedOn, minutes }) => (
        <li key={to}>
          <ArticleCard
            to={to}
            title={title}
            excerpt={description}
            section={i18n._(blogSectionNames[section])}
            dateLabel={date(Date.parse(publishedOn))}
            date={publishedOn}
            readingTime={t`${minutes} min de lecture`}
            showsPicture
            headingLevel={headingLevel}
          />
        </li>
      ))}
    </ul>
  )
}
